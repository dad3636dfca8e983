import ArgumentParser
import LanguageFeatures
import LintFiles
import Messages
import ProjectFiles

/// `plist-lsp strings convert`: writes string tables in another format.
struct StringsConvert: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert .strings and .stringsdict files to a string catalog, or back.",
    discussion: """
      With --to xcstrings the files of a table in all languages become one string catalog next to their .lproj folders; with \
      --to strings a catalog becomes .strings and .stringsdict files. Keys, texts, placeholders, plural forms, forms for \
      devices and the comments of entries are kept. Above an entry the comment “TODO: translate” means the state new, \
      “TODO: review translation” for needs_review, “Do not translate” for shouldTranslate.

      If one entry of a table cannot be represented, such as forms for widths, it is reported and nothing of the table is \
      written. A catalog has no place for comments that belong to no entry, such as those at the start of a file; they are \
      counted. What a catalog knows of the code (extractionState) is not written to other tables.

      Existing files are never overwritten. The converted ones stay unless --remove-originals is given; remove their \
      references from the Xcode project, and add the new files.

      The exit status is 0, 1 if --check or --diff finds a table to convert or no table is found, and 2 if a table cannot be \
      read, converted or written.

      EXAMPLES
        plist-lsp strings convert --to xcstrings --diff App
        plist-lsp strings convert --to strings App/Localizable.xcstrings
      """
  )

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case xcstrings
    case strings
  }

  @Option(help: "The format to write.")
  var to: Format

  @Flag(help: "Remove the converted files.")
  var removeOriginals = false

  @OptionGroup var options: EditOptions

  @OptionGroup var language: LanguageOption

  @Argument(help: ArgumentHelp("Folders, tables and catalogs.", valueName: "path"))
  var paths: [String]

  func run() async throws {
    let tables = try await StringTables.find(paths).filter { table in
      table.files.keys.contains { (StringTableFormat($0) == .stringCatalog) == (to == .strings) }
    }
    guard !tables.isEmpty else {
      StandardStream.error.writeLine(Messages.text("commands.nothing-to-convert"))
      throw ExitCode.unknown
    }
    var files = EditedFiles(options)
    for table in tables {
      do throws(FileFailure) {
        let conversion = try conversion(of: table)
        if conversion.lostComments > 0 {
          let path = table.shown(conversion.newFiles.first?.path ?? "")
          StandardStream.error.writeLine(Messages.text("commands.lost-comments", [path, "\(conversion.lostComments)"]))
        }
        var former: [RegularFile] = []
        if removeOriginals {
          for path in conversion.formerFiles { former.append(try RegularFile(readingFrom: table.shown(path))) }
        }
        try files.create(conversion.newFiles.map { (table.shown($0.path), Array($0.text.utf8)) }, removing: former)
      } catch {
        files.add(error)
      }
    }
    try files.finish()
  }

  private func conversion(of table: StringTables.Table) throws(FileFailure) -> TableConversion {
    do throws(TableRefusal) {
      return switch to {
      case .xcstrings: try .catalog(of: table.family, resourceNames: table.resourceNames)
      case .strings: try .tables(of: table.family, resourceNames: table.resourceNames)
      }
    } catch {
      throw FileFailure(path: table.shown(error.path), reason: error.message)
    }
  }
}
