import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports translations of purpose strings in a table that the system does not look at.
enum StringsInWrongFile: ThoroughProjectRule {
  static let description = RuleDescription(
    id: "strings-in-wrong-file",
    severity: .warning,
    example: .init(
      file: "de.lproj/Localizable.strings",
      bad: """
        "Start" = "Los";
        "NSCameraUsageDescription" = "Den Strichcode eines Produkts lesen.";
        """,
      good: """
        "Start" = "Los";
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/managing-your-app-s-information-property-list"
    ]
  )

  static func applies(to traits: DocumentTraits) -> Bool { traits.kind == .stringTable && !traits.isPreprocessed }

  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.name == "Localizable.strings", let root = document.rootDictionary else { return }
    let entries = root.entries.filter { isPurposeString($0) }
    let names = project.infoPlistStrings.map { RootKeys($0.rootDictionary) }
    for entry in entries {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value) else {
        continue
      }
      let isThere = names?.contains(name) ?? false
      context.report(
        description,
        at: key.range,
        description.text(isThere ? "unused" : "message", name),
        fixes: fixes(entry, text, isThere: isThere, document, project, context.editor)
      )
    }
  }

  private static func isPurposeString(_ entry: DictionaryEntry) -> Bool {
    guard let key = entry.key, key.contentRange.count < 80, let name = entry.name,
      let text = PurposeString(key: name, value: entry.value)
    else { return false }
    return name == text.resource.key
  }

  private static func fixes(
    _ entry: DictionaryEntry,
    _ text: PurposeString,
    isThere: Bool,
    _ document: Document,
    _ project: ProjectContext,
    _ editor: TreeEditor
  ) -> [Fix] {
    let removal = editor.removeEntry(entry)
    if isThere { return [Fix(description.text("remove-entry"), [removal], isSafe: false)] }
    guard let path = document.path, !project.resourceNames.isEmpty else { return [] }
    let key = text.resource.key
    let edit =
      project.infoPlistStrings.map { TableInsertion.adding(key, text.value, to: $0) }
      ?? TableInsertion.newTable(key, text.value, at: FilePath.join(FilePath.folder(path), "InfoPlist.strings"))
    guard let edit else { return [] }
    return [Fix(description.text("move"), [removal], isSafe: false, otherFiles: [edit])]
  }
}
