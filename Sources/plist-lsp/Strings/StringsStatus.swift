import ArgumentParser
import JSON
import LintFiles
import Messages
import ProjectReports

/// `plist-lsp strings status`: prints how far each table is translated into each language.
struct StringsStatus: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Print how far each string table is translated into each language.",
    discussion: """
      Prints a row for each table and language: the share that is translated as a bar, and how many texts are translated, \
      missing, new (marked as not written yet), to be reviewed, stale (no longer in the code or in the base language) and \
      broken (placeholders that do not fit). A text counts once. Texts that are the same in all languages are left out.

      With --format json one object is printed on each line: table (path), language, keys, translated, needsReview, new, \
      missing and stale, for each language but that of the texts.

      The exit status is 0, 1 if a language is below --fail-under or no table is found, and 2 if an argument is invalid or a \
      path does not exist.
      """
  )

  @Option(help: "The output format.")
  var format = Format.text

  @Option(
    help: ArgumentHelp("Fail if less of a table is translated into one of its languages.", valueName: "percent")
  )
  var failUnder: Int?

  @Argument(help: ArgumentHelp("Folders, tables and catalogs.", valueName: "path"))
  var paths = ["."]

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  func validate() throws {
    if let failUnder, !(0...100).contains(failUnder) { throw ValidationError("--fail-under must be from 0 to 100.") }
  }

  func run() async throws {
    let tables = try await StringTables.find(paths)
    let unreadable = tables.compactMap { table in table.family.unreadableFile.map { table.shown($0.path) } }
    guard unreadable.isEmpty else {
      for path in unreadable {
        let failure = FileFailure(path: path, reason: Messages.text("common.unreadable-table"))
        StandardStream.error.writeLine("\(failure)")
      }
      throw ExitCode.unusable
    }
    let rows = tables.flatMap { table in TableStatus.all(of: table.family).map { (table, $0) } }
      .filter { table, status in table.isWanted(status.path) }
      .map { (path: $0.shown($1.path), status: $1) }
    switch format {
    case .text: StandardStream.output.writeText(TableStatusText.text(rows) + "\n")
    case .json:
      for row in rows {
        for language in row.status.languages {
          StandardStream.output.writeLine(JSONText.text(of: Record(row.path, language), isPretty: false))
        }
      }
    }
    if rows.isEmpty {
      StandardStream.error.writeLine(Messages.text("commands.no-table"))
      throw ExitCode.unknown
    }
    if let failUnder, rows.flatMap(\.status.languages).contains(where: { $0.percent < failUnder }) {
      throw ExitCode.findings
    }
  }

  /// A row, as JSON prints it.
  private struct Record: Encodable {
    let table: String
    let language: String
    let keys: Int
    let translated: Int
    let needsReview: Int
    let new: Int
    let missing: Int
    let stale: Int

    init(_ table: String, _ status: TableStatus.Language) {
      let counts = status.counts
      (self.table, language) = (table, status.code)
      (keys, translated, needsReview) = (counts.keys, counts.translated, counts.needsReview)
      (new, missing, stale) = (counts.new, counts.missing, counts.stale)
    }
  }
}
