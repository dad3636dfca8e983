import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports string tables that a language lacks altogether, although it has others.
enum StringsTableMissing: Rule {
  static let description = RuleDescription(
    id: "strings-table-missing",
    severity: .info,
    example: .init(
      file: "en.lproj/Onboarding.strings",
      bad: #""welcome" = "Welcome";"#,
      good: "",
      neighbours: [
        "Package.swift": "",
        "en.lproj/Localizable.strings": #""done" = "Done";"#,
        "de.lproj/Localizable.strings": #""done" = "Fertig";"#,
      ]
    ),
    references: [.apple("xcode/localization")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .stringsDictionary)

  static func applies(to traits: DocumentTraits) -> Bool { !traits.hasConflict && !traits.isPreprocessed }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    if let table = project.table, let interface = table.interface {
      return report(table, of: interface, document, in: &context)
    }
    guard let table = project.table, table.isBase(document), let base = table.baseLanguage,
      let root = document.rootDictionary, root.entries.contains(where: { _ in true }),
      !table.files.contains(where: { $0.language == nil })
    else { return }
    let missing = languages(lacking: table, besides: base)
    guard !missing.isEmpty else { return }
    let names = missing.prefix(5).joined(separator: ", ") + (missing.count > 5 ? ", …" : "")
    let message =
      missing.count == 1
      ? description.text("message", names, table.name)
      : description.text("several", "\(missing.count)", names, table.name)
    context.report(description, at: document.anchor, message, cause: .table(""))
  }

  /// Reports languages of an app in which the texts of a storyboard or nib are not translated, though they are in another one; at
  /// the first of its tables.
  private static func report(
    _ table: TableFamily,
    of interface: TableInterface,
    _ document: Document,
    in context: inout RuleContext
  ) {
    guard table.files.first?.path == document.path, document.rootDictionary?.children.isEmpty == false,
      !table.files.contains(where: { $0.language == nil })
    else { return }
    let known = table.files.compactMap(\.language) + [table.developmentLanguage ?? "en"]
    let families = Set(known.map(LanguageCode.family))
    let missing = table.folderTables.keys.filter { language in
      language != "Base" && language != "mul" && !families.contains(LanguageCode.family(language))
        && !interface.isOwn(of: language) && table.folderTables[language]?.isEmpty == false
    }.sorted()
    guard !missing.isEmpty else { return }
    let names = missing.prefix(5).joined(separator: ", ") + (missing.count > 5 ? ", …" : "")
    context.report(
      description,
      at: document.anchor,
      description.text("interface", names, table.name, interface.name),
      cause: .run(missing.joined(separator: " "))
    )
  }

  /// Returns the languages with tables of texts next to the table, in whatever syntax, and none of its name; sorted.
  ///
  /// A language that only translates the Info.plist, or what interface files show, is translated elsewhere, and a region
  /// does with what its language has.
  private static func languages(lacking table: TableFamily, besides base: String) -> [String] {
    var families = Set(table.files.compactMap(\.language).map(LanguageCode.family))
    // All languages fall back to Base, which is in this language.
    if base == "Base" { families.insert(LanguageCode.family(table.developmentLanguage ?? "en")) }
    let baseNames = table.folderTables[base] ?? []
    return table.folderTables.keys.filter { language in
      guard language != "Base", language != "mul", !families.contains(LanguageCode.family(language)) else {
        return false
      }
      return !baseNames.intersection(table.folderTables[language] ?? [])
        .allSatisfy(StringTableFormat.strings.mayTranslateInfoPlist)
    }.sorted()
  }
}
