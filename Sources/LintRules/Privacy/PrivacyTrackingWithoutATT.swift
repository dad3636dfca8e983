import AppProject
import LintEngine
import PropertyList

/// Reports privacy manifests that declare tracking if the app cannot request the permission.
enum PrivacyTrackingWithoutATT: ProjectRule {
  static let description = RuleDescription(
    id: "privacy-tracking-without-att",
    severity: .warning,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: "<key>NSPrivacyTracking</key> <true/>",
      good: "<key>NSPrivacyTracking</key> <false/>",
      neighbours: [
        "Info.plist": .plist(""),
        "Package.swift": "",
      ]
    ),
    references: [.apple("technotes/tn3181-debugging-invalid-privacy-manifest")]
  )
  static let subject = RuleSubject.keys("NSPrivacyTracking", in: .privacyManifest)

  private static let key = "NSUserTrackingUsageDescription"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let tracking = context.rootKeys.entry(forKey: "NSPrivacyTracking"),
      tracking.value?.kind == .true, let node = tracking.key, project.knowsInfoPlists,
      !project.writesElsewhere(key), project.infoPlists.allSatisfy(lacksKey)
    else { return }
    // An extension does not request it: its app does.
    let apps = project.infoPlists.filter { $0.bundleRole == .app }
    guard let app = apps.first else { return }
    context.report(
      description,
      at: node.range,
      description.text("message", app.name, key),
      related: project.infoPlistPlaces { description.text("info-plist-here", $0, key) }
    )
  }

  private static func lacksKey(_ infoPlist: Document) -> Bool {
    guard infoPlist.tree.isReadable, !infoPlist.isPreprocessed, infoPlist.rootDictionary != nil else { return false }
    let root = RootKeys(infoPlist.rootDictionary)
    // macOS has no such permission.
    return !root.containsForAnyDevice(key) && infoPlist.bundlePlatform(root) == nil
  }
}
