import AppProject
import KeyCatalog
import PropertyList

/// Reports required capabilities whose use needs a purpose string that the Info.plist lacks.
enum CapabilitiesWithoutPurposeString: ProjectRule {
  static let description = RuleDescription(
    id: "capabilities-without-purpose-string",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>gps</string>
            <string>location-services</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSLocationWhenInUseUsageDescription</key>
          <string>Show the shops around you on the map.</string>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>gps</string>
            <string>location-services</string>
          </array>
        </dict></plist>
        """
    ),
    references: [capabilitiesPage]
  )

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.kind == .infoPlist, let root = document.rootDictionary else { return }
    let rootKeys = context.rootKeys
    for entry in rootKeys.entriesForAnyDevice([RequiredCapabilities.key]) {
      for item in RequiredCapabilities(entry.value)?.items ?? [] where item.isRequired {
        for keys in purposeKeys[item.name] ?? []
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
    let text = KeyCatalog.protectedResource(forKey: key)?.exampleText ?? ""
    let edit = context.editor.insertEntry(key, .string(text), into: root)
    context.report(
      description,
      at: item.node.range,
      description.text("message", item.name, key),
      fixes: [Fix(description.text("insert", key), [edit], isSafe: false)]
    )
  }

  /// Returns the purpose strings that the capability `name` needs for certain; of several that will do, all.
  static func purposeKeys(of name: String) -> [String] { (purposeKeys[name] ?? []).flatMap(\.self) }

  /// The purpose strings that capabilities need for certain, by capability: of each group one, the usual one first.
  private static let purposeKeys: [String: [[String]]] = {
    var found: [String: [[String]]] = [:]
    for relation in KeyCatalog.entitlementRelations
    where relation.kind == "capability" && relation.certainty == .certain {
      let groups = relation.needs.compactMap(keys)
      let name = relation.name.split(separator: ":").last.map(String.init) ?? relation.name
      if !groups.isEmpty { found[name, default: []] += groups }
    }
    return found
  }()

  private static func keys(of need: String) -> [String]? {
    if need == "a location purpose string" { return locationKeys }
    guard need.hasPrefix("plist:"), need.hasSuffix("UsageDescription") else { return nil }
    return [String(need.dropFirst("plist:".count))]
  }

  private static let locationKeys = [
    "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
  ]
}
