import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports required capabilities whose use needs a purpose string that the Info.plist lacks.
enum CapabilitiesWithoutPurposeString: ProjectRule {
  static let description = RuleDescription(
    id: "capabilities-without-purpose-string",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>UIRequiredDeviceCapabilities</key> <array>
          <string>gps</string>
          <string>location-services</string>
        </array>
        """,
      good: """
        <key>NSLocationWhenInUseUsageDescription</key> <string>Show the shops around you on the map.</string>
        <key>UIRequiredDeviceCapabilities</key> <array>
          <string>gps</string>
          <string>location-services</string>
        </array>
        """
    ),
    references: [capabilitiesPage]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let root = document.rootDictionary else { return }
    let rootKeys = context.rootKeys
    var reported: Set<[String]> = []
    let items = rootKeys.entriesForAnyDevice([RequiredCapabilities.key])
      .flatMap { RequiredCapabilities($0.value)?.items ?? [] }.filter(\.isRequired)
    for item in items {
      for keys in CapabilityPurposes.keys[item.name] ?? [] where !isPresent(keys, rootKeys, project) {
        report(item, keys, root, isCertain: true, in: &context)
        reported.insert(keys)
      }
    }
    let minimum = context.traits.bundle.minimumMajorVersion
    for item in items where !ImpliedCapabilities.contains(item.name, minimum: minimum) {
      for keys in CapabilityPurposes.likelyKeys[item.name] ?? []
      where !isPresent(keys, rootKeys, project) && !isReportedElsewhere(item.name, keys, project)
        && reported.insert(keys).inserted
      {
        report(item, keys, root, isCertain: false, in: &context)
      }
    }
  }

  private static func isPresent(_ keys: [String], _ root: RootKeys, _ project: ProjectContext) -> Bool {
    keys.contains { PurposeKeys.isPresent($0, in: root, project) }
  }

  /// Whether code needs the key, or no code uses the capability: both have a rule of their own.
  private static func isReportedElsewhere(_ name: String, _ keys: [String], _ project: ProjectContext) -> Bool {
    if project.suppliesUnknownKeys
      || project.code.purposeNeeds.contains(where: { !Set(keys).isDisjoint(with: $0.alternatives.joined()) })
    {
      return true
    }
    let facts = project.code
    let names = CapabilityUses.names[name] ?? []
    return facts.isWhole && !names.contains { facts.watchedNames[$0] != nil }
  }

  private static func report(
    _ item: RequiredCapabilities.Item,
    _ keys: [String],
    _ root: Node,
    isCertain: Bool,
    in context: inout RuleContext
  ) {
    guard let key = keys.first else { return }
    context.report(
      description,
      at: item.node.range,
      description.text(isCertain ? "message" : "likely", item.name, key),
      severity: isCertain ? nil : .info,
      fixes: [MissingPurposeReport.insertion(of: key, into: root, context.editor)].compactMap(\.self)
    )
  }
}
