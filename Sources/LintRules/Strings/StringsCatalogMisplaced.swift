import AppProject
import LintEngine
import ProjectFiles

/// Reports string catalogs that Xcode does not build: those in the folder of a language, and those next to tables of the
/// same name.
///
/// Source: swift-build, the task construction of string catalogs.
enum StringsCatalogMisplaced: Rule {
  static let description = RuleDescription(
    id: "strings-catalog-misplaced",
    severity: .info,
    premises: [.fileKind],
    refusedBy: [.xcodeBuild],
    example: .init(
      file: "Localizable.xcstrings",
      bad: #"{ "sourceLanguage" : "en", "strings" : { "Done" : { } }, "version" : "1.0" }"#,
      good: #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
      neighbours: ["Package.swift": "", "de.lproj/Localizable.strings": #""Done" = "Fertig";"#]
    ),
    references: [.apple("xcode/localizing-and-varying-text-with-a-string-catalog")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringCatalog)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let catalog = document.catalog, !catalog.texts.isEmpty else { return }
    let range = document.text.lineRange(0)
    if let language = context.traits.language, language != "mul" {
      context.report(description, at: range, description.text("folder", "\(language).lproj"), severity: .error)
      return
    }
    guard let others = project.table?.files.filter({ $0.language != nil && $0.language != "mul" }), !others.isEmpty,
      let first = others.first
    else { return }
    let name = FilePath.name(first.path)
    context.report(description, at: range, description.text("message", name, "\(first.language ?? "").lproj"))
  }
}
