import KeyCatalog

/// Finds the purpose string that a wrong key means.
package enum NearestPurposeKey {
  private static let resources = KeyCatalog.protectedResources.filter { PurposeKeys.isPurposeString($0.key) }

  private static let byLetters: [String: ProtectedResource] = Dictionary(
    resources.flatMap { resource in
      [resource.key, resource.title].compactMap(\.self).map { (PurposeWords.letters(of: $0), resource) }
    }
  ) { first, _ in first }

  /// Invented names for resources whose key has another name.
  private static let otherNames: [String: String] = [
    "AddressBook": "NSContactsUsageDescription",
    "Bluetooth": "NSBluetoothAlwaysUsageDescription",
    "LocationAlwaysAndInUse": "NSLocationAlwaysAndWhenInUseUsageDescription",
    "LocationInUse": "NSLocationWhenInUseUsageDescription",
    "MediaLibrary": "NSAppleMusicUsageDescription",
    "Photo": "NSPhotoLibraryUsageDescription",
    "PhotoLibraryAdditions": "NSPhotoLibraryAddUsageDescription",
    "Photos": "NSPhotoLibraryUsageDescription",
    "Tracking": "NSUserTrackingUsageDescription",
  ]

  /// Returns the resource whose key, or title in Xcode, `name` probably means; linear in the number of purpose strings.
  package static func key(meantBy name: String) -> ProtectedResource? {
    if let resource = byLetters[PurposeWords.letters(of: name)] { return resource }
    guard PurposeKeys.isPurposeString(name) else { return nil }
    let stem = stem(of: name)
    if let key = otherNames[stem] { return KeyCatalog.protectedResource(forKey: key) }
    var limit = stem.count < 6 ? 1 : stem.count < 12 ? 2 : 3
    var nearest: ProtectedResource?
    for resource in resources where limit > 0 {
      guard let distance = EditDistance.bounded(stem, self.stem(of: resource.key), limit: limit) else { continue }
      // Later ones must be nearer than this one.
      (nearest, limit) = (resource, distance - 1)
    }
    return nearest
  }

  /// Returns the part that distinguishes one key from the other.
  private static func stem(of key: String) -> String {
    let name = key.hasPrefix("NS") ? key.dropFirst(2) : key[...]
    return String(name.dropLast("UsageDescription".count))
  }
}
