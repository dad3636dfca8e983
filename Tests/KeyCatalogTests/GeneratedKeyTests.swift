import KeyCatalog
import Testing

struct GeneratedKeyTests {
  @Test func settingsOfTheirOwnNameAreFound() {
    #expect(KeyCatalog.infoPlistKeySettings.contains("NSCameraUsageDescription"))
    #expect(!KeyCatalog.infoPlistKeySettings.contains("CFBundleIdentifier"))
    #expect(!KeyCatalog.infoPlistKeySettings.contains("LSRequiresIPhoneOS"))
  }

  @Test(arguments: [
    ("INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad", "UISupportedInterfaceOrientations~ipad"),
    ("INFOPLIST_KEY_UILaunchScreen_Generation", "UILaunchScreen"),
    ("MARKETING_VERSION", "CFBundleShortVersionString"),
  ])
  func settingLeadsToTheKey(setting: String, key: String) {
    #expect(KeyCatalog.generatedKey(forBuildSetting: setting)?.key == key)
  }

  @Test func unknownSettingWritesNothing() {
    #expect(KeyCatalog.generatedKey(forBuildSetting: "INFOPLIST_KEY_CFBundleURLTypes") == nil)
    #expect(KeyCatalog.generatedKey(forBuildSetting: "") == nil)
  }

  @Test func everyGeneratedKeyIsInTheCatalog() {
    #expect(KeyCatalog.generatedKeys.count >= 106)
    for key in KeyCatalog.generatedKeys {
      #expect(KeyCatalog.key(at: key.key, in: .infoPlist)?.path == key.key)
      #expect(key.buildSetting != nil || key.effect != nil, "\(key.key)")
    }
  }

  @Test func settingsAgreeWithThoseOfTheKeys() {
    for key in KeyCatalog.keys(in: .infoPlist) {
      guard let setting = key.buildSetting else { continue }
      #expect(KeyCatalog.generatedKey(forBuildSetting: setting)?.key == key.path)
    }
  }
}
