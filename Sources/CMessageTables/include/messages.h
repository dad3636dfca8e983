#ifndef PLIST_LSP_MESSAGES_H
#define PLIST_LSP_MESSAGES_H

#include <stddef.h>

/// A string table as it was at build time.
typedef struct {
  /// The name of the file, without extension.
  const char *_Nonnull name;
  /// The bytes of the file; they live as long as the program.
  const unsigned char *_Nonnull bytes;
  /// The number of bytes.
  size_t count;
} MessageTable;

/// Returns the first of all string tables, in English.
///
/// A function, because Swift takes no global of C that holds pointers for safe across threads.
const MessageTable *_Nonnull messageTables(void);

/// Returns the number of string tables.
size_t messageTableCount(void);

/// Returns the first of the string tables in Simplified Chinese, which need not have all texts.
const MessageTable *_Nonnull chineseMessageTables(void);

/// Returns the number of string tables in Simplified Chinese.
size_t chineseMessageTableCount(void);

#endif
