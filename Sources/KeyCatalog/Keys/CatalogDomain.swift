/// The kinds of file whose keys the catalog knows, the usual ones first.
public enum CatalogDomain: String, Sendable, CaseIterable {
  /// Information property lists.
  case infoPlist
  /// Code-signing entitlements.
  case entitlements
  /// Privacy manifests.
  case privacyManifest
  /// What libraries and toolkits read from information property lists.
  case libraries
  /// The jobs of launchd.
  case launchdJob
  /// The pages of a settings bundle.
  case settingsBundle
  /// What `xcodebuild -exportArchive` is told.
  case exportOptions
  /// The set-up of Firebase, `GoogleService-Info.plist`.
  case googleServiceInfo
  /// The set-up of Expo updates, `Expo.plist`.
  case expoUpdates
  /// The information property lists of XCFrameworks.
  case xcframework
  /// Translated texts that depend on numbers, widths or devices, `.stringsdict`.
  case stringsDictionary

  /// The kind of file that holds the keys, as people call it.
  public var fileDescription: String {
    switch self {
    case .infoPlist, .libraries: "Info.plist"
    case .entitlements: "entitlements"
    case .privacyManifest: "privacy manifest"
    case .launchdJob: "launchd job"
    case .settingsBundle: "settings bundle"
    case .exportOptions: "export options"
    case .googleServiceInfo: "GoogleService-Info.plist"
    case .expoUpdates: "Expo.plist"
    case .xcframework: "XCFramework"
    case .stringsDictionary: ".stringsdict"
    }
  }

  /// What the names of the domain's files in the catalog begin with.
  var filePrefix: String {
    switch self {
    case .infoPlist: "info-plist/"
    case .entitlements: "entitlements/"
    case .privacyManifest: "privacy-manifest"
    case .libraries: "libraries/"
    case .launchdJob: "launchd-job"
    case .settingsBundle: "settings-bundle"
    case .exportOptions: "export-options"
    case .googleServiceInfo: "google-service-info"
    case .expoUpdates: "expo-updates"
    case .xcframework: "xcframework"
    case .stringsDictionary: "strings-dictionary"
    }
  }
}
