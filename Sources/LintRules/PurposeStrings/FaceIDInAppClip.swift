import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Reports the purpose string for Face ID in App Clips.
enum FaceIDInAppClip: ProjectRule {
  static let description = RuleDescription(
    id: "face-id-in-app-clip",
    severity: .warning,
    example: .plist(
      bad: """
        <key>NSAppClip</key> <dict/>
        <key>NSFaceIDUsageDescription</key> <string>Unlock your tickets.</string>
        """,
      good: "<key>NSAppClip</key> <dict/>"
    ),
    references: [.apple("bundleresources/information-property-list/nsfaceidusagedescription")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "NSFaceIDUsageDescription"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, isClip(project, context) else { return }
    for entry in context.rootKeys.entriesForAnyDevice([key]) {
      context.report(unused: entry, key, by: description, description.text("message", key))
    }
  }

  /// Whether the file declares an App Clip, or all its targets are one.
  private static func isClip(_ project: ProjectContext, _ context: RuleContext) -> Bool {
    context.traits.bundle.kind?.value == .appClip
  }
}
