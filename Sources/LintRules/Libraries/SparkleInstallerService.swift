import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that Sparkle updates whose installer does not fit their sandbox.
enum SparkleInstallerService: ProjectRule {
  static let description = RuleDescription(
    id: "sparkle-installer-service",
    severity: .warning,
    example: .plist(
      bad: "<key>SUFeedURL</key> <string>https://www.example.com/appcast.xml</string>",
      good: """
        <key>SUFeedURL</key> <string>https://www.example.com/appcast.xml</string>
        <key>SUEnableInstallerLauncherService</key> <true/>
        """,
      neighbours: [
        "App.entitlements": .plist(
          """
          <key>com.apple.security.app-sandbox</key> <true/>
          <key>\(lookUp)</key> <array>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER)-spks</string>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER)-spki</string>
          </array>
          """
        ),
        ExampleProject.file: ExampleProject(
          .init("SDKROOT = macosx; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    references: ["https://sparkle-project.org/documentation/sandboxing/"]
  )
  static let subject = RuleSubject.keys(service, "SUFeedURL", "SUPublicEDKey", in: .infoPlist).on(.macOS)

  private static let service = "SUEnableInstallerLauncherService"
  /// The entitlement that lists the services which Sparkle looks up, by the identifier of the app and one of two endings.
  private static let lookUp = "com.apple.security.temporary-exception.mach-lookup.global-name"
  private static let endings = ["-spks", "-spki"]
  private static let updaterKeys: Set = ["SUFeedURL", "SUPublicEDKey"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary, context.traits.bundle.isApp,
      let signed = BundleEntitlements(document, project), signed.areForMac, !project.writesElsewhere(service)
    else { return }
    let isSandboxed = signed.isTrue(EntitlementDemand.sandbox)
    let entry = context.rootKeys.entry(forKey: service)
    if isSandboxed, context.rootKeys.containsAny(of: updaterKeys), entry?.value?.meansTrue != true {
      let edit =
        entry?.value.map { context.editor.replace($0, with: .boolean(true)) }
        ?? context.editor.insertEntry(service, .boolean(true), into: root)
      let place = context.rootKeys.entry(forKey: "SUFeedURL") ?? context.rootKeys.entry(forKey: "SUPublicEDKey")
      context.report(
        description,
        at: entry?.key?.range ?? place?.key?.range ?? document.anchor,
        description.text("message", service),
        fixes: [Fix(description.text("insert", service), [edit], isSafe: false)],
        key: service
      )
    } else if isSandboxed, context.rootKeys.containsAny(of: updaterKeys), let key = entry?.key {
      let missing = endings.filter { !lists($0, signed) }
      guard !missing.isEmpty else { return }
      context.report(
        description,
        at: key.range,
        description.text("look-up", Words.all(missing.map { "$(PRODUCT_BUNDLE_IDENTIFIER)\($0)" }), lookUp),
        related: signed.places { description.text("entitlements", $0) },
        key: lookUp
      )
    } else if !isSandboxed, let entry, entry.value?.meansTrue == true, let key = entry.key {
      context.report(
        description,
        at: key.range,
        description.text("no-sandbox", service),
        severity: .info,
        fixes: [Fix(description.text("remove", service), [context.editor.removeEntry(entry)], isSafe: false)],
        isUnnecessary: true
      )
    }
  }

  /// Whether some file lists a service with `ending`, or one that only the build determines.
  private static func lists(_ ending: String, _ signed: BundleEntitlements) -> Bool {
    signed.documents.contains { document in
      guard let list = document.rootDictionary?.value(forKey: lookUp) else { return false }
      guard list.kind == .array else { return true }
      return list.children.contains { item in
        item.stringValue.map { $0.hasSuffix(ending) || $0.hasSuffix(")") || $0.hasSuffix("}") } ?? true
      }
    }
  }
}
