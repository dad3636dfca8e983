/// The kinds of file whose keys the catalog knows.
public enum CatalogDomain: String, Sendable, CaseIterable {
  /// Information property lists.
  case infoPlist
  /// Code-signing entitlements.
  case entitlements
  /// Privacy manifests.
  case privacyManifest
}
