import ArgumentParser
import LintEngine
import LintFiles

/// The options for fixes.
struct FixOptions: ParsableArguments {
  @Flag(
    help: """
      Apply safe fixes: those that keep the meaning and leave nothing to fill in. Files keep their encoding, line endings, \
      comments and permissions. A fix may change several files of a project: all of them or none.
      """
  )
  var fix = false

  @Flag(
    help: "With --fix or --diff, also apply fixes that are not safe, but none that needs a decision. Read the result."
  )
  var unsafeFixes = false

  @Flag(
    help: """
      Print the changes that --fix would make as a unified diff, and write nothing. Findings are not printed; the exit \
      status is 1 if something would change.
      """
  )
  var diff = false

  /// The fixes that are applied; nil for none.
  var selection: FixSelection? { fix || diff ? (unsafeFixes ? .all : .safe) : nil }

  func validate() throws {
    if unsafeFixes, selection == nil { throw ValidationError("--unsafe-fixes requires --fix or --diff.") }
  }
}
