/// The outermost keys of each domain, kept because completion asks for all of them time and again.
enum TopLevel {
  private static let infoPlist = KeyDirectory.of(.infoPlist).keys(inside: "")
  private static let entitlements = KeyDirectory.of(.entitlements).keys(inside: "")
  private static let privacyManifest = KeyDirectory.of(.privacyManifest).keys(inside: "")

  /// Returns the outermost keys of `domain`, sorted; they are read at the first call.
  static func keys(in domain: CatalogDomain) -> [KeyInfo] {
    switch domain {
    case .infoPlist: infoPlist
    case .entitlements: entitlements
    case .privacyManifest: privacyManifest
    }
  }
}
