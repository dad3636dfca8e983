#ifndef PLIST_LSP_LIBXML2_LOADER_H
#define PLIST_LSP_LIBXML2_LOADER_H

// What is used of libxml2. It is found when it is first asked for: linked, it and the ICU that it needs would take a fifth of
// the time in which the server answers its first message. Layouts and functions are those of its stable interface, and a
// test holds them against the installed headers.

/// The beginning of `xmlError`, with the members that are read; columns count from 1 in characters.
typedef struct LibXML2Error {
  int domain;
  int code;
  const char *_Nullable message;
  int level;
  const char *_Nullable file;
  int line;
  const char *_Nullable strings[3];
  int int1;
  int column;
} LibXML2Error;

/// `XML_ERR_ERROR`: the least level that makes a text wrong.
enum { LIBXML2_LEVEL_ERROR = 2 };
/// `XML_FROM_VALID`: the text is XML and breaks its document type.
enum { LIBXML2_DOMAIN_VALID = 23 };
/// `XML_PARSE_NONET`, `XML_PARSE_HUGE` and `XML_PARSE_BIG_LINES`.
enum { LIBXML2_PARSE_NO_NETWORK = 1 << 11, LIBXML2_PARSE_HUGE = 1 << 19, LIBXML2_PARSE_BIG_LINES = 1 << 22 };
/// `XML_CHAR_ENCODING_UTF8`.
enum { LIBXML2_ENCODING_UTF8 = 1 };

typedef void (*LibXML2ErrorHandler)(void *_Nullable context, const LibXML2Error *_Nullable error);

/// Gives up to `count` bytes and returns how many; 0 at the end.
typedef int (*LibXML2Reader)(void *_Nullable context, char *_Nullable bytes, int count);

/// Each function as `X(result, name, parameters)`; parsers, documents, buffers and so on are opaque here.
#define LIBXML2_FUNCTIONS(X)                                                                                            \
  X(void, xmlSetStructuredErrorFunc, (void *_Nullable context, LibXML2ErrorHandler _Nullable handler))                  \
  X(void *_Nullable, xmlNewParserCtxt, (void))                                                                          \
  X(void, xmlFreeParserCtxt, (void *_Nullable parser))                                                                  \
  X(void *_Nullable, xmlCtxtReadIO,                                                                                     \
    (void *_Nonnull parser, LibXML2Reader _Nonnull read, int (*_Nullable close)(void *_Nullable context),               \
     void *_Nullable context, const char *_Nullable url, const char *_Nullable encoding, int options))                  \
  X(void, xmlFreeDoc, (void *_Nullable document))                                                                       \
  X(void *_Nullable, xmlParserInputBufferCreateMem, (const char *_Nonnull bytes, int count, int encoding))              \
  X(void *_Nullable, xmlIOParseDTD, (void *_Nullable sax, void *_Nonnull input, int encoding))                          \
  X(void, xmlFreeDtd, (void *_Nullable dtd))                                                                            \
  X(void *_Nullable, xmlNewValidCtxt, (void))                                                                           \
  X(void, xmlFreeValidCtxt, (void *_Nullable context))                                                                  \
  X(int, xmlValidateDtd, (void *_Nonnull context, void *_Nonnull document, void *_Nonnull dtd))

/// The functions, by their names in libxml2.
typedef struct LibXML2 {
#define LIBXML2_MEMBER(result, name, parameters) result(*_Nonnull name) parameters;
  LIBXML2_FUNCTIONS(LIBXML2_MEMBER)
#undef LIBXML2_MEMBER
} LibXML2;

/// Returns the functions, or NULL where libxml2 is not installed; the first call loads it. Any thread may call this.
const LibXML2 *_Nullable libxml2(void);

/// Makes a new parser check its text without building a tree of it.
void libxml2_skip_tree(void *_Nonnull parser);

#endif
