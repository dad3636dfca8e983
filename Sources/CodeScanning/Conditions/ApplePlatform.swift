/// A system that apps are built for.
public enum ApplePlatform: String, Sendable, Hashable, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS

  /// Returns the platform that an entry of `CFBundleSupportedPlatforms` or a `DTPlatformName` names, in any case; nil
  /// for names of no known platform.
  package init?(sdkName name: String) {
    switch name.lowercased() {
    case "iphoneos", "iphonesimulator": self = .iOS
    case "macosx": self = .macOS
    case "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "xros", "xrsimulator": self = .visionOS
    default: return nil
    }
  }

  /// Returns the platform of a number of `UIDeviceFamily`; nil for other numbers.
  package init?(deviceFamily number: Int) {
    switch number {
    case 1, 2: self = .iOS
    case 3: self = .tvOS
    case 4: self = .watchOS
    case 6: self = .macOS
    case 7: self = .visionOS
    default: return nil
    }
  }
}

/// The platforms for which a piece of code is compiled.
package struct PlatformMask: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS = PlatformMask(rawValue: 1)
  /// An app for iOS that runs on the Mac.
  package static let macCatalyst = PlatformMask(rawValue: 2)
  package static let macOS = PlatformMask(rawValue: 4)
  package static let tvOS = PlatformMask(rawValue: 8)
  package static let watchOS = PlatformMask(rawValue: 16)
  package static let visionOS = PlatformMask(rawValue: 32)
  package static let all: PlatformMask = [.iOS, .macCatalyst, .macOS, .tvOS, .watchOS, .visionOS]

  /// Makes the mask of a platform; Mac Catalyst is not among them.
  package init(_ platform: ApplePlatform) {
    switch platform {
    case .iOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    case .watchOS: self = .watchOS
    case .visionOS: self = .visionOS
    }
  }

  /// The platforms of the bundles that such code ends up in; nil if these are all.
  package var platforms: Set<ApplePlatform>? {
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
