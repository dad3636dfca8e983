import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Reports privacy manifests that declare tracking if the app cannot request the permission.
enum PrivacyTrackingWithoutATT: ProjectRule {
  static let description = RuleDescription(
    id: "privacy-tracking-without-att",
    severity: .warning,
    refusedBy: [.system],
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
      !project.writesElsewhere(key), project.documents.infoPlists.allSatisfy({ lacksKey($0, project) })
    else { return }
    // An extension asks for nothing: its app does.
    let apps = project.documents.infoPlists.filter { project.bundle(of: $0, RootKeys($0.rootDictionary)).role == .app }
    guard let app = apps.first else { return }
    context.report(
      description,
      at: node.range,
      description.text("message", app.name, key),
      related: project.infoPlistPlaces { description.text("info-plist-here", $0, key) }
    )
  }

  private static func lacksKey(_ infoPlist: Document, _ project: ProjectContext) -> Bool {
    guard infoPlist.tree.isReadable, !infoPlist.isPreprocessed, infoPlist.rootDictionary != nil else { return false }
    let root = RootKeys(infoPlist.rootDictionary)
    // The Mac asks for no such permission.
    return !root.containsForAnyDevice(key) && project.bundle(of: infoPlist, root).otherPlatform == nil
  }
}
