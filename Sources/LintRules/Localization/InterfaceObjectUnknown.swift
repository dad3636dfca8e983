import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports texts for objects that the storyboard or nib of the table does not have.
enum InterfaceObjectUnknown: Rule {
  static let description = RuleDescription(
    id: "interface-object-unknown",
    severity: .info,
    example: .init(
      file: "de.lproj/Main.strings",
      bad: #""aB1-c2-D3e.text" = "Titel"; "old-iD-4x7.text" = "Alt";"#,
      good: #""aB1-c2-D3e.text" = "Titel";"#,
      neighbours: [
        "Package.swift": "",
        "Base.lproj/Main.storyboard": #"<document><objects><label id="aB1-c2-D3e" text="Title"/></objects></document>"#,
      ]
    ),
    references: [.apple("xcode/preparing-your-interface-for-localization")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringTable)

  static func applies(to traits: DocumentTraits) -> Bool { !traits.hasConflict && !traits.isPreprocessed }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let root = document.rootDictionary, let path = document.path, let language = FilePath.language(path),
      let interface = project.table?.interface, !interface.isOwn(of: language)
    else { return }
    let entries = root.entries.compactMap { entry in entry.name.flatMap(InterfaceKey.init).map { (entry, $0) } }
    guard !entries.isEmpty, interface.isReadable else { return }
    let hasNumericIDs = interface.files.contains { $0.contents?.hasNumericIDs == true }
    for (entry, key) in entries where interface.object(key.id) == nil && (!key.isNumeric || hasNumericIDs) {
      guard let node = entry.key else { continue }
      context.report(
        description,
        at: node.range,
        description.text("message", interface.name, key.id),
        fixes: [Fix(description.text("remove-entry"), [context.editor.removeEntry(entry)], isSafe: false)],
        isUnnecessary: true,
        cause: .table("")
      )
    }
  }
}
