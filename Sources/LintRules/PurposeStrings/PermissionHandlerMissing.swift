import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports permissions that the code asks `react-native-permissions` for, and whose part the Podfile leaves out.
enum PermissionHandlerMissing: SourceRule {
  static let description = RuleDescription(
    id: "permission-handler-missing",
    severity: .warning,
    example: .plist(
      bad: "<key>NSMicrophoneUsageDescription</key> <string>Record your voice for the memos you make.</string>",
      good: """
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.share-services</string>
        </dict>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
          .text,
        "package.json": "{\"dependencies\": {\"react-native-permissions\": \"5.6.2\"}}",
        "Podfile": "setup_permissions(['Microphone'])",
        "Memo.js": """
        import { PERMISSIONS, request } from 'react-native-permissions';
        export const ask = () => request(PERMISSIONS.IOS.CAMERA);
        """,
      ]
    ),
    references: ["https://github.com/zoontek/react-native-permissions"]
  )
  static let subject = RuleSubject.everything(in: .infoPlist).on(.iOS)

  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let linked = project.code.permissionHandlers
    guard !linked.isEmpty, document.tree.isReadable, document.rootDictionary != nil, context.traits.bundle.role == .app
    else { return }
    let asked = Dictionary(grouping: project.code[.permissionHandler], by: \.name)
    for (handler, places) in asked.sorted(by: { $0.key < $1.key }) where !linked.contains(handler) {
      guard let first = places.first else { continue }
      context.report(
        description,
        at: document.anchor,
        description.text("message", FilePath.name(first.evidence.path), handler),
        related: places.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", handler))
        },
        cause: .place(first.evidence.path, handler)
      )
    }
  }
}
