import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports SensorKit keys without their companions.
enum SensorKitIncomplete: ProjectRule {
  static let description = RuleDescription(
    id: "sensorkit-incomplete",
    severity: .error,
    premises: [.fileKind, .target, .absence],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSSensorKitPrivacyPolicyURL</key> <string>https://example.com/privacy</string>
        <key>NSSensorKitUsageDescription</key>
        <string>This study looks at how daily light relates to sleep.</string>
        """,
      good: """
        <key>NSSensorKitPrivacyPolicyURL</key> <string>https://example.com/privacy</string>
        <key>NSSensorKitUsageDescription</key>
        <string>This study looks at how daily light relates to sleep.</string>
        <key>NSSensorKitUsageDetail</key> <dict>
          <key>SRSensorUsageAmbientLightSensor</key> <dict>
            <key>Description</key> <string>Compare the light of the evening with the time you fall asleep.</string>
          </dict>
        </dict>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/nssensorkitusagedescription"),
      .apple("bundleresources/information-property-list/nssensorkitusagedetail"),
    ]
  )
  static let subject = RuleSubject.keys(companions.map(\.key), in: .infoPlist)

  private static let detail = "NSSensorKitUsageDetail"
  private static let companions: [(key: String, value: PropertyListValue)] = [
    ("NSSensorKitUsageDescription", .string(description.text("example-purpose"))),
    ("NSSensorKitPrivacyPolicyURL", .string("https://example.com/privacy")),
    (detail, .dictionary([.init(key: "SRSensorUsageAmbientLightSensor", value: sensor)])),
  ]
  private static let text = PropertyListValue.string(description.text("example-sensor"))
  private static let sensor = PropertyListValue.dictionary([.init(key: "Description", value: text)])

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary, !lacksAccess(document, project, context)
    else { return }
    let keys = context.rootKeys
    guard let first = companions.compactMap({ keys.entry(forKey: $0.key)?.key }).first else { return }
    let missing = companions.filter {
      !PurposeKeys.isPresent($0.key, in: keys, project)
        && !PurposeKeys.isReportedMissing($0.key, project, in: &context)
    }
    if !missing.isEmpty, let name = first.stringValue {
      let editor = context.editor
      let fixes = missing.map {
        Fix(description.text("insert", $0.key), [editor.insertEntry($0.key, $0.value, into: root)], isSafe: false)
      }
      let message = description.text("message", name, Words.all(missing.map(\.key)))
      context.report(description, at: first.range, message, fixes: fixes)
    }
    guard let sensors = keys.value(forKey: detail)?.entries else { return }
    for sensor in sensors { checkSensor(sensor, in: &context) }
  }

  /// Whether another rule reports that the app has no access to SensorKit, so that none of the keys has an effect.
  private static func lacksAccess(_ document: Document, _ project: ProjectContext, _ context: RuleContext) -> Bool {
    DemandReport(document, project, context)?.keys { $0 == "NSSensorKitUsageDescription" }.isEmpty == false
  }

  private static func checkSensor(_ sensor: DictionaryEntry, in context: inout RuleContext) {
    guard let key = sensor.key, let name = sensor.name, let usage = sensor.value, usage.kind == .dictionary else {
      return
    }
    guard let value = usage.value(forKey: "Description") else {
      let edit = context.editor.insertEntry("Description", text, into: usage)
      let fix = Fix(description.text("insert", "Description"), [edit], isSafe: false)
      context.report(description, at: key.range, description.text("no-description", name), fixes: [fix])
      return
    }
    guard value.kind == .string, let text = value.stringValue, PurposeString.isBlank(text) else { return }
    context.report(description, at: value.range, description.text("empty", name))
  }
}
