#ifndef PLIST_LSP_REPORT_STYLE_H
#define PLIST_LSP_REPORT_STYLE_H

#include <stddef.h>

/// Returns the bytes of the style sheet of reports; they live as long as the program.
const unsigned char *_Nonnull reportStyle(void);

/// Returns the number of bytes of the style sheet.
size_t reportStyleSize(void);

#endif
