import ArgumentParser
import LanguageFeatures
import LintFiles
import Messages

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `plist-lsp docs`: writes the reference as files.
struct Docs: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the reference of keys and rules as a folder of Markdown.",
    discussion: """
      The file index.md links to a page for each rule and each group of keys, and to pages for device capabilities, App \
      Store codes and libraries. The folder is created if it does not exist. A folder that is not empty is written only \
      with --force: files of the same names are replaced, others kept.

      The exit status is 0, or 2 if an argument is invalid or a file cannot be written.

      EXAMPLES
        plist-lsp docs --output Reference
        plist-lsp docs --output Reference --force
      """
  )

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  @Flag(help: "Write into a folder even if it is not empty.")
  var force = false

  @OptionGroup var language: LanguageOption

  func run() throws {
    do throws(FileFailure) {
      try refuseFullFolder()
      let files = DocumentationFolder.files()
      for file in files {
        let url = URL(filePath: output).appending(path: file.path)
        try AtomicWriter.makeFolder(url.deletingLastPathComponent().path)
        try AtomicWriter.save(Array(file.text.utf8), to: url.path, in: output)
      }
      StandardStream.error.writeLine(Messages.text("commands.wrote-files", ["\(files.count)", output]))
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }

  private func refuseFullFolder() throws(FileFailure) {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: output, isDirectory: &isFolder) else { return }
    guard isFolder else { throw FileFailure(path: output, reason: "is not a folder") }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    guard names.isEmpty || force else {
      throw FileFailure(path: output, reason: "is not empty; use --force to write into it")
    }
  }
}
