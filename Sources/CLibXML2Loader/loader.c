#include "CLibXML2Loader.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif

#ifdef __APPLE__
static const char *const names[] = {"/usr/lib/libxml2.2.dylib"};
#else
static const char *const names[] = {"libxml2.so.2", "libxml2.so.16"};
#endif

static LibXML2 functions;
static int is_loaded;

static void load(void) {
#ifdef __linux__
  // A static executable has no program interpreter, and libraries of the system are made for another C library than its own.
  if (getauxval(AT_BASE) == 0) return;
#endif
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index++) {
    library = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
  }
  if (library == NULL) return;
#define LIBXML2_FIND(result, name, parameters)        \
  *(void **)(&functions.name) = dlsym(library, #name); \
  if (functions.name == NULL) return;
  LIBXML2_FUNCTIONS(LIBXML2_FIND)
#undef LIBXML2_FIND
  is_loaded = 1;
}

const LibXML2 *libxml2(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &functions : NULL;
}

// The layout of `xmlSAXHandler`; only the members that are named are touched.
typedef struct Handlers {
  void *declarations[17];
  void (*characters)(void *, const unsigned char *, int);
  void (*ignorable_whitespace)(void *, const unsigned char *, int);
  void *processing_instruction;
  void (*comment)(void *, const unsigned char *);
  void *messages[4];
  void (*cdata_block)(void *, const unsigned char *, int);
  void *external_subset;
  unsigned int initialized;
  void *reserved;
  void (*start_element)(void *, const unsigned char *, const unsigned char *, const unsigned char *, int,
                        const unsigned char **, int, int, const unsigned char **);
  void (*end_element)(void *, const unsigned char *, const unsigned char *, const unsigned char *);
} Handlers;

static void pass_text(void *context, const unsigned char *text, int count) {}

static void pass_comment(void *context, const unsigned char *text) {}

static void pass_start(void *context, const unsigned char *name, const unsigned char *prefix, const unsigned char *uri,
                       int namespace_count, const unsigned char **namespaces, int attribute_count, int default_count,
                       const unsigned char **attributes) {}

static void pass_end(void *context, const unsigned char *name, const unsigned char *prefix, const unsigned char *uri) {}

void libxml2_skip_tree(void *parser) {
  // The handlers are what a parser begins with.
  Handlers *handlers = *(Handlers **)parser;
  handlers->characters = pass_text;
  handlers->ignorable_whitespace = pass_text;
  handlers->comment = pass_comment;
  handlers->cdata_block = pass_text;
  handlers->start_element = pass_start;
  handlers->end_element = pass_end;
}
