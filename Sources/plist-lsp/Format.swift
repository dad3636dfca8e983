import ArgumentParser
import LanguageFeatures
import LintFiles
import ProjectFiles
import PropertyList

/// `plist-lsp format`: lays out files.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay out property lists and string tables.",
    discussion: """
      XML gets the layout that Xcode and plutil write: indentation by tabs, each element on a line of its own, base64 in \
      lines of at most 76 columns. In the old-style syntax and in .strings the lines stay, with key = value; and an even \
      indentation. No value, comment or order changes; files keep their encoding and line endings. String catalogs get the \
      layout and the order of keys that Xcode gives them at each change.

      Folders are searched as lint does, with its configuration. Files that have errors, binary property lists and \
      project.pbxproj are left as they are: a named one is reported, one that a search finds only if it has errors.

      If the path is -, the text of standard input is laid out to standard output.

      The exit status is 0, 1 if --check or --diff finds a file that is not laid out, and 2 if a file cannot be read, laid \
      out or written.

      EXAMPLES
        plist-lsp format App/Info.plist
        plist-lsp format --check
        plist-lsp format --diff App
      """
  )

  @OptionGroup var options: EditOptions

  @Option(help: ArgumentHelp("The path to assume for standard input; it decides the kind of file.", valueName: "path"))
  var stdinFilename: String?

  @Argument(help: ArgumentHelp("Files and folders; - alone is standard input.", valueName: "path"))
  var paths = ["."]

  func validate() throws {
    if paths.contains("-"), paths != ["-"] {
      throw ValidationError("Standard input (-) cannot be combined with files.")
    }
    if stdinFilename != nil, paths != ["-"] {
      throw ValidationError("--stdin-filename requires standard input: use - as the only path.")
    }
  }

  func run() throws {
    var run = FormatRun(files: EditedFiles(options))
    if paths == ["-"] {
      run.formatStandardInput(as: stdinFilename ?? "<stdin>")
    } else {
      let configurations = ConfigurationStore()
      let discovery = FileDiscovery(paths: paths, folders: configurations.folders)
      for failure in discovery.failures { run.files.add(failure) }
      for file in discovery.files where file.isNamed || !configurations.excludes(file.path) { run.format(file) }
    }
    try run.files.finish()
  }
}

/// Lays out files one after the other.
private struct FormatRun {
  var files: EditedFiles

  mutating func format(_ file: FileDiscovery.File) {
    do throws(FileFailure) {
      let read = try RegularFile(readingFrom: file.path)
      guard let result = try formatted(read.contents, file.path, isNamed: file.isNamed) else { return }
      try files.save(result, replacing: read, isNamed: file.isNamed)
    } catch {
      files.add(error)
    }
  }

  mutating func formatStandardInput(as name: String) {
    do throws(FileFailure) {
      let contents = try RegularFile.standardInput()
      try files.print(try formatted(contents, name, isNamed: true) ?? contents, replacing: contents, as: name)
    } catch {
      files.add(error)
    }
  }

  /// Returns the bytes of a file with its layout; nil for a file that a search found and that is not laid out by us.
  private func formatted(_ contents: [UInt8], _ path: String, isNamed: Bool) throws(FileFailure) -> [UInt8]? {
    guard !BinaryReader.recognises(contents) else {
      if isNamed { throw FileFailure(path: path, reason: "is a binary property list; not formatted") }
      return nil
    }
    let document = Document(path: path, contents: contents)
    guard let encoding = FixableText.encoding(of: document, contents) else {
      throw FileFailure(path: path, reason: "has bytes that do not fit its encoding; not formatted")
    }
    do throws(Formatting.Refusal) {
      let edits = try Formatting.edits(in: document)
      return edits.isEmpty ? contents : FixableText.applying(edits, to: document, encoding)?.contents ?? contents
    } catch {
      if case .malformed = error {} else if !isNamed { return nil }
      throw FileFailure(path: path, reason: error.message(in: document))
    }
  }
}
