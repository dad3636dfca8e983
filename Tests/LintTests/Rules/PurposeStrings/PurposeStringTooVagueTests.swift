import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringTooVagueTests {
  private let check = RuleCheck(PurposeStringTooVague.self)

  @Test(arguments: [
    ("Apple requires this text.", .warning), ("Required by Apple for the app review.", .warning),
    ("Needed for the app to run", .warning), ("A third-party SDK needs this key.", .warning),
    ("Required by a plugin.", .warning), ("Required by the Firebase SDK.", .warning),
    ("Required by our analytics SDK", .warning), ("Used by the ads library.", .warning),
    ("Required by React Native.", .warning), ("Flutter plugin needs this.", .warning),
    ("This is required by iOS.", .warning), ("Needed for App Store submission.", .warning),
    ("to improve your experience", .warning), ("Access to camera for better experience", .warning),
    ("Required by Apple", Severity.warning), ("Required by a third-party library", .warning),
    ("The app requires access to the camera to work properly.", .warning), ("Scan codes", .info),
  ])
  func sentencesThatOnlyNameTheResourceAreRefused(_ text: String, _ severity: Severity) {
    let findings = check.finds("{ NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [severity])
  }

  @Test func readsTheCatalogOfTheInfoPlistAlone() {
    let text = """
      { "sourceLanguage": "en", "strings": { "NSCameraUsageDescription": { "localizations": {
        "fr": { "stringUnit": { "state": "translated", "value": 1️⃣"Camera"2️⃣ } } } } }, "version": "1.0" }
      """
    RuleCheck(PurposeStringTooVague.self, file: "InfoPlist.xcstrings").finds(text, at: [("1️⃣", "2️⃣")])
    RuleCheck(PurposeStringTooVague.self, file: "Localizable.xcstrings")
      .accepts(text.filter { !"1️⃣2️⃣".contains($0) })
    RuleCheck(PurposeStringEmpty.self, file: "InfoPlist.xcstrings")
      .finds(text.replacing("\"Camera\"", with: "\"\""), at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    "Camera access", "camera", "Music!", "Scan codes", "We need your permission to use the camera.",
    "This app requires access to the photo library.", "Notes needs access to your contacts",
    "Allow Notes to use your location", "Cellar Notes requires access to the camera.",
    "Need location when in use", "This app needs access to location when in the background.",
    "This app uses your contacts to....", "Grant access to get user current location", "Kamera-Zugriff", "Камера",
  ])
  func reportsTextWithoutReason(_ text: String) {
    check.finds("{ NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    "相机", "相机/Camera", "此应用会访问您的相机", "App需要您的同意，才能访问媒体资料库，是否同意？", "App需要您的同意,才能访问相机", "是否允许此App使用你的麦克风？", "写真", "카메라",
    "กล้อง",
  ])
  func countsCharactersWhereThereAreNoSpaces(_ text: String) {
    let check = RuleCheck(PurposeStringTooVague.self, file: "InfoPlist.strings")
    check.finds("NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣;", at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    "用以拍照發嘟文", "拍照翻译需要使用相机。", "扫描二维码", "需要照片权限才能保存页面中的图片。", "投稿用の写真撮影に使用します", "앱에서 예정된 회의를 봅니다.", "ใช้เพื่อถ่ายรูป",
    "לצילום תמונות", "Für Videoanrufe mit Freunden", "QR scanning requires camera access.",
    "Dictation needs the microphone.", "Scan product codes", "Record audio to talk to Assist.",
    "Speech to text needs your microphone.", "Use the camera to read the text.", "Open the garage with your key.",
    "We show your location on the map.", "KeePassium needs the camera to scan QR codes.",
  ])
  func acceptsReasons(_ text: String) {
    check.accepts("{ NSCameraUsageDescription = \"\(text)\"; }")
  }

  @Test func toGetIntoTheAppIsAReasonForFaceID() {
    check.accepts("{ NSFaceIDUsageDescription = \"Face ID is used to access your app.\"; }")
    check.finds("{ NSFaceIDUsageDescription = 1️⃣\"This app uses Face ID.\"2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: ["", " ", "TODO", "not used", "$(NAME) camera", "$(TEXT)"])
  func leavesOtherFaultsToTheirRules(_ text: String) {
    check.accepts("{ NSCameraUsageDescription = \"\(text)\"; }")
  }

  @Test("bug: a text that users never see was reported")
  func theTextOfTheTableIsShownInsteadOfThatOfTheFile() {
    let files = { (text: String) in
      [
        "en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"\(text)\";",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; DEVELOPMENT_LANGUAGE = en;", folder: ".")
        ).text,
      ]
    }
    let check = { ProjectCheck(PurposeStringTooVague.self, files($0)) }
    check("Scan the label of a bottle to find it in your cellar.").accepts("{ NSCameraUsageDescription = Please; }")
    check("").finds("{ NSCameraUsageDescription = 1️⃣Please2️⃣; }")
  }

  @Test(arguments: [
    "Required for photo submission to the contest", "Adds pictures to your library of recipes",
    "Used to scan the codes of our SDK samples in the shop", "Improves the focus of scanned receipts",
    "Used by React to messages with a photo",
  ])
  func aReasonNextToSuchWordsIsOne(_ text: String) {
    check.accepts("{ NSCameraUsageDescription = \"\(text)\"; }")
  }
}
