import ArgumentParser
import LintFiles
import Messages

/// How a command that changes files reports what it would change.
struct EditOptions: ParsableArguments {
  @Flag(help: "Print the paths of files that would change, and write nothing.")
  var check = false

  @Flag(help: "Print the changes as a unified diff, and write nothing.")
  var diff = false

  @Flag(name: [.short, .long], help: "Do not print how many files have changed.")
  var quiet = false

  func validate() throws {
    if check, diff { throw ValidationError("--check and --diff cannot be combined.") }
  }
}

/// The files that a command changes, one after the other.
struct EditedFiles {
  private let options: EditOptions
  /// The number of files that change.
  private(set) var count = 0
  /// The number of files that stay as they are.
  private var unchangedCount = 0
  /// Whether standard input changes.
  private var hasDifference = false
  private(set) var hasFailed = false

  init(_ options: EditOptions) {
    self.options = options
  }

  /// Reports what could not be done; the other files are changed all the same.
  mutating func add(_ failure: FileFailure) {
    hasFailed = true
    StandardStream.error.writeLine("\(failure)")
  }

  /// Writes the new contents of a file, whose path the user may have named, or reports that they differ.
  mutating func save(_ contents: [UInt8], replacing file: RegularFile, isNamed: Bool) throws(FileFailure) {
    guard contents != file.contents else {
      unchangedCount += 1
      return
    }
    if options.check {
      StandardStream.output.writeLine(file.path)
    } else if options.diff {
      StandardStream.output.writeText(UnifiedDiff.text(of: file.path, from: file.contents, to: contents))
    } else {
      try AtomicWriter.save(contents, replacing: file, isNamed: isNamed)
    }
    count += 1
  }

  /// Counts a file that has nothing to change.
  mutating func addUnchanged() { unchangedCount += 1 }

  /// Writes new files, all or none, then removes those that they replace; or reports that.
  mutating func create(_ files: [(path: String, contents: [UInt8])], removing former: [RegularFile])
    throws(FileFailure)
  {
    if options.check {
      for path in files.map(\.path) + former.map(\.path) { StandardStream.output.writeLine(path) }
    } else if options.diff {
      let added = files.map { UnifiedDiff.text(of: $0.path, from: nil, to: $0.contents) }
      let removed = former.map { UnifiedDiff.text(of: $0.path, from: $0.contents, to: []) }
      StandardStream.output.writeText((added + removed).joined())
    } else {
      try AtomicWriter.create(files)
      for file in former { try AtomicWriter.remove(file) }
    }
    count += files.count + former.count
  }

  /// Writes the new contents of standard input to standard output, or reports that they differ.
  mutating func print(_ contents: [UInt8], replacing former: [UInt8], as name: String) throws(FileFailure) {
    hasDifference = contents != former
    let isWritten =
      options.diff
      ? StandardStream.output.writeText(UnifiedDiff.text(of: name, from: former, to: contents))
      : options.check || StandardStream.output.writeDocument(contents)
    guard isWritten else { throw FileFailure(path: "<stdout>", reason: "cannot be written") }
  }

  /// Prints how many files have changed, and ends the command with the status of what was done.
  func finish() throws {
    if !options.quiet, count + unchangedCount > 0 {
      let isWriting = !options.check && !options.diff
      let numbers = [count, unchangedCount].map { LintSummary.counted($0, "commands.file-one", "commands.files") }
      StandardStream.error.writeLine(Messages.text(isWriting ? "commands.edited" : "commands.would-edit", numbers))
    }
    if hasFailed { throw ExitCode.unusable }
    if options.check || options.diff, hasDifference || count > 0 { throw ExitCode.findings }
  }
}
