import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports entitlements for services of Apple that no code of the bundle uses.
enum EntitlementUnused: SourceRule {
  static let description = RuleDescription(
    id: "entitlement-unused",
    severity: .info,
    refusedBy: [.appReview],
    example: .init(
      file: "App.entitlements",
      bad: .plist("<key>com.apple.developer.networking.vpn.api</key> <array> <string>allow-vpn</string> </array>"),
      good: .plist("<key>com.apple.developer.game-center</key> <true/>"),
      neighbours: [
        "Info.plist": .plist("<key>CFBundleName</key> <string>Cellar</string>"),
        "App/Main.swift": "import SwiftUI\n@main struct Cellar: App {}",
        ExampleProject.file: ExampleProject(
          .init(
            "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;",
            folder: "App"
          )
        ).text,
      ]
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.keys(Set(uses.keys), in: .entitlements)

  private static let cloud: Set = [
    "CKContainer", "CloudKit", "DocumentGroup", "NSPersistentCloudKitContainer", "SwiftData", "UIDocument",
    "URLForUbiquityContainerIdentifier", "forUbiquityContainerIdentifier",
  ]

  /// The modules and names, one of which code that uses an entitlement mentions.
  private static let uses: [String: Set<String>] = [
    "com.apple.developer.applesignin": ["AuthenticationServices", "WebKit"],
    "com.apple.developer.in-app-payments": ["PassKit", "WebKit"],
    "com.apple.developer.weatherkit": ["WeatherKit"],
    "com.apple.developer.icloud-services": cloud,
    "com.apple.developer.networking.HotspotConfiguration": ["NetworkExtension"],
    "com.apple.developer.networking.networkextension": ["NetworkExtension"],
    "com.apple.developer.networking.vpn.api": ["NetworkExtension"],
    "com.apple.developer.networking.wifi-info": ["NetworkExtension", "SystemConfiguration"],
    "com.apple.developer.ubiquity-kvstore-identifier": ["NSUbiquitousKeyValueStore"],
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, project.code.isWhole, project.code.isComplete, project.code.hasSources,
      project.attribution == .read
    else { return }
    for entry in context.rootKeys.entriesForAnyDevice(Set(uses.keys)) {
      guard let name = entry.name, let names = uses[name], !isEmpty(entry.value),
        !names.contains(where: { project.code.watchedNames[$0] != nil })
      else { continue }
      context.report(unused: entry, name, by: description, description.text("message", name))
    }
  }

  /// Whether the list grants nothing, as that of an app with push notifications alone, which Xcode writes for iCloud.
  private static func isEmpty(_ value: Node?) -> Bool {
    value?.kind == .array && value?.children.contains { _ in true } == false
  }
}
