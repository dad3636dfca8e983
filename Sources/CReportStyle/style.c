#include "style.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char style[] = {
#embed "page.css"
};

const unsigned char *reportStyle(void) { return style; }

size_t reportStyleSize(void) { return sizeof style; }
