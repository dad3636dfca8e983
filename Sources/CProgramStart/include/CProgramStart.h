#ifndef PLIST_LSP_PROGRAM_START_H
#define PLIST_LSP_PROGRAM_START_H

// What happens before the Swift runtime starts, for conditions in which it would end the program by a signal. Nothing is called
// from Swift: the linker puts it into the list of functions that run before `main`.

/// The number of files that must be free to be opened: the runtime opens five, git and pipes need some more.
enum { PLIST_LSP_NEEDED_FILES = 12 };

#endif
