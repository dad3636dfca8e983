import KeyCatalog

/// The App Store codes of values that do not fit their key.
enum StoreCode {
  /// The code for a value of the wrong type.
  static func wrongType(in domain: CatalogDomain) -> String {
    domain == .infoPlist ? "ITMS-90361" : invalidValue(in: domain)
  }

  /// The code for a value of the right type that is none of those allowed.
  static func invalidValue(in domain: CatalogDomain) -> String {
    switch domain {
    case .infoPlist: "ITMS-90362"
    case .entitlements: "ITMS-90046"
    case .privacyManifest: "ITMS-91056"
    }
  }
}
