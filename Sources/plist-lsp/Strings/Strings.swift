import ArgumentParser

/// `plist-lsp strings`: commands for tables of strings in all languages.
struct Strings: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report, sort, complete and convert string tables in all languages.",
    discussion: """
      A table is everything that has one name in a folder: the .strings and .stringsdict files in its .lproj folders, and a \
      string catalog (.xcstrings).

      EXAMPLES
        plist-lsp strings status .                    Print how far each table is translated.
        plist-lsp strings status --fail-under 95 App  Fail if a language is below 95 per cent.
        plist-lsp strings sync --diff App             Print what the other languages lack.
        plist-lsp strings convert --to xcstrings App  Make a string catalog of each table.
        plist-lsp strings sort App                    Put the entries into the order of the base language.
      """,
    subcommands: [StringsStatus.self, StringsSort.self, StringsSync.self, StringsConvert.self]
  )
}
