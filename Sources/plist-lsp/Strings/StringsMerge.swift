import ArgumentParser
import LanguageFeatures
import LintFiles
import Messages
import ProjectFiles
import SourceText

/// `plist-lsp strings merge`: merges three versions of a file, as a merge driver of git.
struct StringsMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge three versions of a string table, string catalog or property list, entry by entry.",
    discussion: """
      Changes of different entries never conflict, wherever their lines are: both branches may add keys at one place, and \
      change different languages of one key. Where both change one entry, both versions are written between the markers of \
      git. What does not change stays as it is in OURS, byte by byte. If a version has errors of syntax, or duplicate keys, \
      lines are compared in place of entries.

      As a merge driver of git, for these files in .gitattributes:
        *.strings merge=plist-lsp
        *.stringsdict merge=plist-lsp
        *.xcstrings merge=plist-lsp
      and for your clone:
        git config merge.plist-lsp.driver "plist-lsp strings merge %O %A %B --path %P"

      The result is written to OURS. The exit status is 0, 1 if there are conflicts, and 2 if a file cannot be read or \
      written; then OURS does not change.

      EXAMPLES
        plist-lsp strings merge base.strings ours.strings theirs.strings
      """
  )

  @Flag(name: [.customShort("p"), .customLong("print")], help: "Print the result, and write nothing.")
  var printsResult = false

  @Option(help: ArgumentHelp("The path to assume for the files; it decides their kind.", valueName: "path"))
  var path: String?

  @Argument(help: ArgumentHelp("The version that both others are based on; it may be empty.", valueName: "base"))
  var base: String

  @Argument(help: ArgumentHelp("Our version, which gets the result.", valueName: "ours"))
  var ours: String

  @Argument(help: ArgumentHelp("Their version.", valueName: "theirs"))
  var theirs: String

  @OptionGroup var language: LanguageOption

  func run() throws {
    do throws(FileFailure) {
      let file = try RegularFile(readingFrom: ours)
      let name = path ?? ours
      let own = Document(path: name, contents: file.contents)
      guard let encoding = FixableText.encoding(of: own, file.contents) else {
        throw FileFailure(path: ours, reason: Messages.text("commands.not-merged-encoding"))
      }
      let merge = DocumentMerge(base: try document(base, name), ours: own, theirs: try document(theirs, name))
      guard let contents = encoding.encode(SourceText(merge.text)) else {
        throw FileFailure(path: ours, reason: Messages.text("commands.not-merged-encoding"))
      }
      if printsResult {
        guard StandardStream.output.writeDocument(contents) else {
          throw FileFailure(path: "<stdout>", reason: "cannot be written")
        }
      } else if contents != file.contents {
        try AtomicWriter.save(contents, replacing: file, isNamed: true)
      }
      report(merge, name)
      if merge.conflicts.isEmpty { return }
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
    throw ExitCode.findings
  }

  private func document(_ path: String, _ name: String) throws(FileFailure) -> Document {
    Document(path: name, contents: try RegularFile(readingFrom: path).contents)
  }

  private func report(_ merge: DocumentMerge, _ name: String) {
    if let version = merge.unreadable {
      let file = [DocumentMerge.Version.base: base, .ours: ours, .theirs: theirs][version] ?? name
      return StandardStream.error.writeLine(Messages.text("commands.merged-by-line", [name, file]))
    }
    for path in merge.conflicts {
      StandardStream.error.writeLine(Messages.text("commands.merge-conflict", [name, path.joined(separator: " → ")]))
    }
  }
}
