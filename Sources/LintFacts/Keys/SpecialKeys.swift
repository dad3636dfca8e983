import KeyCatalog
import LintEngine

/// Keys whose values have rules of their own, so that the general ones leave them alone.
package enum SpecialKeys {
  /// Returns whether another rule checks the type of the key's value.
  package static func contains(_ info: KeyInfo) -> Bool {
    info.path == RequiredCapabilities.key || info.path == URLTypes.key || info.path == "CFBundleIdentifier"
      || info.path.hasSuffix("UsageDescription")
      || info.path.hasPrefix("NSLocationTemporaryUsageDescriptionDictionary")
  }

  /// Returns whether another rule checks values of the right type that are not listed.
  package static func haveRuleForValues(_ info: KeyInfo) -> Bool {
    contains(info) || info.path.hasSuffix("/NSExceptionMinimumTLSVersion")
      || info.path.hasPrefix("NSPrivacyAccessedAPITypes/") || info.path.hasPrefix("NSPrivacyCollectedDataTypes/")
      || info.path.hasSuffix("/LSHandlerRank") || Orientations.isKey(info.path)
  }

  /// Returns whether another rule checks values that are not listed, of a key that accepts others too.
  package static func haveRuleForOpenValues(_ info: KeyInfo) -> Bool {
    ["UIBackgroundModes", "WKBackgroundModes", "com.apple.developer.nfc.readersession.formats"].contains(info.path)
  }

  /// Returns whether a value may be one of other software than the system: of the library InAppSettingsKit, which reads settings
  /// bundles too, or the preference domain of an app, which a configuration profile may have as the type of a payload.
  package static func isOfLibrary(_ text: String, _ entry: CatalogEntry) -> Bool {
    entry.path == "PreferenceSpecifiers/[]/Type" && text.hasPrefix("IASK")
      || entry.path == "PayloadContent/[]/PayloadType" && entry.domain == .configurationProfile
  }
}

/// Keys that the catalog lacks in one kind of file and that are right nevertheless.
package enum ForeignKeys {
  /// Returns whether `name` is a library's key or one of another kind of file.
  package static func contains(_ name: String, outside domain: CatalogDomain) -> Bool {
    KeyCatalog.library(ofKey: name) != nil || KeyCatalog.domains(ofKey: name).contains { $0 != domain }
  }
}

/// The names that Xcode shows for keys.
package enum XcodeNames {
  /// Returns the key of the dictionary of an entry that Xcode shows under the entry's name; nil if there is none.
  package static func key(named entry: CatalogEntry) -> KeyInfo? {
    guard entry.name.contains(" ") else { return nil }
    if entry.isTopLevel {
      return KeyCatalog.key(titled: entry.name, in: entry.domain).flatMap { $0.path.contains("/") ? nil : $0 }
    }
    let title = entry.name.lowercased()
    return KeyCatalog.children(of: entry.level, in: entry.domain).first { $0.title?.lowercased() == title }
  }
}

/// Names that are often written for a key, although they differ from it by more than a letter or two.
package enum MistakenKeys {
  /// Returns the key that is meant by `name`; nil for other names.
  package static func meant(by name: String) -> String? { keys[name] }

  private static let keys = [
    "LSApplicationQuerySchemes": "LSApplicationQueriesSchemes",
    "LSApplicationSchemes": "LSApplicationQueriesSchemes",
    "UTITagTypeSpecification": "UTTypeTagSpecification",
    "UTTagTypeSpecification": "UTTypeTagSpecification",
  ]
}
