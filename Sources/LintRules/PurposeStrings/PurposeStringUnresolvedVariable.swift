import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that are a build variable to which nothing gives a value.
enum PurposeStringUnresolvedVariable: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-unresolved-variable",
    severity: .warning,
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>NSCameraUsageDescription</key> <string>$(CAMERA_PURPOSE)</string>",
      good: """
        <key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; CAMERA_TEXT = \"Scan a barcode.\";"))
          .text
      ]
    ),
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// Words in the names of settings that projects make up for such texts; Xcode has none with them.
  private static let words: Set<String> = [
    "DESCRIPTION", "MESSAGE", "PERMISSION", "PRIVACY", "PURPOSE", "TEXT", "USAGE",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, !project.targets.isEmpty,
      project.targets.allSatisfy({ $0.isOfXcode && $0.configurations.allSatisfy(\.hasAllSettings) })
    else { return }
    let configurations = project.targets.flatMap(\.configurations)
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let value = entry.value, let key = entry.name, let name = variable(value.stringValue ?? ""),
        isMadeUp(name), !configurations.contains(where: { $0.sets(name) })
      else { continue }
      context.report(description, at: value.range, description.text("message", name, key))
    }
  }

  /// Returns the name of the variable of which `text` consists; nil for all other texts.
  private static func variable(_ text: String) -> String? {
    let isBracketed = text.hasPrefix("$(") && text.hasSuffix(")") || text.hasPrefix("${") && text.hasSuffix("}")
    guard isBracketed else { return nil }
    // Operators may give it a value: `$(NAME:default=text)`.
    let name = text.dropFirst(2).dropLast()
    let isName = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isName ? String(name) : nil
  }

  /// Whether a project invented the name, which does not look like those of Xcode.
  private static func isMadeUp(_ name: String) -> Bool {
    name.contains(where: \.isLowercase) || name.split(separator: "_").contains { words.contains(String($0)) }
  }
}
