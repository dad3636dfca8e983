import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the table of a language that no target takes although the project lists what all of them take.
enum StringsTableNotInTarget: ProjectRule {
  static let description = RuleDescription(
    id: "strings-table-not-in-target",
    severity: .warning,
    refusedBy: [.system],
    example: .init(
      file: "App/de.lproj/Localizable.strings",
      bad: #""start" = "Los";"#,
      good: "",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "App/en.lproj")).text,
        "App/Info.plist": .plist(""), "App/en.lproj/Localizable.strings": #""start" = "Start";"#,
      ]
    ),
    references: [.apple("xcode/localization")]
  )
  static let subject = RuleSubject.everything(in: .stringTable, .stringsDictionary)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard project.isUnused, let language = context.traits.language, document.rootDictionary?.children.first != nil,
      project.translations.fact(ReferenceTable.self).isReference(for: language)
    else { return }
    context.report(
      description,
      at: document.anchor,
      description.text("message", language),
      certainty: .certain,
      aboutUse: true,
      cause: .run("")
    )
  }
}
