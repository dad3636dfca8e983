import AppProject
import Messages
import ProjectFiles

/// The action that writes a string table in the other format: `.strings` and `.stringsdict` files, or a string catalog.
public enum TableConversionAction {
  /// What the action does.
  public struct Proposal: Sendable {
    /// The title.
    public let title: String
    /// The files to write and to remove, or why the conversion would lose something.
    public let result: Result<TableConversion, TableRefusal>
  }

  /// Returns the conversion of the table that `document` is a file of; nil for other files; linear in all files of the table.
  public static func proposal(in document: Document, project: ProjectContext) -> Proposal? {
    guard let table = project.table, table.files.contains(where: { $0.path == document.path }) else { return nil }
    let names = project.resourceNames
    switch document.kind {
    case .stringCatalog:
      return Proposal(
        title: Messages.text("common.convert-strings"),
        result: Result { () throws(TableRefusal) in try .tables(of: table, resourceNames: names) }
      )
    case .stringTable, .infoPlistStrings, .stringsDictionary:
      let result = Result { () throws(TableRefusal) in try TableConversion.catalog(of: table, resourceNames: names) }
      let lost = (try? result.get().lostComments) ?? 0
      let title =
        lost > 0
        ? Messages.text("common.convert-catalog-comments", ["\(lost)"]) : Messages.text("common.convert-catalog")
      return Proposal(title: title, result: result)
    default: return nil
    }
  }
}

extension TableRefusal {
  /// The file with the reason and the reason, on one line.
  public var sentence: String {
    let language = FilePath.name(FilePath.folder(path))
    let name = FilePath.name(path)
    return "\(language.hasSuffix(".lproj") ? "\(language)/\(name)" : name): \(message)"
  }
}
