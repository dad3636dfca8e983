import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports a purpose string for location at all times without the one for location in use.
enum LocationAlwaysNeedsWhenInUse: ProjectRule {
  static let description = RuleDescription(
    id: "location-always-needs-when-in-use",
    severity: .error,
    premises: [.fileKind, .target, .absence],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: """
        <key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
        <string>Remind you when you come near a place on your list.</string>
        """,
      good: """
        <key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
        <string>Remind you when you come near a place on your list.</string>
        <key>NSLocationWhenInUseUsageDescription</key> <string>Show how far the places on your list are.</string>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("corelocation/cllocationmanager/requestalwaysauthorization()")]
  )
  static let subject = RuleSubject.keys(always, whenInUse, in: .infoPlist)

  private static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
  private static let whenInUse = "NSLocationWhenInUseUsageDescription"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Only apps request location; extensions use what their app was granted.
    guard let root = document.rootDictionary,
      let entry = context.rootKeys.entry(forKey: always), let key = entry.key, document.tree.isReadable,
      context.traits.bundle.role != .appExtension,
      let resource = KeyCatalog.protectedResource(forKey: always),
      PurposeKeys.isKnown(resource, on: context.traits.bundle.otherPlatform),
      !PurposeKeys.isPresent(whenInUse, in: context.rootKeys, project),
      !PurposeKeys.isReportedMissing(whenInUse, project, in: &context)
    else { return }
    let text = PurposeString(key: always, value: entry.value).flatMap { $0.isBlank ? nil : $0.value }
    let edit = text.map { context.editor.insertEntry(whenInUse, .string($0), into: root, after: entry) }
    let copy = edit.map { Fix(description.text("insert-copy", whenInUse), [$0], isSafe: false) }
    let fix = copy ?? MissingPurposeReport.insertion(of: whenInUse, into: root, context.editor)
    context.report(
      description,
      at: key.range,
      description.text("message", always, whenInUse),
      fixes: [fix].compactMap(\.self)
    )
  }
}
