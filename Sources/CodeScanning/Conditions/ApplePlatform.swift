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
