import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that register for remote notifications without the entitlement for them.
enum EntitlementPushMissing: SourceRule {
  static let description = RuleDescription(
    id: "entitlement-push-missing",
    severity: .warning,
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.siri</key> <true/>",
      good: """
        <key>com.apple.developer.siri</key> <true/>
        <key>aps-environment</key> <string>development</string>
        """,
      neighbours: [
        "Info.plist": .plist(""),
        "AppDelegate.swift": "func start() { UIApplication.shared.registerForRemoteNotifications() }",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    appStoreCode: "ITMS-90078",
    references: [.apple("usernotifications/registering-your-app-with-apns")]
  )
  static let subject = RuleSubject.keys(name, in: .entitlements, .infoPlist)

  private static let name = "aps-environment"
  private static let macName = "com.apple.developer.aps-environment"
  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let calls = project.code[.remoteNotifications].filter { $0.compilation == .certain }.map(\.evidence)
    // An extension cannot register; it may be built with code of its app that does.
    guard document.tree.isReadable, !context.traits.bundle.isExtension, let first = calls.first,
      let root = document.rootDictionary,
      document.kind == .entitlements || document.kind == .infoPlist && project.documents.entitlements.isEmpty,
      let signed = BundleEntitlements(document, project)
    else { return }
    let isUnmet = signed.lacks(name) && signed.lacks(macName)
    let gap = ReleaseEntitlements(document, project).gap(of: [name, macName])
    guard isUnmet || gap != nil else { return }
    let missing = isForMac(document, project, context.traits.bundle) ? macName : name
    let edit = context.editor.insertEntry(missing, .string("development"), into: root)
    let file = FilePath.name(first.path)
    context.report(
      description,
      at: document.anchor,
      description.text(text(for: document, gap), missing, file, gap?.configuration ?? ""),
      fixes: document.kind == .entitlements && gap?.hasFile != false
        ? [Fix(description.text("insert", missing), [edit], isSafe: false)] : [],
      related: calls.prefix(placeLimit).map {
        RelatedPlace(.elsewhere($0), description.text("here", FilePath.name($0.path)))
      },
      key: missing,
      cause: .place(first.path, missing)
    )
  }

  private static func text(for document: Document, _ gap: ReleaseEntitlements.Gap?) -> String {
    if let gap { return gap.hasFile ? "in-build" : "build-no-file" }
    return document.kind == .entitlements ? "message" : "no-file"
  }

  private static func isForMac(_ document: Document, _ project: ProjectContext, _ bundle: AppBundle) -> Bool {
    EntitlementsFile.isForMac(document) || project.targets.isEmpty || bundle.isOnly(for: .macOS)
  }
}
