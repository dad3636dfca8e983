import Testing

@testable import LintRules

@Suite struct PurposeStringDisclaimerTests {
  private let check = RuleCheck(PurposeStringDisclaimer.self)

  @Test(arguments: [
    "This app does not require access to the microphone.", "We don't use the camera", "Not used", "not needed.",
    "Home Assistant does not use any photos.", "The camera is never used by this app.",
    "$(PRODUCT_NAME) doesn’t currently use Bluetooth.", "Diese App verwendet die Kamera nicht.",
    "Cette application n'utilise pas le micro.", "Esta aplicación no utiliza la cámara.", "本应用不使用相机。",
    "Not used - placeholder for a framework", "Not used. Wanted by a library.", "Not used by this app.",
    "This app does not request this permission.", "This will never be called.", "This code is never called",
    "This app does not use the camera. If you decline, all continues to work.",
    "The app does not request this permission; the code of a library refers to it.",
    "Our app does not request this permission or utilize this functionality.",
    "This app does not track users across other apps and websites.", "This app does not use motion sensors.",
  ])
  func reportsDenials(_ text: String) {
    let findings = check.finds("{ NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func acceptsOneOfThePairThatHealthNeeds() {
    check.accepts("{ NSHealthUpdateUsageDescription = \"This app does not write any data to Apple Health.\"; }")
  }

  @Test func reportsTranslationsAndXML() {
    RuleCheck(PurposeStringDisclaimer.self, file: "InfoPlist.strings")
      .finds("NSCameraUsageDescription = 1️⃣\"Not required\"2️⃣;", at: [("1️⃣", "2️⃣")])
    check.finds(
      "<plist><dict><key>NSCameraUsageDescription</key>1️⃣<string>We don&apos;t use it</string>2️⃣</dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test(arguments: [
    "Find devices near you. If you don't use this feature feel free to say no.", "Unlock without using your passcode.",
    "Location data will never leave the device.", "Does not use your location in the background.",
    "Camera access is not required, but lets you scan codes.", "You can use the app if you do not allow access.",
    "Show places near you. We do not use your location.", "无需输入密码即可解锁", "Foto aufnehmen, nicht speichern",
    "Scan codes.", "",
    "Not used without your consent to show places.",
    "This app does not collect data. It uses the camera to scan codes.",
    "Not used-up items are found by a scan.",
  ])
  func acceptsReasons(_ text: String) {
    check.accepts("{ NSCameraUsageDescription = \"\(text)\"; }")
  }
}
