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
    let text = KeyCatalog.protectedResource(forKey: key)?.exampleText ?? ""
    let edit = context.editor.insertEntry(key, .string(text), into: root)
    context.report(
      description,
      at: item.node.range,
      description.text("message", item.name, key),
      fixes: [Fix(description.text("insert", key), [edit], isSafe: false)]
    )
  }
}
