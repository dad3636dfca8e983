/// A library or toolkit that reads its own keys from Info.plist.
public struct Library: Sendable, Hashable {
  /// The name of the library.
  public let name: String
  /// The purpose of the library.
  public let summary: String
  /// The prefixes of its keys.
  public let prefixes: [String]
  /// The address of its documentation.
  public let documentation: String?
}

extension Library {
  init(name: String, entry: CatalogFields) {
    self.name = name
    summary = entry.text("summary") ?? ""
    prefixes = entry.list("prefixes")
    documentation = entry.text("doc")
  }

  /// Returns how many bytes of `key` are a prefix of the library's keys; nil if none is.
  func matchedLength(of key: String) -> Int? {
    prefixes.filter(key.hasPrefix).map(\.utf8.count).max()
  }
}

/// A library for which Apple requires a privacy manifest and, if it is a binary, a signature.
public struct PrivacySDK: Sendable, Hashable {
  /// The name of the library.
  public let name: String
  /// The names on Apple's list.
  public let listedNames: [String]
  /// The first version with a manifest; empty if it is not known.
  public let firstVersion: String
  /// The names of its pods.
  public let pods: [String]
  /// The identities of its Swift packages.
  public let swiftPackages: [String]
  /// The name of its repository for Carthage; nil if Carthage cannot fetch it.
  public let carthageName: String?
  /// The names of its packages for Flutter.
  public let pubPackages: [String]
  /// The names of its packages of npm.
  public let npmPackages: [String]
  /// The address of the source for the version.
  public let documentation: String?
}

extension PrivacySDK {
  init(name: String, entry: CatalogFields) {
    self.name = name
    listedNames = entry.list("listed")
    firstVersion = entry.text("since") ?? ""
    pods = entry.list("pods")
    swiftPackages = entry.list("packages")
    carthageName = entry.text("carthage")
    pubPackages = entry.list("pub")
    npmPackages = entry.list("npm")
    documentation = entry.text("doc")
  }
}
