import CodeScanning
import KeyCatalog
import ProjectFiles

/// A build setting as it is written, such as `PRODUCT_NAME = $(TARGET_NAME)`.
package struct BuildSetting: Sendable, Hashable {
  /// The prefix of the settings that write a key of the Info.plist.
  static let keyPrefix = "INFOPLIST_KEY_"
  /// The setting with the language that the texts of a project are written in.
  package static let developmentLanguage = "DEVELOPMENT_LANGUAGE"

  /// The name without conditions.
  package let name: String
  /// The conditions after the name, such as `[sdk=iphoneos*]`; empty if the setting always applies.
  package let conditions: String
  /// The value; the items of a list are separated by blanks.
  package let value: String
  /// Where it is written; known only for settings that write a key of the Info.plist, determine the bundle, or are
  /// the project's own, which property lists refer to.
  package let evidence: Evidence?

  /// Whether it writes a key of the Info.plist or determines the bundle.
  let concernsBundle: Bool

  /// The settings that determine which bundle is built.
  private static let bundleSettings = Set(
    [
      "ASSETCATALOG_COMPILER_APPICON_NAME", "CODE_SIGN_ENTITLEMENTS", "CURRENT_PROJECT_VERSION", developmentLanguage,
      "INFOPLIST_FILE",
      "MARKETING_VERSION", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "SDKROOT", "SUPPORTED_PLATFORMS",
      "TARGETED_DEVICE_FAMILY",
    ]
      + ApplePlatform.allCases.map(\.deploymentSetting)
  )

  /// Makes a setting from a name that may have conditions; its place is computed only if it matters.
  init(_ name: String, _ value: String, evidence: () -> Evidence? = { nil }) {
    let bracket = name.firstIndex(of: "[") ?? name.endIndex
    self.name = String(name[..<bracket])
    conditions = String(name[bracket...])
    self.value = value
    concernsBundle = name.hasPrefix(Self.keyPrefix) || Self.bundleSettings.contains(self.name)
    self.evidence = concernsBundle || !KeyCatalog.settingNames.contains(self.name) ? evidence() : nil
  }

  /// Whether it writes a key of the Info.plist.
  var writesKey: Bool { name.hasPrefix(Self.keyPrefix) }
}
