import AppProject
import PropertyList

/// What an Info.plist says by itself about the systems and devices that it is for.
struct StatedTarget: Sendable, Hashable {
  /// The number before the point of `MinimumOSVersion`; nil where it is missing or only the build knows it.
  let minimumMajorVersion: Int?
  /// The numbers of `UIDeviceFamily`: 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 7 Apple Vision.
  let deviceFamilies: Set<Int>
  /// The names of `CFBundleSupportedPlatforms` and `DTPlatformName`, in lower case.
  private let platforms: [String]

  /// Makes a target of which nothing is said.
  init() {
    (minimumMajorVersion, deviceFamilies, platforms) = (nil, [], [])
  }

  /// Reads what the root of a document says.
  init(_ root: RootKeys) {
    let version = root.value(forKey: "MinimumOSVersion")?.stringValue
    minimumMajorVersion = version?.split(separator: ".", omittingEmptySubsequences: false).first.flatMap { Int($0) }
    deviceFamilies = Set(Self.texts(root.value(forKey: "UIDeviceFamily")).compactMap { Int($0) })
    let names = ["CFBundleSupportedPlatforms", "DTPlatformName"].flatMap { Self.texts(root.value(forKey: $0)) }
    platforms = names.map { $0.lowercased() }
  }

  /// Whether the file says that it is for something else than iPhone and iPad.
  var isForOtherDevices: Bool {
    !deviceFamilies.isSubset(of: [1, 2]) || platforms.contains { !$0.hasPrefix("iphone") }
  }

  /// Whether the file says that it is for Apple Vision and nothing else.
  var isForVisionOnly: Bool {
    let familiesFit = deviceFamilies.isSubset(of: [7])
    let platformsFit = platforms.allSatisfy { $0.hasPrefix("xr") }
    return familiesFit && platformsFit && !(deviceFamilies.isEmpty && platforms.isEmpty)
  }

  private static func texts(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return node.kind == .array ? node.children.compactMap(\.stringValue) : [node.stringValue].compactMap(\.self)
  }
}
