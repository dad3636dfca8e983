import KeyCatalog

/// Platforms and versions in words.
enum AvailabilityText {
  /// Returns for example "iOS 10.0+, macOS 10.14 (deprecated in 13.0)"; nil for an empty list.
  static func line(_ platforms: [PlatformAvailability]) -> RichText? {
    platforms.isEmpty ? nil : platforms.map(part).joined(separator: ", ")
  }

  private static func part(_ availability: PlatformAvailability) -> RichText {
    let platform = RichText(text: availability.platform)
    switch (availability.introduced, availability.deprecated) {
    case (let first?, let last?):
      return .words("pages.platform-from-until", platform, RichText(text: first), RichText(text: last))
    case (let first?, nil): return .words("pages.platform-from", platform, RichText(text: first))
    case (nil, let last?): return .words("pages.platform-until", platform, RichText(text: last))
    case (nil, nil): return platform
    }
  }
}
