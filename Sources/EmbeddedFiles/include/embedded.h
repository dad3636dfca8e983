#ifndef PLIST_LSP_EMBEDDED_FILES_H
#define PLIST_LSP_EMBEDDED_FILES_H

#include <stddef.h>

/// A file as it was at build time.
typedef struct {
  /// Path below its folder, without extension.
  const char *_Nonnull name;
  /// The bytes of the file; they live as long as the program.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes.
  size_t count;
} EmbeddedFile;

/// The files of a folder.
typedef struct {
  const EmbeddedFile *_Nonnull files;
  size_t count;
} EmbeddedFolder;

/// Returns the files of the folder called `name`: catalog, en.lproj, report or zh-Hans.lproj; none for other names.
///
/// The system maps the bytes of a file when they are first read.
EmbeddedFolder embeddedFolder(const char *_Nonnull name);

#endif
