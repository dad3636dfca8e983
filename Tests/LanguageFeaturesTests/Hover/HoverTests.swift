import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// What is shown over keys and values.
@Suite struct HoverTests {
  private func hover(_ marked: String, file: String = "Info.plist") -> (result: HoverResult?, text: MarkedText) {
    let text = MarkedText(marked)
    return (Hover.hover(in: Document(path: "/app/\(file)", text: text.source), at: text["1️⃣"]), text)
  }

  private func plain(_ marked: String, file: String = "Info.plist") -> String {
    hover(marked, file: file).result?.text.plainText ?? ""
  }

  private func root(_ content: String) -> String { "<plist><dict>\(content)</dict></plist>" }

  // MARK: Keys

  @Test func theNameThatXcodeShowsHasThePageOfItsKey() {
    let text = plain(root("<key>Privacy - Camera 1️⃣Usage Description</key><string>x</string>"))
    #expect(text.contains("NSCameraUsageDescription"))
    #expect(text.contains("is the name that Xcode shows"))
  }

  @Test func authorizationMayChangeAndCanBeReset() {
    let camera = plain(root("<key>NSCamera1️⃣UsageDescription</key><string>x</string>"))
    #expect(camera.contains("People can change the permission in Settings at any time"))
    #expect(camera.contains("Reset Location & Privacy"))
    let folder = plain(root("<key>NSDesktop1️⃣FolderUsageDescription</key><string>x</string>"))
    #expect(!folder.contains("Reset Location & Privacy"))
    #expect(folder.contains("handle the failure of each access"))
    let face = plain(root("<key>NSFaceID1️⃣UsageDescription</key><string>x</string>"))
    #expect(!face.contains("tccutil"))
  }

  @Test(arguments: [
    "NSBluetoothAlwaysUsageDescription", "NSCalendarsFullAccessUsageDescription", "NSCameraUsageDescription",
    "NSContactsUsageDescription", "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
    "NSHomeKitUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
    "NSMicrophoneUsageDescription", "NSMotionUsageDescription", "NSAppleMusicUsageDescription",
    "NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription", "NSRemindersFullAccessUsageDescription",
    "NSSiriUsageDescription", "NSSpeechRecognitionUsageDescription", "NSVideoSubscriberAccountUsageDescription",
    "NSCalendarsUsageDescription", "NSRemindersUsageDescription",
  ])
  func aPurposeStringNamesTheAPIThatChecksAuthorization(key: String) {
    let text = plain(root("<key>1️⃣\(key)</key><string>x</string>"))
    #expect(text.contains("Authorization status: "))
    #expect(text.contains("Authorization request: "))
  }

  @Test func aPurposeString() throws {
    let (result, text) = hover(root("2️⃣<key>NSCamera1️⃣UsageDescription</key>3️⃣<string>x</string>"))
    let hover = try #require(result)
    #expect(hover.range == text.range("2️⃣", "3️⃣"))
    for part in [
      "NSCameraUsageDescription", "Privacy - Camera Usage Description", "string, Info.plist", "iOS 7.0+",
      "AVCaptureDevice.authorizationStatus(for: .video)", "AVCaptureDevice.requestAccess(for: .video)",
      "tccutil reset Camera",
      "ITMS-90683", "InfoPlist.strings", "INFOPLIST_KEY_NSCameraUsageDescription", "https://developer.apple.com/",
    ] {
      #expect(hover.text.plainText.contains(part), "\(part) is missing in \(hover.text.plainText)")
    }
    #expect(hover.text.markdown.hasPrefix("### `NSCameraUsageDescription`\n\n**Privacy - Camera Usage Description**"))
    #expect(hover.text.markdown.contains("`tccutil reset Camera`"))
    #expect(!hover.text.plainText.contains("`"))
    #expect(!hover.text.plainText.contains("**"))
  }

  @Test func aKeyInTheOldSyntax() {
    #expect(plain("{ CFBundle1️⃣Name = x; }").contains("Bundle name"))
    #expect(plain("\"NSCamera1️⃣UsageDescription\" = \"x\";", file: "InfoPlist.strings").contains("tccutil reset Camera"))
  }

  @Test func aDeprecatedKeyWithItsSuccessor() {
    let text = plain(root("<key>NSLocationAlways1️⃣UsageDescription</key><string>x</string>"))
    #expect(text.contains("Deprecated. Use NSLocationAlwaysAndWhenInUseUsageDescription instead."))
  }

  @Test func aKeyWithDefaultAndValues() {
    let text = plain(root("<key>UIUserInterface1️⃣Style</key><string>Dark</string>"))
    #expect(text.contains("Default: Automatic"))
    #expect(text.contains("- Light"))
  }

  @Test func aKeyBelowAnArray() {
    let text = plain(root("<key>CFBundleURLTypes</key><array><dict><key>CFBundleURL1️⃣Schemes</key></dict></array>"))
    #expect(text.contains("URL Schemes"))
    #expect(text.contains("array of strings"))
  }

  @Test func aKeyWithADeviceSuffix() {
    let text = plain(root("<key>UIUserInterface1️⃣Style~ipad</key><string/>"))
    #expect(text.hasPrefix("UIUserInterfaceStyle~ipad\n"))
    #expect(text.contains("- Light"))
    #expect(text.contains("The suffix ~ipad limits the key"))
    #expect(!plain(root("<key>CFBundle1️⃣Icons~ipad</key><dict/>")).contains("The suffix"))
  }

  @Test func anEntitlement() {
    let text = plain(root("<key>com.apple.developer.1️⃣healthkit</key><true/>"), file: "App.entitlements")
    #expect(text.contains("HealthKit"))
    #expect(text.contains("boolean, entitlements"))
  }

  @Test func aCapabilityAsKey() {
    let text = plain(root("<key>UIRequiredDeviceCapabilities</key><dict><key>ark1️⃣it</key><true/></dict>"))
    #expect(text.contains("value of UIRequiredDeviceCapabilities"))
  }

  // MARK: Values

  @Test func aCapability() {
    let text = plain(root("<key>UIRequiredDeviceCapabilities</key><array><string>arm1️⃣v6</string></array>"))
    #expect(text.contains("value of UIRequiredDeviceCapabilities"))
    #expect(text.contains("Obsolete.") || text.contains("Deprecated."))
  }

  @Test func aBackgroundMode() throws {
    let (result, text) = hover(
      root("<key>UIBackgroundModes</key><array>2️⃣<string>aud1️⃣io</string>3️⃣</array>")
    )
    let hover = try #require(result)
    #expect(hover.range == text.range("2️⃣", "3️⃣"))
    #expect(hover.text.plainText.contains("Required background modes"))
    #expect(hover.text.plainText.contains("AirPlay"))
  }

  @Test func anEnumeration() {
    let text = plain("{ UIUserInterfaceStyle = Da1️⃣rk; }")
    #expect(text.hasPrefix("Dark\n"))
    #expect(!text.contains("›"))
  }

  @Test func aBoolean() {
    let text = plain(root("<key>ITSAppUsesNonExemptEncryption</key><fa1️⃣lse/>"))
    #expect(text.contains("only exempt encryption"))
  }

  @Test func aPrivacyCategoryAndReason() {
    func manifest(_ content: String) -> String {
      root("<key>NSPrivacyAccessedAPITypes</key><array><dict>\(content)</dict></array>")
    }
    let category = plain(
      manifest("<key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategory1️⃣DiskSpace</string>"),
      file: "PrivacyInfo.xcprivacy"
    )
    #expect(category.contains("Reasons: ") && category.contains("85F4.1"))
    let reason = plain(
      manifest("<key>NSPrivacyAccessedAPITypeReasons</key><array><string>CA1️⃣92.1</string></array>"),
      file: "PrivacyInfo.xcprivacy"
    )
    #expect(reason.contains("Fits NSPrivacyAccessedAPICategoryUserDefaults"))
  }

  // MARK: Silence

  @Test(arguments: [
    "<key>My1️⃣Key</key><string>x</string>", "<key>MyKey</key><string>A1️⃣pp</string>", "1️⃣",
    "<key>CFBundleURLTypes</key><array> 1️⃣ </array>", "<string>no 1️⃣key</string>",
  ])
  func isSilent(_ content: String) {
    #expect(hover(root(content)).result == nil)
  }

  @Test func isSilentInOtherFiles() {
    #expect(hover(root("<key>CFBundle1️⃣Name</key><string>x</string>"), file: "Settings.plist").result == nil)
  }

  @Test func toleratesAnyOffset() {
    let document = Document(path: "/app/Info.plist", text: SourceText("<plist><dict/></plist>"))
    for offset in [-5, 0, 22, 23, 1000] { #expect(Hover.hover(in: document, at: offset) == nil) }
  }
}
