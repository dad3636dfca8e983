import KeyCatalog

/// The App Store codes of values that do not fit their key.
package enum StoreCode {
  /// The code for a value of the wrong type; nil for files that the App Store does not look at.
  package static func wrongType(in domain: CatalogDomain) -> String? {
    domain == .infoPlist ? "ITMS-90361" : invalidValue(in: domain)
  }

  /// The code for a value of the right type that is none of those allowed; nil for files that the App Store does not look at.
  package static func invalidValue(in domain: CatalogDomain) -> String? {
    switch domain {
    case .infoPlist: "ITMS-90362"
    case .entitlements: "ITMS-90046"
    case .privacyManifest: "ITMS-91056"
    case .libraries, .launchdJob, .settingsBundle, .exportOptions, .googleServiceInfo, .expoUpdates, .xcframework,
      .stringsDictionary:
      nil
    }
  }
}
