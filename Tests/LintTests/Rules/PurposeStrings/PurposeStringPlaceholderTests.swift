import KeyCatalog
import Testing

@testable import LintFacts
@testable import LintRules
@testable import Messages

@Suite struct PurposeStringPlaceholderTests {
  private let check = RuleCheck(PurposeStringPlaceholder.self)

  @Test(arguments: [
    "TODO", "TODO: write a text", "todo add text", "FIXME", "xxx", "XXX xxx", "...", "-", "description", "Test", "N/A",
    "YOUR TEXT", "Your text here", "YOUR_CAMERA_TEXT", "[YOUR TEXT]", "Lorem ipsum dolor sit amet",
    "Insert your reason here", "Explain why your app needs the camera", "Camera usage description", "测试",
    "Your message goes here", "My custom camera prompt", "str_description", "Here description of usage camera",
    "purpose for using camera", "Provide your description here", "$(PRODUCT_NAME)", " ${TARGET_NAME} ",
  ])
  func reportsFiller(_ text: String) {
    check.finds("{ NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: ["NSCameraUsageDescription", "Privacy - Camera Usage Description", "nsmicrophoneusagedescription"])
  func reportsNamesOfKeys(_ text: String) {
    check.finds(
      "<plist><dict><key>NSCameraUsageDescription</key>1️⃣<string>\(text)</string>2️⃣</dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test(arguments: [
    "Allow $(PRODUCT_NAME) to access your camera", "Allow ${PRODUCT_NAME} to use the camera.",
    "$(PRODUCT_NAME) needs access to your Camera.", "$(PRODUCT_NAME) camera use",
    "Allow $(PRODUCT_NAME) to save photos",
    "This identifier will be used to deliver personalized ads to you.",
    "Allow this app to collect app-related data that can be used for tracking you or your device.",
    "$(PRODUCT_NAME) Camera Usage!", "Used to demonstrate image picker plugin",
  ])
  func reportsStockTexts(_ text: String) {
    check.finds("{ NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  private static let keys = KeyCatalog.protectedResources.map(\.key).filter { $0.hasSuffix("UsageDescription") }

  /// What a fix inserts, in each language, and the examples of the catalog are reported until the developer writes a text.
  @Test(arguments: keys) func reportsTextsThatAreNotTheDevelopers(_ key: String) throws {
    let resource = try #require(KeyCatalog.protectedResource(forKey: key))
    let placeholders = MessageLanguage.allCases.map {
      Messages.text("common.purpose-placeholder", [resource.resourceName], in: $0)
    }
    for text in placeholders + [resource.exampleText ?? "TODO"] {
      check.finds("{ \(key) = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    }
    #expect(PurposePlaceholder.text(for: resource) == placeholders.first)
  }

  @Test func reportsTranslations() {
    let check = RuleCheck(PurposeStringPlaceholder.self, file: "InfoPlist.strings")
    check.finds("NSCameraUsageDescription = 1️⃣\"NSCameraUsageDescription\"2️⃣;", at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    "Scan the barcode of a product.", "Allow $(PRODUCT_NAME) to access your camera to scan codes.", "$(CAMERA_TEXT)",
    "$(PRODUCT_NAME) scans codes.", "Add photos to your TODO list.", "Test your eyes with the camera.",
    "Send a text message with your voice.", "Describe what the camera sees.", "Put stickers on photos you take here.",
    "Your texts are read aloud.", "", " ", "X", "拍照并上传照片", "Use Siri to text your contacts",
    "Use Siri to message contacts",
  ])
  func acceptsReasons(_ text: String) {
    check.accepts("{ NSCameraUsageDescription = \"\(text)\"; }")
  }
}
