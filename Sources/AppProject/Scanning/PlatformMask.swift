/// The platforms for which a piece of code is compiled.
struct PlatformMask: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let iOS = PlatformMask(rawValue: 1)
  /// An app for iOS that runs on the Mac.
  static let macCatalyst = PlatformMask(rawValue: 2)
  static let macOS = PlatformMask(rawValue: 4)
  static let tvOS = PlatformMask(rawValue: 8)
  static let watchOS = PlatformMask(rawValue: 16)
  static let visionOS = PlatformMask(rawValue: 32)
  static let all: PlatformMask = [.iOS, .macCatalyst, .macOS, .tvOS, .watchOS, .visionOS]

  /// Makes the mask of a platform; Mac Catalyst is not among them.
  init(_ platform: ApplePlatform) {
    switch platform {
    case .iOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    case .watchOS: self = .watchOS
    case .visionOS: self = .visionOS
    }
  }

  /// The platforms of the bundles that such code ends up in; nil if these are all.
  var platforms: Set<ApplePlatform>? {
    guard self != .all else { return nil }
    var platforms: Set<ApplePlatform> = []
    // The needs of the variant for the Mac are in the Info.plist for iOS.
    if !isDisjoint(with: [.iOS, .macCatalyst]) { platforms.insert(.iOS) }
    if contains(.macOS) { platforms.insert(.macOS) }
    if contains(.tvOS) { platforms.insert(.tvOS) }
    if contains(.watchOS) { platforms.insert(.watchOS) }
    if contains(.visionOS) { platforms.insert(.visionOS) }
    return platforms.count == ApplePlatform.allCases.count ? nil : platforms
  }
}
