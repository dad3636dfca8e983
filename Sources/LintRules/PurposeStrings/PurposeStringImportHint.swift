import AppProject
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings to which no more than an import points.
enum PurposeStringImportHint: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-import-hint",
    severity: .info,
    example: .plist(
      bad: "<key>CFBundleIdentifier</key> <string>com.example.cards</string>",
      good: """
        <key>CFBundleIdentifier</key> <string>com.example.cards</string>
        <key>NSContactsUsageDescription</key> <string>Address a card to somebody from your contacts.</string>
        """,
      neighbours: [
        "Package.swift": "",
        "Cards.swift": "import Contacts",
      ]
    ),
    references: [.apple("uikit/requesting-access-to-protected-resources")],
    isOptIn: true
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// Modules of which most needs no permission: playing sound, coordinates, what is playing.
  private static let broadModules: Set<String> = [
    "AVFoundation", "CoreLocation", "Intents", "MediaPlayer", "VisionKit",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      !project.suppliesUnknownKeys
    else { return }
    let present = PresentPurposeKeys(context.rootKeys, project, context.traits.bundle)
    let used = Set(project.code.purposeNeeds.flatMap { $0.alternatives.joined() }.map(PurposeKeys.family))
    let hosts = HostPurposeKeys(of: context.traits.bundle, project)
    var seen: Set<[String]> = []
    for hint in project.code.purposeHints where present.concerns(hint) && !isBroad(hint) {
      let keys = Array(hint.alternatives.joined())
      // If one key is present, its author considered it; uses are reported separately.
      guard used.isDisjoint(with: keys.map(PurposeKeys.family)), !keys.contains(where: present.satisfies),
        !hosts.have(oneOf: keys), seen.insert(keys).inserted
      else { continue }
      let file = "\(FilePath.name(hint.evidence.path)):\(hint.evidence.line + 1)"
      context.report(
        description,
        at: document.anchor,
        description.text("message", Words.either(keys), file, hint.cause),
        fixes: keys.compactMap { MissingPurposeReport.insertion(of: $0, into: root, context.editor) },
        related: [RelatedPlace(.elsewhere(hint.evidence), description.text("here", FilePath.name(hint.evidence.path)))],
        key: keys.first
      )
    }
  }

  /// Whether the import names a module of which most needs no permission: `import Photos`, `#import <Photos/Photos.h>`.
  private static func isBroad(_ hint: PurposeNeed) -> Bool {
    let words = hint.cause.split { " <>/#".contains($0) }
    return words.count > 1 && broadModules.contains(String(words[1]))
  }
}
