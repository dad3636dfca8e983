import BuildDescriptions
import CodeScanning
import ProjectFiles

/// What is known of one bundle: the answer to "which bundle is this?".
///
/// It is made of a target and those of its configurations with equal facts, of an Info.plist that no target uses, or of
/// a file without a project. What is absent is unknown.
public struct AppBundle: Sendable, Hashable {
  /// The target that builds it; nil if no target uses the file.
  public internal(set) var target: ProjectTarget?
  /// The configurations of the target that the other facts apply to.
  public internal(set) var configurations: [TargetConfiguration] = []
  /// What it is.
  public internal(set) var kind: Fact<BundleKind>?
  /// Its purpose, if it is not for users.
  public internal(set) var purpose: Fact<BundlePurpose>?
  /// The systems that it is built for.
  public internal(set) var platforms: Fact<Set<ApplePlatform>>?
  /// The oldest version of each platform that it runs on.
  public internal(set) var minimumVersions: [ApplePlatform: Fact<String>] = [:]
  /// The devices, as `UIDeviceFamily` numbers them: 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 6 Mac, 7 Apple Vision.
  public internal(set) var deviceFamilies: Fact<Set<Int>>?
  /// The identifier.
  public internal(set) var identifier: Fact<String>?
  /// The absolute path of the Info.plist that it has, or the name of one that the build makes.
  public internal(set) var infoPlist: Fact<String>?
  /// The absolute path of the entitlements that it is signed with.
  public internal(set) var entitlements: Fact<String>?
  /// The apps that it lies in, in the order of the project.
  ///
  /// Read where a phase of the app's target copies it, derived where a description of a generator embeds it, assumed where
  /// the app only depends on it.
  public internal(set) var hosts: [Fact<ProjectTarget>] = []
  /// The targets whose products lie in it if it is an app, with the same bases; those first that are listed as embedded.
  public internal(set) var embedded: [Fact<ProjectTarget>] = []

  /// Whether no target takes the file although the project lists what all of them take: it is in no bundle.
  public internal(set) var isUnused = false
  /// Whether only configurations for debugging build bundles like it.
  public internal(set) var isForDebuggingOnly = false

  /// Makes a bundle without known facts.
  public init() {}

  /// The name of the target; nil if no target builds the bundle.
  public var name: String? { target?.name }

  // MARK: Queries of rules

  /// Whether all that users get is signed with a Developer ID, so that no store ever gets it.
  public var isOutsideStores: Bool {
    let released = configurations.filter { !$0.isNamedForDebugging }
    return !released.isEmpty
      && released.allSatisfy { $0.value(of: "CODE_SIGN_IDENTITY").text?.hasPrefix("Developer ID") ?? false }
  }

  /// The apps that are known to hold it: a dependency alone does not show that.
  public var knownHosts: [ProjectTarget] { hosts.filter { $0.basis < .assumed }.map(\.value) }

  /// The targets whose products are known to lie in it.
  public var knownEmbedded: [ProjectTarget] { embedded.filter { $0.basis < .assumed }.map(\.value) }

  /// Whether it is an app that users install and open, not an extension, App Clip or watch app.
  public var isApp: Bool { kind?.value == .app }

  /// Whether it is known to be a framework or a bundle of tests: it shows nothing, and requests nothing with an Info.plist of its own.
  public var isKnownToBeOther: Bool { kind.map { $0.basis == .read && $0.value.role == .other } ?? false }

  /// Whether it is an extension of an app.
  public var isExtension: Bool {
    if case .appExtension = kind?.value { true } else { false }
  }

  /// Whether it is an app or lies in one and has code of its own.
  public var isAppOrPartOfOne: Bool { kind?.value.isAppOrPartOfOne ?? false }

  /// Whether it is loaded or only holds files.
  public var isLoadable: Bool { kind?.value == .loadableBundle || kind?.value == .testBundle }

  /// What it means for purpose strings: an unknown kind may be an app.
  public var role: BundleRole { purpose?.value == .tests ? .other : kind?.value.role ?? .app }

  /// The systems that it is built for; empty if they are unknown.
  public var systems: Set<ApplePlatform> { platforms?.value ?? [] }

  /// Returns whether it is known to be for `platform` and nothing else.
  public func isOnly(for platform: ApplePlatform) -> Bool { systems == [platform] }

  /// The platform as the catalog names it, if it is the only one and not iOS.
  public var otherPlatform: String? {
    systems.count == 1 && !isOnly(for: .iOS) ? systems.first?.rawValue : nil
  }

  /// Whether it is known to be for other devices than iPhone and iPad.
  public var isForOtherDevices: Bool { !systems.isSubset(of: [.iOS]) }

  /// Whether users can get it only from the App Store.
  public var isForStoreOnly: Bool { isAppOrPartOfOne && !systems.isEmpty && !systems.contains(.macOS) }

  /// The systems that run its code; empty if they are unknown.
  ///
  /// An app for iPad that runs on the Mac counts as one for iOS too.
  public var runningSystems: Set<ApplePlatform> { families.contains(6) ? systems.union([.iOS]) : systems }

  /// The numbers of its devices; empty if they are unknown.
  public var families: Set<Int> { deviceFamilies?.value ?? [] }

  /// The number before the first point of the oldest version, of iOS if it is for iOS; nil if it is unknown.
  public var minimumMajorVersion: Int? {
    let platforms = [ApplePlatform.iOS] + ApplePlatform.allCases.filter { $0 != .macOS }
    return platforms.firstResult { minimumVersions[$0]?.value }?.majorVersion
  }

  /// Returns whether rules find the same in both, so that they check only one of them; the targets may differ.
  public func isLike(_ other: AppBundle) -> Bool {
    kind?.value == other.kind?.value && purpose?.value == other.purpose?.value && systems == other.systems
      && families == other.families
      && minimumVersions.mapValues(\.value) == other.minimumVersions.mapValues(\.value)
  }
}

extension String {
  /// The number before the first point of a version; nil if there is none.
  fileprivate var majorVersion: Int? {
    split(separator: ".", omittingEmptySubsequences: false).first.flatMap { Int($0) }
  }
}
