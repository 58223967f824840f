// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
/** Substitutes for methods of Java that Android lacks at API level 26. Not exported. */
package dev.boardwright.internal.platform;
