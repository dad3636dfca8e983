import KeyCatalog
import LintEngine
import PropertyList

/// Reports lists of required clinical record types that are too short.
enum HealthRequiredTypesTooFew: EntryRule {
  static let description = RuleDescription(
    id: "health-required-types-too-few",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSHealthRequiredReadAuthorizationTypeIdentifiers</key> <array>
          <string>HKClinicalTypeIdentifierAllergyRecord</string>
        </array>
        """,
      good: """
        <key>NSHealthRequiredReadAuthorizationTypeIdentifiers</key> <array>
          <string>HKClinicalTypeIdentifierAllergyRecord</string>
          <string>HKClinicalTypeIdentifierConditionRecord</string>
          <string>HKClinicalTypeIdentifierMedicationRecord</string>
        </array>
        """
    ),
    references: [.apple("bundleresources/information-property-list/nshealthrequiredreadauthorizationtypeidentifiers")]
  )
  static let subject = RuleSubject.keys(
    "NSHealthRequiredReadAuthorizationTypeIdentifiers",
    in: .infoPlist,
    .infoPlistStrings
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let list = entry.value, list.kind == .array
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
