import LintEngine
import PropertyList

/// The lowest versions of TLS that an Info.plist accepts for its exception domains.
package enum MinimumTLSVersion {
  /// The versions that the setting can name.
  package static let known: Set = ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"]
  /// Versions below the system's own minimum.
  package static let old: Set = ["TLSv1.0", "TLSv1.1"]

  private static let keys: Set = [
    "NSExceptionMinimumTLSVersion", "NSTemporaryExceptionMinimumTLSVersion", "NSThirdPartyExceptionMinimumTLSVersion",
  ]

  /// Returns the texts and places of the versions under an entry with exception domains; empty for other entries.
  package static func versions(_ entry: CatalogEntry) -> [(text: String, node: Node, domain: String)] {
    TransportSecurity.domains(entry).flatMap { domain in
      domain.entries(keys).compactMap { setting in
        guard let node = setting.value, let text = node.literalText else { return nil }
        return (text, node, domain.name)
      }
    }
  }

  /// The page on the setting.
  package static let page =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/nsexceptionminimumtlsversion"
}
