import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Puts a text that the tables of some languages lack into them, to be translated there: that of the table in the language of the
/// Info.plist, else that of the Info.plist.
package struct TranslationFixes {
  private let text: PurposeString
  private let project: ProjectContext

  /// The largest number of languages that are offered one by one.
  private static let languageLimit = 10

  private let rule: RuleDescription

  /// Makes fixes for one purpose string, in the words of `rule`.
  package init(_ text: PurposeString, _ project: ProjectContext, _ rule: RuleDescription) {
    self.rule = rule
    self.text = text
    self.project = project
  }

  /// Returns a fix for all languages together, where several have a table, and one for each language.
  package func fixes(_ languages: [String], _ tables: InfoPlistTables) -> [Fix] {
    // Xcode writes catalogs, and puts new keys of the Info.plist into them by itself.
    let key = text.resource.key
    guard let value = tables.ownText(of: key) ?? value, project.translations.catalogs.isEmpty else { return [] }
    var edits: [FileEdit] = []
    var single: [Fix] = []
    for language in languages {
      let table = tables.tables(of: language).first
      // A copied text is to be replaced where it is.
      guard !tables.tables(of: language).contains(where: { $0.rootDictionary?.entry(forKey: key) != nil }) else {
        continue
      }
      let edit =
        table.flatMap { TableInsertion.adding(key, value, to: $0, comment: CopiedTexts.mark) }
        ?? newTable(key, value, for: language, table)
      guard let edit else { continue }
      if table != nil { edits.append(edit) }
      let isNew = table == nil
      let title = rule.text(isNew ? "create" : "insert", key, "\(language).lproj")
      single.append(Fix(title, [], isSafe: false, otherFiles: [edit]))
    }
    let all = Fix(rule.text("insert-all", key, "\(edits.count)"), [], isSafe: false, otherFiles: edits)
    return (edits.count > 1 ? [all] : []) + single.prefix(Self.languageLimit)
  }

  /// The text of the Info.plist as the build writes it, since tables of strings know no build variables; nil if only the build knows it.
  private var value: String? {
    guard text.hasVariable else { return text.value }
    let values = project.targets.flatMap(\.configurations).map { $0.expand(text.value).text }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the change that makes the table of a language; nil if it is there but cannot be edited.
  private func newTable(_ key: String, _ value: String, for language: String, _ table: Document?) -> FileEdit? {
    let folders = project.translations.languageFolders.filter { FilePath.name($0) == "\(language).lproj" }
    guard table == nil, folders.count == 1, let folder = folders.first else { return nil }
    let path = FilePath.join(folder, "InfoPlist.strings")
    return TableInsertion.newTable(key, value, at: path, comment: CopiedTexts.mark)
  }
}
