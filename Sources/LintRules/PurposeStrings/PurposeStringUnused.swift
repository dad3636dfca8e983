import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that nothing in the app is the reason of.
enum PurposeStringUnused: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-unused",
    severity: .info,
    refusedBy: [.appReview],
    example: .plist(
      bad: """
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>NSContactsUsageDescription</key> <string>Invite somebody from your contacts to a round.</string>
        """,
      good: "<key>LSRequiresIPhoneOS</key> <true/>",
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
        "App/Rounds.swift": "struct Round { let players: [String] }",
      ]
    ),
    references: [
      .apple("uikit/requesting-access-to-protected-resources"),
      "https://developer.apple.com/app-store/review/guidelines/#data-collection-and-storage",
    ]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// The families of keys whose use shows in code; files and the local network, for example, are reached by any code.
  private static let families: Set<String> = [
    "NFCReaderUsageDescription", "NSAppleMusicUsageDescription", "NSBluetooth", "NSCalendars",
    "NSCameraUsageDescription",
    "NSContactsUsageDescription", "NSFaceIDUsageDescription", "NSHealth", "NSHomeKitUsageDescription", "NSLocation",
    "NSMicrophoneUsageDescription", "NSMotionUsageDescription", "NSNearbyInteraction", "NSPhotoLibrary", "NSReminders",
    "NSSpeechRecognitionUsageDescription", "NSUserTrackingUsageDescription",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let justified = project.code.justifiedKeys,
      // On other systems programs start others that ask in their name, and the keys of some are not well known.
      !project.targets.isEmpty, context.traits.bundle.isOnly(for: .iOS),
      context.traits.bundle.platforms?.basis != .assumed
    else { return }
    let entries = PurposeKeys.entries(context.rootKeys)
    guard !entries.isEmpty else { return }
    let used = Set((justified.union(PurposeKeys.declared(context.rootKeys))).map(PurposeKeys.family))
      .union(shownByInterface(project))
    for entry in entries {
      guard let name = entry.name else { continue }
      let family = PurposeKeys.family(of: KeyCatalog.withoutDeviceSuffix(name))
      guard families.contains(family), !used.contains(family) else { continue }
      context.report(unused: entry, name, by: description, description.text("message", name))
    }
  }

  /// Returns the families that storyboards and nibs may use, in which a map shows where the user is.
  private static func shownByInterface(_ project: ProjectContext) -> [String] {
    let hasInterface = project.resourceNames.contains { name in
      (name.hasSuffix(".storyboard") || name.hasSuffix(".xib")) && !name.hasPrefix("Launch")
    }
    return hasInterface ? ["NSLocation"] : []
  }
}
