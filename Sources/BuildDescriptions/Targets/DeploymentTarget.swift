import CodeScanning

/// The oldest system that a target runs on.
public struct DeploymentTarget: Sendable, Hashable {
  /// The platform.
  public let platform: ApplePlatform
  /// The version as it is written, such as `15.0`.
  public let version: String

  /// Makes a deployment target.
  public init(_ platform: ApplePlatform, _ version: String) {
    self.platform = platform
    self.version = version
  }
}

extension ApplePlatform {
  /// The build setting that holds the deployment target (Build Settings Reference).
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The oldest version that Xcode 16 builds for, the oldest Xcode whose apps App Store Connect accepts.
  package var oldestVersionOfXcode: String {
    switch self {
    case .iOS: "12.0"
    case .macOS: "10.13"
    case .tvOS: "12.0"
    case .watchOS: "4.0"
    case .visionOS: "1.0"
    }
  }

  /// The name of its SDK for devices.
  var sdkName: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }
}
