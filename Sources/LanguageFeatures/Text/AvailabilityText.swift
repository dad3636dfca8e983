import KeyCatalog

/// Platforms and versions in words.
enum AvailabilityText {
  /// Returns for instance "iOS 10.0+, macOS 10.14 (deprecated in 13.0)"; nil for an empty list.
  static func line(_ platforms: [PlatformAvailability]) -> String? {
    platforms.isEmpty ? nil : platforms.map(part).joined(separator: ", ")
  }

  private static func part(_ availability: PlatformAvailability) -> String {
    switch (availability.introduced, availability.deprecated) {
    case (let first?, let last?): "\(availability.platform) \(first) (deprecated in \(last))"
    case (let first?, nil): "\(availability.platform) \(first)+"
    case (nil, let last?): "\(availability.platform) (deprecated in \(last))"
    case (nil, nil): availability.platform
    }
  }
}
