import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps with a text for the alert about tracking whose code never shows it, and asks an old property instead.
enum TrackingNeverRequested: ProjectRule {
  static let description = RuleDescription(
    id: "tracking-never-requested",
    severity: .info,
    example: .plist(
      bad: "<key>NSUserTrackingUsageDescription</key> <string>Show offers of the wineries you like.</string>",
      good: "<key>CFBundleName</key> <string>Cellar</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App")).text,
        "App/Ads.swift": "let isOn = ASIdentifierManager.shared().isAdvertisingTrackingEnabled",
      ]
    ),
    references: [.apple("adsupport/asidentifiermanager/isadvertisingtrackingenabled")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist).on(.iOS, .tvOS)

  private static let key = "NSUserTrackingUsageDescription"
  private static let property = "isAdvertisingTrackingEnabled"
  private static let requests: Set = [
    "ATTrackingManager", "requestTrackingAuthorization", "requestTrackingAuthorizationWithCompletionHandler",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let names = project.code.watchedNames
    guard let node = context.rootKeys.entry(forKey: key)?.key, context.traits.bundle.isApp, project.code.isComplete,
      let place = names[property], requests.isDisjoint(with: names.keys),
      // A library may show the alert.
      !project.code.purposeNeeds.contains(where: { $0.kind == .dependency && $0.alternatives.joined().contains(key) })
    else { return }
    let file = FilePath.name(place.path)
    context.report(
      description,
      at: node.range,
      description.text("message", file, property, "requestTrackingAuthorization"),
      related: [RelatedPlace(.elsewhere(place), description.text("here", file))]
    )
  }
}
