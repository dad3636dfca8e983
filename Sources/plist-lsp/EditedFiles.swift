import ArgumentParser
import LintFiles

/// How a command that changes files reports what it would change.
struct EditOptions: ParsableArguments {
  @Flag(help: "Print the paths of files that would change, and write nothing.")
  var check = false

  @Flag(help: "Print the changes as a unified diff, and write nothing.")
  var diff = false

  func validate() throws {
    if check, diff { throw ValidationError("--check and --diff cannot be combined.") }
  }
}

/// The files that a command changes, one after the other.
struct EditedFiles {
  private let options: EditOptions
  /// The number of files that change.
  private(set) var count = 0
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
    guard contents != file.contents else { return }
    count += 1
    if options.check {
      StandardStream.output.writeLine(file.path)
    } else if options.diff {
      StandardStream.output.writeText(UnifiedDiff.text(of: file.path, from: file.contents, to: contents))
    } else {
      try AtomicWriter.save(contents, replacing: file, isNamed: isNamed)
    }
  }

  /// Writes new files, all or none, then removes those that they replace; or reports that.
  mutating func create(_ files: [(path: String, contents: [UInt8])], removing former: [RegularFile])
    throws(FileFailure)
  {
    count += files.count + former.count
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
  }

  /// Writes the new contents of standard input to standard output, or reports that they differ.
  mutating func print(_ contents: [UInt8], replacing former: [UInt8], as name: String) throws(FileFailure) {
    if contents != former { count += 1 }
    let isWritten =
      options.diff
      ? StandardStream.output.writeText(UnifiedDiff.text(of: name, from: former, to: contents))
      : options.check || StandardStream.output.writeDocument(contents)
    guard isWritten else { throw FileFailure(path: "<stdout>", reason: "cannot be written") }
  }

  /// Ends the command with the status of what was done.
  func finish() throws {
    if hasFailed { throw ExitCode.unusable }
    if options.check || options.diff, count > 0 { throw ExitCode.findings }
  }
}
