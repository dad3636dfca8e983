#ifndef PLIST_LSP_ALLOCATOR_SHIM_H
#define PLIST_LSP_ALLOCATOR_SHIM_H

#include <stdlib.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

/// Limits the number of heaps that threads share; each keeps what was ever allocated in it at the same time.
///
/// Only the GNU C library gives each new thread a heap of its own.
static inline void limit_heaps(int count) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, count);
#else
  (void)count;
#endif
}

/// Gives the pages of all heaps that hold nothing back to the system.
static inline void return_unused_pages(void) {
#if defined(__APPLE__)
  malloc_zone_pressure_relief(NULL, 0);
#elif defined(__GLIBC__)
  malloc_trim(0);
#endif
}

#endif
