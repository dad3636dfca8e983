import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports one text under the keys of two resources.
enum PurposeStringDuplicateText: Rule {
  static let description = RuleDescription(
    id: "purpose-string-duplicate-text",
    severity: .info,
    example: .plist(
      bad: """
        <key>NSCameraUsageDescription</key> <string>Make video calls with your friends.</string>
        <key>NSMicrophoneUsageDescription</key> <string>Make video calls with your friends.</string>
        """,
      good: """
        <key>NSCameraUsageDescription</key> <string>Show yourself in video calls with your friends.</string>
        <key>NSMicrophoneUsageDescription</key> <string>Speak in calls with your friends.</string>
        """
    ),
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let checks = Check.withOrWithoutProject(check)
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist, .infoPlistStrings)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind.domain == .infoPlist else { return }
    let roots =
      document.kind == .infoPlistStrings ? project.documents.infoPlists.map { RootKeys($0.rootDictionary) } : []
    var firstByText: [String: (key: Node, name: String)] = [:]
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let key = entry.key, let name = entry.name, let text = PurposeString(key: name, value: entry.value),
        isWritten(text, PurposeWording.of(text, in: context)),
        // `localized-key-not-in-plist` reports texts that are never shown.
        roots.isEmpty || roots.contains(where: { PurposeKeys.isPresent(name, in: $0, project) })
      else { continue }
      let words = PurposeWording.of(text, in: context).words
      guard let first = firstByText[words] else {
        firstByText[words] = (key, name)
        continue
      }
      guard PurposeKeys.family(of: first.name) != PurposeKeys.family(of: name) else { continue }
      context.report(
        description,
        at: text.range,
        description.text("message", name, first.name),
        related: [RelatedPlace(.here(first.key.range), description.text("first", first.name))],
        cause: .table("\(name) \(first.name)")
      )
    }
  }

  /// Whether the text is known and not a placeholder: other rules report others.
  private static func isWritten(_ text: PurposeString, _ wording: PurposeWording) -> Bool {
    text.hasWording && !text.hasVariable && wording.placeholderReason == nil && !wording.isDisclaimer
      && !wording.length.isTooShort(minimumWords: 3)
  }
}
