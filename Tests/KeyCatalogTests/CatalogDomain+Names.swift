@testable import KeyCatalog

/// Domains that only tests name.
extension CatalogDomain {
  static let launchdJob = named("launchdJob")
  static let settingsBundle = named("settingsBundle")
  static let exportOptions = named("exportOptions")
  static let googleServiceInfo = named("googleServiceInfo")
  static let expoUpdates = named("expoUpdates")
  static let configurationProfile = named("configurationProfile")
  static let xcframework = named("xcframework")

  /// Returns the domain called `name`; if there is none, one that no test takes for it.
  private static func named(_ name: String) -> CatalogDomain { CatalogDomain(name: name) ?? .infoPlist }
}
