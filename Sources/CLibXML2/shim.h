#ifndef PLIST_LSP_LIBXML2_SHIM_H
#define PLIST_LSP_LIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// Where libxml2 is built with ICU, as on Debian, its headers include ICU's, and those clash with the copy of ICU in Foundation's
// modules. Only the last members of one struct depend on them, which is used through pointers alone.
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/valid.h>
#include <libxml/xmlerror.h>

#endif
