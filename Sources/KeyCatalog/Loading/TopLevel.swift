/// The outermost keys of each domain, kept because completion asks for all of them time and again.
enum TopLevel {
  private static let infoPlist = KeyDirectory.of(.infoPlist).keys(inside: "")
  private static let entitlements = KeyDirectory.of(.entitlements).keys(inside: "")
  private static let privacyManifest = KeyDirectory.of(.privacyManifest).keys(inside: "")
  private static let libraries = KeyDirectory.of(.libraries).keys(inside: "")
  private static let launchdJob = KeyDirectory.of(.launchdJob).keys(inside: "")
  private static let settingsBundle = KeyDirectory.of(.settingsBundle).keys(inside: "")
  private static let exportOptions = KeyDirectory.of(.exportOptions).keys(inside: "")
  private static let googleServiceInfo = KeyDirectory.of(.googleServiceInfo).keys(inside: "")
  private static let expoUpdates = KeyDirectory.of(.expoUpdates).keys(inside: "")
  private static let xcframework = KeyDirectory.of(.xcframework).keys(inside: "")

  /// Returns the outermost keys of `domain`, sorted; they are read at the first call.
  static func keys(in domain: CatalogDomain) -> [KeyInfo] {
    switch domain {
    case .infoPlist: infoPlist
    case .entitlements: entitlements
    case .privacyManifest: privacyManifest
    case .libraries: libraries
    case .launchdJob: launchdJob
    case .settingsBundle: settingsBundle
    case .exportOptions: exportOptions
    case .googleServiceInfo: googleServiceInfo
    case .expoUpdates: expoUpdates
    case .xcframework: xcframework
    case .stringsDictionary: []
    }
  }
}
