#include "CProgramStart.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <unistd.h>

// MARK: Messages

/// Returns whether the environment chooses Chinese: the first variable that is set decides.
static int is_chinese(void) {
  static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
    const char *value = getenv(names[index]);
    if (value && *value) return strncasecmp(value, "zh", 2) == 0 && strchr("-_.@", value[2]) != NULL;
  }
  return 0;
}

/// Ends the program with a message.
static void end_with(const char *english, const char *chinese) {
  const char *message = is_chinese() ? chinese : english;
  // Nobody can be told that this fails.
  if (write(STDERR_FILENO, message, strlen(message)) < 0) _exit(2);
  _exit(2);
}

// MARK: Few files

/// Returns whether some more files can be opened.
static int has_free_files(void) {
  int files[PLIST_LSP_NEEDED_FILES];
  // A pipe needs no file that may be absent.
  if (pipe(files) != 0) return 0;
  int count = 2;
  while (count < PLIST_LSP_NEEDED_FILES && (files[count] = fcntl(files[0], F_DUPFD_CLOEXEC, 0)) >= 0) count++;
  for (int index = 0; index < count; index++) close(files[index]);
  return count == PLIST_LSP_NEEDED_FILES;
}

/// Ends the program with a message where it may open too few files, for which the runtime would end it by a signal.
static void require_files(void) {
  if (has_free_files()) return;
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max < 256 ? limit.rlim_max : 256;
    if (setrlimit(RLIMIT_NOFILE, &limit) == 0 && has_free_files()) return;
  }
  end_with(
      "plist-lsp: too few files can be opened; raise the limit, such as with ulimit -n 256\n",
      "plist-lsp: 能打开的文件过少；请提高上限，例如运行 ulimit -n 256\n"
  );
}

/// Ends the program with a message where its working folder was deleted: relative paths would be looked for elsewhere.
static void require_folder(void) {
  char *folder = getcwd(NULL, 0);
  if (!folder) end_with("plist-lsp: the working folder does not exist\n", "plist-lsp: 工作文件夹不存在\n");
  free(folder);
}

// MARK: No /proc

#if defined(__GLIBC__)
#include <sys/auxv.h>

// Of the Swift runtime, which looks for the arguments in /proc unless it is given them; without /proc a program has none.
__attribute__((weak)) extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/// Keeps the runtime of a static executable from looking for the program that prints backtraces, which comes with Swift alone: the search
/// reads /proc, and ends the program where there is none. Runs before the initializers of the runtime.
__attribute__((constructor(101))) static void skip_backtraces(void) {
  if (getauxval(AT_BASE) == 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0);
}

// This library passes the arguments to functions that run before main.
__attribute__((constructor)) static void start(int count, char **arguments) {
  require_files();
  require_folder();
  if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

/// Takes the place of `open`, also for the libraries.
///
/// Every second, and at the start, libdispatch opens `/proc/THREAD/stat` to count its threads that run, and ends the program by a
/// signal where that returns -1: without /proc, or while no file is free. Any other number it tries to read, counts no thread, and
/// starts one more, as it does for threads that wait.
int plist_lsp_open(const char *path, int flags, ...) __asm__("open");

int plist_lsp_open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = __OPEN_NEEDS_MODE(flags) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  int file = openat(AT_FDCWD, path, flags, mode);
  if (file != -1 || strncmp(path, "/proc/", 6) != 0) return file;
  const char *name = path + 6;
  size_t digits = strspn(name, "0123456789");
  return digits > 0 && strcmp(name + digits, "/stat") == 0 ? -2 : -1;
}
#else
__attribute__((constructor)) static void start(void) {
  require_files();
  require_folder();
}
#endif
