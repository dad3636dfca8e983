#ifndef PLIST_LSP_ICONV_SHIM_H
#define PLIST_LSP_ICONV_SHIM_H

#include <errno.h>
#include <iconv.h>

/// Returns what went wrong in the C library's last call on this thread; Swift cannot read the macro.
static inline int last_error(void) { return errno; }

#endif
