import ArgumentParser
import LanguageFeatures

/// `plist-lsp strings sync`: adds the texts that a language lacks.
struct StringsSync: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Add the texts that string tables lack in a language, to be translated.",
    discussion: """
      Each .strings and .stringsdict file gets the entries that the same file of the base language has and its language does \
      not have, each with the text and the comments of the base language, below a comment:

        /* TODO: translate */
        "stop" = "Stop";

      plist-lsp strings status counts such a text as new until the comment is removed. Nothing else changes, and nothing is \
      removed. The base language is the development language of the project, otherwise Base, otherwise English. \
      Regions of a language (de-AT next to de) need only what differs, so they get nothing. Xcode completes string \
      catalogs itself.

      Folders are searched as lint does, with its configuration. Files with errors are reported and left as they are.

      The exit status is 0, 1 if --check or --diff finds a file that lacks texts or no table is found, and 2 if a file \
      cannot be read, completed or written.

      EXAMPLES
        plist-lsp strings sync --diff .
        plist-lsp strings sync App/de.lproj App/fr.lproj
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: ArgumentHelp("Folders and tables.", valueName: "path"))
  var paths: [String]

  func run() async throws {
    try await TableRun.run(paths, options, TableCompletion.edits)
  }
}
