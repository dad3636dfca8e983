#ifndef PLIST_LSP_ICONV_SHIM_H
#define PLIST_LSP_ICONV_SHIM_H

#include <errno.h>
#include <iconv.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif

/// Returns what went wrong in the C library's last call on this thread; Swift cannot read the macro.
static inline int last_error(void) { return errno; }

/// Whether `iconv` may be called. For most encodings it loads libraries of the system, which are made for the C library there and not
/// for that in a static executable; that has no program interpreter.
static inline int can_convert(void) {
#ifdef __linux__
  return getauxval(AT_BASE) != 0;
#else
  return 1;
#endif
}

#endif
