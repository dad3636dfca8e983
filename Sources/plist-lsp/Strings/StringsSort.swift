import ArgumentParser
import LanguageFeatures

/// `plist-lsp strings sort`: puts the entries of tables into the order of the base language.
struct StringsSort: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort",
    abstract: "Put the entries of string tables into the order of the base language.",
    discussion: """
      The base language is the development language of the project, otherwise Base, otherwise English; its files do not \
      change. In the .strings and .stringsdict files of the other languages the entries get the order of the base language; \
      those that it does not have come last, in their order.

      Comments stay with the entry below them, or before them on the same line. Those at the start of a file, with an \
      empty line below them, stay there. Encoding, line endings and indentation do not change. Xcode sorts string catalogs itself.

      Folders are searched as lint does, with its configuration. Files with errors are reported and left as they are.

      The exit status is 0, 1 if --check or --diff finds a file that is not sorted or no table is found, and 2 if a file \
      cannot be read, sorted or written.

      EXAMPLES
        plist-lsp strings sort --diff .
        plist-lsp strings sort App/de.lproj
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: ArgumentHelp("Folders and tables.", valueName: "path"))
  var paths: [String]

  func run() async throws {
    try await TableRun.run(paths, options, TableSorting.edits)
  }
}
