// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write;

/**
 * The source of one generated type.
 *
 * @param simpleName the simple name of the type
 * @param qualifiedName the qualified name of the type
 * @param content the text of the file
 */
public record SourceFile(String simpleName, String qualifiedName, String content) {}
