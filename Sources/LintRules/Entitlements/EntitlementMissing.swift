import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports entitlements that the code of a bundle needs and its files lack.
///
/// What `purpose-string-needs-entitlement` and similar rules report about the Info.plist is not repeated.
enum EntitlementMissing: SourceRule {
  static let description = RuleDescription(
    id: "entitlement-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.siri</key> <true/>",
      good: """
        <key>com.apple.developer.siri</key> <true/>
        <key>com.apple.developer.weatherkit</key> <true/>
        """,
      neighbours: [
        "Info.plist": .plist(""),
        "Forecast.swift": "let service = WeatherService()",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .entitlements, .infoPlist)

  /// The entitlements that Apple grants on request alone: code may be ready before the app has them.
  private static let granted: Set = [
    "com.apple.developer.usernotifications.critical-alerts", "com.apple.developer.usernotifications.filtering",
  ]

  /// The start of entitlements that count in the app for the notifications of its extensions too.
  private static let ofApps = "com.apple.developer.usernotifications."

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      document.kind == .entitlements || document.kind == .infoPlist && project.documents.entitlements.isEmpty,
      let signed = BundleEntitlements(document, project)
    else { return }
    let releases = ReleaseEntitlements(document, project)
    for use in EntitlementUse.uses(of: signed, in: project) {
      guard let (name, place) = use.places.first, let missing = use.entitlements.first,
        !isDemandedByPurpose(missing, document, context.rootKeys, project),
        !(context.traits.bundle.isExtension && missing.hasPrefix(ofApps))
      else { continue }
      let isUnmet = use.isUnmet(by: signed)
      let gap = releases.gap(of: use.entitlements)
      let isHere = document.kind == .entitlements
      // In the sandbox such builds do not even start to work; other capabilities are left out of them on purpose.
      let lead = isHere && use.isOfSandbox && releases.isSandboxed ? releases.lead(of: use.entitlements) : nil
      guard isUnmet || gap != nil || lead != nil, gap?.hasFile != false || !use.isOfSandbox else { continue }
      // Without a file with entitlements a build setting turns the sandbox on.
      let setting = isHere || !use.isOfSandbox ? nil : KeyCatalog.key(at: missing, in: .entitlements)?.buildSetting
      guard isHere || !use.isOfSandbox || setting != nil else { continue }
      let isInsertable = isHere && gap?.hasFile != false
      let edit = context.editor.insertEntry(missing, use.value, into: root)
      context.report(
        description,
        at: document.anchor,
        description.text(
          lead != nil && gap == nil && !isUnmet ? "sandbox-unlike-release" : text(for: use, gap, isHere: isHere),
          Words.either(use.entitlements),
          FilePath.name(place.path),
          name,
          gap?.configuration ?? lead ?? "",
          setting ?? ""
        ),
        severity: mayDoWithout(use, context.traits.bundle) ? .info : nil,
        fixes: isInsertable ? [Fix(description.text("insert", missing), [edit], isSafe: false)] : [],
        related: use.places.map { RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.name)) },
        key: missing,
        cause: .place(place.path, missing)
      )
    }
  }

  /// Whether a purpose string is there that needs the entitlement too, which another rule reports.
  private static func isDemandedByPurpose(
    _ entitlement: String,
    _ document: Document,
    _ root: RootKeys,
    _ project: ProjectContext
  ) -> Bool {
    let others = project.documents.infoPlists.compactMap(\.rootDictionary).flatMap(\.entries).compactMap(\.name)
    return (PurposeKeys.entries(root).compactMap(\.name) + others).contains { key in
      EntitlementDemand.all[key]?.contains {
        (document.kind == .infoPlist || !$0.isOfSandbox) && $0.entitlements.contains(entitlement)
      } ?? false
    }
  }

  /// Whether the bundle may run without what the code needs: an extension is often built with files of its app, and an app with
  /// packages, of which it uses a part.
  private static func mayDoWithout(_ use: EntitlementUse, _ bundle: AppBundle) -> Bool {
    bundle.isExtension || !use.isInOwnCode && !use.isOfSandbox && !use.isOfHardenedRuntime
      || use.entitlements.allSatisfy(granted.contains)
  }

  private static func text(for use: EntitlementUse, _ gap: ReleaseEntitlements.Gap?, isHere: Bool) -> String {
    guard let gap else {
      if use.isOfHardenedRuntime { return isHere ? "hardened" : "hardened-no-file" }
      if use.isOfSandbox { return isHere ? "sandbox" : "sandbox-setting" }
      return isHere ? "message" : "no-file"
    }
    if !gap.hasFile { return "message-build-no-file" }
    return use.isOfSandbox ? "sandbox-in-build" : "message-in-build"
  }
}
