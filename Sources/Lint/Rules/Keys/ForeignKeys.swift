import KeyCatalog

/// Keys that the catalog lacks and that are right nevertheless.
enum ForeignKeys {
  /// The first letters of keys that widely used libraries and tools read.
  private static let prefixes = [
    "Adjust", "AppCenter", "AppsFlyer", "Batch", "Branch", "Braze", "Bugsnag", "CodePush", "Crashlytics", "EX", "Expo",
    "FB", "FIR", "FLT", "Fabric", "Facebook", "Firebase", "Flutter", "GAD", "GID", "Google", "Intercom", "MGL", "MSAL",
    "Mapbox", "Mixpanel", "OneSignal", "RCT", "RN", "SU", "Sentry", "Sparkle", "Twitter", "Unity",
  ]

  /// Returns whether `name` is a library's key or one of another kind of file.
  static func contains(_ name: String, outside domain: CatalogDomain) -> Bool {
    if prefixes.contains(where: name.hasPrefix) { return true }
    return CatalogDomain.allCases.contains { $0 != domain && KeyCatalog.key(at: name, in: $0) != nil }
  }
}
