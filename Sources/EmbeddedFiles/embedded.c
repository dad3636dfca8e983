#include "embedded.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BEGIN(identifier, name) static const unsigned char identifier[] = {
#define FILE_END };
#define MOST 0x7fffffff
#include "catalog.h"
#include "chinese.h"
#include "english.h"
#include "report.h"
#undef FILE_BEGIN
#undef FILE_END
#undef MOST

#define FILE_BEGIN(identifier, name) {name, identifier, sizeof identifier
#define FILE_END },
#define MOST 0
static const EmbeddedFile catalog[] = {
#include "catalog.h"
};
static const EmbeddedFile chinese[] = {
#include "chinese.h"
};
static const EmbeddedFile english[] = {
#include "english.h"
};
static const EmbeddedFile report[] = {
#include "report.h"
};

EmbeddedFolder embeddedFolder(const char *name) {
  static const struct {
    const char *name;
    EmbeddedFolder folder;
  } folders[] = {
      {"catalog", {catalog, sizeof catalog / sizeof catalog[0]}},
      {"en.lproj", {english, sizeof english / sizeof english[0]}},
      {"report", {report, sizeof report / sizeof report[0]}},
      {"zh-Hans.lproj", {chinese, sizeof chinese / sizeof chinese[0]}},
  };
  for (size_t index = 0; index < sizeof folders / sizeof folders[0]; index++) {
    if (strcmp(folders[index].name, name) == 0) return folders[index].folder;
  }
  EmbeddedFolder none = {catalog, 0};
  return none;
}
