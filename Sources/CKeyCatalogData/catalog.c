#include "catalog.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BEGIN(identifier, name) static const unsigned char identifier[] = {
#define FILE_END };
#define MOST 0x7fffffff
#include "files.h"
#undef FILE_BEGIN
#undef FILE_END
#undef MOST

#define FILE_BEGIN(identifier, name) {name, identifier, sizeof identifier
#define FILE_END },
#define MOST 0
static const KeyCatalogFile files[] = {
#include "files.h"
};

const KeyCatalogFile *keyCatalogFiles(void) { return files; }

size_t keyCatalogFileCount(void) { return sizeof files / sizeof files[0]; }
