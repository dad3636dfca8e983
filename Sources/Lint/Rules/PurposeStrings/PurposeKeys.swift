import AppProject
import KeyCatalog
import PropertyList

/// The keys under which purpose strings stand, and what belongs together among them.
enum PurposeKeys {
  /// Keys of texts on one folder or volume each, which may well be one text.
  private static let files: Set<String> = [
    "NSDesktopFolderUsageDescription", "NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription",
    "NSFileProviderDomainUsageDescription", "NSNetworkVolumesUsageDescription", "NSRemovableVolumesUsageDescription",
  ]

  /// The family of the keys for Health.
  static let health = "NSHealth"

  /// Beginnings of keys for one resource each, in several shapes.
  private static let families = [
    "NSBluetooth", "NSCalendars", health, "NSLocation", "NSNearbyInteraction", "NSPhotoLibrary", "NSReminders",
  ]

  /// Whether `key` is named as the keys of purpose strings are.
  static func isPurposeString(_ key: String) -> Bool { key.hasSuffix("UsageDescription") }

  /// Returns a name that is the same for all keys of one resource, such as those for location.
  static func family(of key: String) -> String {
    if files.contains(key) { return "files" }
    return families.first { key.hasPrefix($0) } ?? key
  }

  /// Whether the bundle's platform, where the file shows one, has `resource`.
  static func isKnown(_ resource: ProtectedResource, on platform: String?) -> Bool {
    guard let platform, !resource.platforms.isEmpty else { return true }
    return resource.platforms.contains { $0.platform == platform }
  }

  /// Returns the keys at the top of an Info.plist, device suffixes left out, and those that the build supplies.
  static func present(in root: Node, _ project: ProjectContext) -> Set<String> {
    project.suppliedKeys.union(root.entries.compactMap { $0.name?.split(separator: "~").first.map(String.init) })
  }

  /// Whether the rules about the project report that `key` is missing, so that nobody has to say it twice.
  ///
  /// Linear in the top level of the file and in what the project needs.
  static func isReportedMissing(_ key: String, in document: Document, _ project: ProjectContext) -> Bool {
    MissingPurposeString.find(in: document, project: project).contains { $0.keys.contains(key) }
  }
}
