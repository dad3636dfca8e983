import KeyCatalog
import LintEngine
import PropertyList

/// The settings of App Transport Security in an Info.plist.
package enum TransportSecurity {
  /// The key of all the settings.
  package static let key = "NSAppTransportSecurity"
  /// The path of the exceptions by domain.
  package static let exceptionDomains = "\(key)/NSExceptionDomains"
  /// The path of the pinned keys by domain.
  package static let pinnedDomains = "\(key)/NSPinnedDomains"

  /// The settings that are directly in the dictionary.
  package static let globalKeys: Set = [
    "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent",
    "NSAllowsLocalNetworking", "NSExceptionDomains", "NSPinnedDomains",
  ]
  /// The settings of one domain among the exceptions.
  package static let domainKeys: Set = [
    "NSExceptionAllowsInsecureHTTPLoads", "NSExceptionMinimumTLSVersion", "NSExceptionRequiresForwardSecrecy",
    "NSIncludesSubdomains", "NSRequiresCertificateTransparency",
  ]

  /// One domain with its settings.
  package struct Domain {
    /// The name, as written in the file.
    package let name: String
    /// The node of the name.
    package let key: Node
    /// The dictionary of its settings.
    package let settings: Node

    /// Returns the entries of the settings that one of `keys` names.
    package func entries(_ keys: Set<String>) -> [DictionaryEntry] {
      settings.entries.filter { entry in entry.name.map(keys.contains) ?? false }
    }
  }

  /// Returns the domains that an entry lists: exceptions, or pins too where `withPins`; empty for other keys.
  package static func domains(_ entry: CatalogEntry, withPins: Bool = false) -> [Domain] {
    guard entry.isInfoPlistKey(exceptionDomains) || withPins && entry.isInfoPlistKey(pinnedDomains),
      let list = entry.value, list.kind == .dictionary
    else { return [] }
    return list.entries.compactMap { domain in
      guard let key = domain.key, let name = key.stringValue, !BuildVariable.occurs(in: name),
        let settings = domain.value, settings.kind == .dictionary
      else { return nil }
      return Domain(name: name, key: key, settings: settings)
    }
  }

  /// Returns the key of today that took the place of an early name; nil for other names.
  package static func successor(ofLegacyKey name: String) -> String? {
    for prefix in ["NSTemporaryException", "NSThirdPartyException"] where name.hasPrefix(prefix) {
      let successor = "NSException" + name.dropFirst(prefix.count)
      if domainKeys.contains(successor) { return successor }
    }
    return nil
  }

  /// Returns whether `name` is a setting of one domain, by its name of today or an early one.
  package static func isDomainKey(_ name: String) -> Bool {
    domainKeys.contains(name) || successor(ofLegacyKey: name) != nil
  }

  /// Returns whether the entry is a setting in a place where a domain name is required.
  package static func isSettingInPlaceOfDomain(_ entry: CatalogEntry) -> Bool {
    entry.domain == .infoPlist && entry.level == exceptionDomains
      && (isDomainKey(entry.name) || globalKeys.contains(entry.name))
  }

  /// The page on all the settings.
  package static let page =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity"
}

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
