/// A library that Apple wants to bring a privacy manifest, and the first version that does.
public struct PrivacySDK: Sendable, Hashable {
  /// The name of the library.
  public let name: String
  /// The first version with a manifest.
  public let firstVersion: String
  /// The names of its pods.
  public let pods: [String]
  /// The identities of its Swift packages.
  public let swiftPackages: [String]
  /// The name of its repository, which Carthage knows it by; nil where it is not fetched so.
  public let carthageName: String?
  /// The names of its packages for Flutter.
  public let pubPackages: [String]
  /// The address of the page that says since when.
  public let documentation: String?
}

extension PrivacySDK {
  init(name: String, entry: CatalogFields) {
    self.name = name
    firstVersion = entry.text("since") ?? ""
    pods = entry.list("pods")
    swiftPackages = entry.list("packages")
    carthageName = entry.text("carthage")
    pubPackages = entry.list("pub")
    documentation = entry.text("doc")
  }
}
