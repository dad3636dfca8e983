import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports required capabilities whose use needs a purpose string that the Info.plist lacks.
enum CapabilitiesWithoutPurposeString: ProjectRule {
  static let description = RuleDescription(
    id: "capabilities-without-purpose-string",
    severity: .warning,
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
    for entry in rootKeys.entriesForAnyDevice([RequiredCapabilities.key]) {
      for item in RequiredCapabilities(entry.value)?.items ?? [] where item.isRequired {
        for keys in CapabilityPurposes.keys[item.name] ?? []
        where !keys.contains(where: { PurposeKeys.isPresent($0, in: rootKeys, project) }) {
          report(item, keys, root, in: &context)
        }
      }
    }
  }

  private static func report(
    _ item: RequiredCapabilities.Item,
    _ keys: [String],
    _ root: Node,
    in context: inout RuleContext
  ) {
    guard let key = keys.first else { return }
    context.report(
      description,
      at: item.node.range,
      description.text("message", item.name, key),
      fixes: [MissingPurposeReport.insertion(of: key, into: root, context.editor)].compactMap(\.self)
    )
  }
}
