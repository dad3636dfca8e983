import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports keys that no code asks for, where all code can be seen and computes no key.
enum StringsKeyUnused: Rule {
  static let description = RuleDescription(
    id: "strings-key-unused",
    severity: .info,
    example: .init(
      file: "en.lproj/Localizable.strings",
      bad: """
        "list.title" = "Notes";
        "list.old" = "Old notes";
        """,
      good: #""list.title" = "Notes";"#,
      neighbours: [
        "Package.swift": "",
        "List.swift": #"let title = NSLocalizedString("list.title", comment: "")"#,
      ]
    ),
    references: [.apple("xcode/preparing-your-apps-text-for-translation")],
    isOptIn: true
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .stringsDictionary)

  static func applies(to traits: DocumentTraits) -> Bool { !traits.hasConflict && !traits.isPreprocessed }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let table = project.table, let root = document.rootDictionary, project.strings.hasAllCode,
      table.isBase(document)
    else { return }
    let uses = project.strings.uses.flatMap(\.uses)
    // A computed key may be any of the table; a table that no code names belongs to something else.
    guard uses.contains(where: { $0.table == table.name }), uses.allSatisfy({ $0.key != nil }) else { return }
    let literals = project.strings.literals
    for entry in root.entries {
      guard let key = entry.key, let name = entry.name, !name.isEmpty, !literals.contains(name) else { continue }
      context.report(
        description,
        at: key.range,
        description.text("message", name),
        fixes: [Fix(description.text("remove-entry"), [context.editor.removeEntry(entry)], isSafe: false)],
        isUnnecessary: true,
        cause: .file("")
      )
    }
  }
}
