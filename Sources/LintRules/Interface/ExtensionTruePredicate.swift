import LintEngine
import LintFacts
import PropertyList

/// Reports share and action extensions that offer themselves for everything.
enum ExtensionTruePredicate: EntryRule {
  static let description = RuleDescription(
    id: "extension-true-predicate",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSExtension</key>
          <dict>
            <key>NSExtensionAttributes</key>
            <dict>
              <key>NSExtensionActivationRule</key>
              <string>TRUEPREDICATE</string>
            </dict>
            <key>NSExtensionPointIdentifier</key>
            <string>com.apple.share-services</string>
          </dict>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSExtension</key>
          <dict>
            <key>NSExtensionAttributes</key>
            <dict>
              <key>NSExtensionActivationRule</key>
              <dict>
                <key>NSExtensionActivationSupportsText</key>
                <true/>
              </dict>
            </dict>
            <key>NSExtensionPointIdentifier</key>
            <string>com.apple.share-services</string>
          </dict>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90362",
    references: [
      """
      https://developer.apple.com/library/archive/documentation/General/Conceptual/ExtensibilityPG/\
      ExtensionScenarios.html
      """,
      "https://developer.apple.com/documentation/bundleresources/information-property-list/nsextension",
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("NSExtension/NSExtensionAttributes/NSExtensionActivationRule"),
      let value = entry.value, value.kind == .string, value.stringValue?.uppercased() == "TRUEPREDICATE"
    else { return }
    let rule = PropertyListValue.dictionary([
      .init(key: "NSExtensionActivationSupportsText", value: .boolean(true)),
      .init(key: "NSExtensionActivationSupportsWebURLWithMaxCount", value: .integer(IntegerValue(1))),
    ])
    context.report(
      description,
      at: value.range,
      description.text("message"),
      fixes: [Fix(description.text("rule"), [context.editor.replace(value, with: rule)], isSafe: false)]
    )
  }
}
