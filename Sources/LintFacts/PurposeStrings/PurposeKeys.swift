import AppProject
import KeyCatalog
import LintEngine
import ProjectFiles
import PropertyList

/// The keys of purpose strings, and the relations among them.
package enum PurposeKeys {
  /// Keys of texts on one folder or volume each, which may well be one text.
  private static let files: Set<String> = [
    "NSDesktopFolderUsageDescription", "NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription",
    "NSFileProviderDomainUsageDescription", "NSNetworkVolumesUsageDescription", "NSRemovableVolumesUsageDescription",
  ]

  /// The key of a dictionary with the purposes for which an app requests full accuracy once.
  package static let temporaryLocation = "NSLocationTemporaryUsageDescriptionDictionary"

  /// The family of the keys for Health.
  package static let health = "NSHealth"

  /// Beginnings of keys for one resource each, in several shapes.
  private static let families = [
    "NSBluetooth", "NSCalendars", health, "NSLocation", "NSNearbyInteraction", "NSPhotoLibrary", "NSReminders",
  ]

  /// Whether `key` is named as the keys of purpose strings are.
  package static func isPurposeString(_ key: String) -> Bool { key.hasSuffix("UsageDescription") }

  /// Returns a name that is the same for all keys of one resource, such as those for location.
  package static func family(of key: String) -> String {
    if files.contains(key) { return "files" }
    return families.first { key.hasPrefix($0) } ?? key
  }

  /// Whether the bundle's platform, if the file shows one, has `resource`.
  package static func isKnown(_ resource: ProtectedResource, on platform: String?) -> Bool {
    guard let platform, !resource.platforms.isEmpty else { return true }
    return resource.platforms.contains { $0.platform == platform }
  }

  /// All keys of purpose strings that the catalog has.
  private static let all = Set(KeyCatalog.protectedResources.map(\.key).filter(isPurposeString))

  /// Returns the entries of purpose strings at the top of an Info.plist, those for some devices among them, in order.
  package static func entries(_ root: RootKeys) -> [DictionaryEntry] {
    root.entriesForAnyDevice(all)
  }

  /// Whether `key`, even if only for some devices, is at the top of an Info.plist or supplied by the build.
  package static func isPresent(_ key: String, in root: RootKeys, _ project: ProjectContext) -> Bool {
    project.suppliedKeys.contains(key) || root.containsForAnyDevice(key)
  }

  /// Whether the table of the Info.plist in the language that it is written in, or of all languages, has a text for `key`.
  package static func isInOwnTable(_ key: String, _ project: ProjectContext) -> Bool {
    let translations = project.translations
    return translations.tables.contains { table in
      FileKind.isInfoPlistTable(FilePath.name(table.path))
        && (table.language == "Base" || translations.isDevelopmentLanguage(table.language))
        && table.document?.rootDictionary?.value(forKey: key)?.stringValue.map { !PurposeString.isBlank($0) } == true
    }
      || translations.catalogs.contains { file in
        guard let catalog = file.catalog, let text = catalog[key], !text.isStale else { return false }
        return text.translation(catalog.sourceLanguage)?.units.first?.value?.string.map { !PurposeString.isBlank($0) }
          == true
      }
  }

  /// Returns the purpose strings that other keys of the file require: background modes and device capabilities.
  package static func declared(_ root: RootKeys) -> [String] {
    let modes = root.value(forKey: "UIBackgroundModes")?.children.compactMap(\.stringValue) ?? []
    let capabilities = root.entriesForAnyDevice([RequiredCapabilities.key])
      .flatMap { RequiredCapabilities($0.value)?.items.map(\.name) ?? [] }
    return modes.compactMap { mode in
      if mode.hasPrefix("bluetooth-") { return "NSBluetoothAlwaysUsageDescription" }
      return mode == "location" ? "NSLocationWhenInUseUsageDescription" : nil
    } + capabilities.flatMap(CapabilityPurposes.all)
  }

  /// Whether the rules about the project report that `key` is missing, so that it is not reported twice.
  package static func isReportedMissing(_ key: String, _ project: ProjectContext, in context: inout RuleContext) -> Bool
  {
    MissingPurposeString.all(project, in: context).contains { !$0.isInHost && $0.keys.contains(key) }
  }
}
