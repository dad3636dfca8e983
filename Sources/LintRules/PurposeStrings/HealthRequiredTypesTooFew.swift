import KeyCatalog
import LintEngine
import PropertyList

/// Reports lists of required clinical record types that are too short.
enum HealthRequiredTypesTooFew: EntryRule {
  static let description = RuleDescription(
    id: "health-required-types-too-few",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSHealthRequiredReadAuthorizationTypeIdentifiers</key>
          <array>
            <string>HKClinicalTypeIdentifierAllergyRecord</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSHealthRequiredReadAuthorizationTypeIdentifiers</key>
          <array>
            <string>HKClinicalTypeIdentifierAllergyRecord</string>
            <string>HKClinicalTypeIdentifierConditionRecord</string>
            <string>HKClinicalTypeIdentifierMedicationRecord</string>
          </array>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/nshealthrequiredreadauthorizationtypeidentifiers"
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .infoPlist, entry.isTopLevel,
      entry.name == "NSHealthRequiredReadAuthorizationTypeIdentifiers", let list = entry.value, list.kind == .array
    else { return }
    let types = list.children.compactMap(\.stringValue)
    guard types.count < 3, !types.contains(where: BuildVariable.occurs) else { return }
    context.report(
      description,
      at: list.range,
      description.text("message", "\(types.count)")
    )
  }
}
