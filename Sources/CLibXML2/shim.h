#ifndef PLIST_LSP_LIBXML2_SHIM_H
#define PLIST_LSP_LIBXML2_SHIM_H

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/valid.h>
#include <libxml/xmlerror.h>

#endif
