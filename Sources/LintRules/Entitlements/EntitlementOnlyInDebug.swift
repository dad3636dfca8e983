import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports entitlements that builds for development have and those for release lack.
enum EntitlementOnlyInDebug: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-only-in-debug",
    severity: .info,
    example: .plist(
      file: "AppDebug.entitlements",
      bad: """
        <key>com.apple.developer.associated-domains</key> <array> <string>applinks:example.com</string> </array>
        """,
      good: "<key>get-task-allow</key> <true/>",
      neighbours: [
        "Info.plist": .plist(""),
        "App.entitlements": .plist(""),
        ExampleProject.file: ExampleProject(
          .init([
            ("Debug", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = AppDebug.entitlements;"),
            ("Release", "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;"),
          ])
        ).text,
      ]
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  /// Entitlements that are for development: the debugger, code that is compiled or injected while the app runs, and the
  /// server with which a toolkit talks to the app.
  private static let usual: Set = [
    "com.apple.developer.fileprovider.testing-mode", "com.apple.security.get-task-allow",
    "com.apple.security.network.server", "get-task-allow",
  ]
  private static let usualParts = [
    "com.apple.security.cs.", "com.apple.security.temporary-exception.", ".exposure-notification-", "test",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable,
      let (entries, release, file) = ReleaseEntitlements(document, project).entriesWithoutRelease
    else { return }
    let reported = reportedElsewhere(document, project)
    let missing = entries.filter { entry in
      guard let name = entry.name, !usual.contains(name), !reported.contains(name) else { return false }
      return !usualParts.contains(where: name.contains)
    }
    guard let first = missing.first?.key else { return }
    context.report(
      description,
      at: first.range,
      description.text(
        file == nil ? "no-file" : "message",
        Words.all(missing.compactMap(\.name)),
        release,
        file?.name ?? ""
      ),
      related: file.flatMap { file in
        Evidence(file.anchor, in: file).map {
          [RelatedPlace(.elsewhere($0), description.text("entitlements-here", file.name))]
        }
      } ?? []
    )
  }

  /// Returns the entitlements that code needs: other rules report that a build lacks them.
  private static func reportedElsewhere(_ document: Document, _ project: ProjectContext) -> Set<String> {
    guard let signed = BundleEntitlements(document, project) else { return [] }
    var names = Set(EntitlementUse.uses(of: signed, in: project).flatMap(\.entitlements))
    if !project.code[.remoteNotifications].isEmpty {
      names.formUnion(["aps-environment", "com.apple.developer.aps-environment"])
    }
    return names
  }
}
