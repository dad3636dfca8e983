import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports iMessage extensions that use the camera or the microphone by the purpose strings of their app.
enum IMessageCaptureKeys: SourceRule {
  static let description = RuleDescription(
    id: "imessage-capture-keys",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.message-payload-provider</string>
        </dict>
        """,
      good: """
        <key>NSCameraUsageDescription</key> <string>Take a picture for your sticker.</string>
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.message-payload-provider</string>
        </dict>
        """,
      neighbours: [
        "App/Info.plist": .plist(
          """
          <key>NSCameraUsageDescription</key> <string>Take a picture for your sticker.</string>
          """
        ),
        "Stickers/Camera.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = App/Info.plist;", embeds: ["Stickers"], folder: "App"),
          .init("INFOPLIST_FILE = Info.plist;", name: "Stickers", product: "app-extension.messages", folder: "Stickers")
        ).text,
      ]
    ),
    references: [.apple("avfoundation/requesting-authorization-to-capture-and-save-media")]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  private static let keys: Set<String> = ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard isMessages(document, project, context) else { return }
    for missing in MissingPurposeString.all(project, in: context) where missing.isInHost && concerns(missing) {
      context.report(missing, inHostOf: document, project, as: description)
    }
  }

  /// Whether what is missing is for the camera or the microphone.
  static func concerns(_ missing: MissingPurposeString) -> Bool { keys.isSuperset(of: missing.keys) }

  /// Whether the file is that of an extension for Messages.
  static func isMessages(_ document: Document, _ project: ProjectContext, _ context: RuleContext) -> Bool {
    guard document.kind == .infoPlist else { return false }
    if context.traits.bundle.kind?.value == .appExtension(point: "com.apple.message-payload-provider") { return true }
    return !project.targets.isEmpty && project.targets.allSatisfy { $0.productType == "app-extension.messages" }
  }
}
