#ifndef PLIST_LSP_KEY_CATALOG_DATA_H
#define PLIST_LSP_KEY_CATALOG_DATA_H

#include <stddef.h>

/// A file of the key catalog as it was at build time.
typedef struct {
  /// Path below the folder catalog, without extension.
  const char *_Nonnull name;
  /// The bytes of the file; they live as long as the program.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes.
  size_t count;
} KeyCatalogFile;

/// Returns the first of all files of the key catalog.
///
/// A function, because Swift takes no global of C that holds pointers for safe across threads.
const KeyCatalogFile *_Nonnull keyCatalogFiles(void);

/// Returns the number of files of the key catalog.
size_t keyCatalogFileCount(void);

#endif
