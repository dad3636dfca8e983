@testable import BuildDescriptions
@testable import ProjectFiles

/// Files of build settings are read and expanded, whatever is in them.
enum SettingFuzzing {
  private static let names: Set = ["/p/a.xcconfig", "/p/b.xcconfig", "/p/c/d.xcconfig"]

  /// Reads the bytes as some files that may include each other.
  static func run(_ bytes: [UInt8]) {
    let file = XCConfig(bytes, path: "/p/a.xcconfig")
    var settings = BuildSettings()
    settings.add([BuildSetting("A", "$(inherited) b")])
    settings.add(
      ConfigurationFiles.settings("/p/a.xcconfig", ReachedLimits(), OverlaidFiles([:] as [String: [UInt8]])) {
        names.contains($0) ? file : nil
      }
    )
    for name in settings.names.prefix(16) { _ = settings.value(of: name) }
    _ = settings.expand("$(A) ${B:lower:rfc1034identifier} $(C_$(D)) $(E:default=$(F))")
  }
}
