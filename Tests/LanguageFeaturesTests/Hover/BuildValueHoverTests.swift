import AppProject
import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// Values with build variables are shown as each target and configuration builds them.
@Suite struct BuildValueHoverTests {
  private func project(debug: String = "org.example.app.debug", release: String = "org.example.app") -> String {
    """
    { objects = {
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, D, E); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist;
        CODE_SIGN_ENTITLEMENTS = App/App.entitlements; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_NSCameraUsageDescription = "Scan a|b."; PRODUCT_BUNDLE_IDENTIFIER = "\(debug)"; }; };
      D = { isa = XCBuildConfiguration; name = Beta; buildSettings = { INFOPLIST_FILE = App/Info.plist;
        CODE_SIGN_ENTITLEMENTS = App/App.entitlements; PRODUCT_BUNDLE_IDENTIFIER = "\(release)"; }; };
      E = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist;
        CODE_SIGN_ENTITLEMENTS = App/App.entitlements; PRODUCT_BUNDLE_IDENTIFIER = "\(release)"; }; };
    }; }
    """
  }

  private func hover(_ entries: String, _ project: String? = nil, file: String = "Info.plist") -> HoverResult? {
    let text = MarkedText("<plist version=\"1.0\"><dict>\(entries)</dict></plist>")
    let path = "/tree/App/\(file)"
    var files = ["/tree/App/Info.plist": Array("<plist><dict/></plist>".utf8)]
    files[path] = Array(text.text.utf8)
    files["/tree/App.xcodeproj/project.pbxproj"] = Array((project ?? self.project()).utf8)
    let builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil)
    let context = builder.context(for: path)
    return Hover.hover(in: Document(path: path, text: text.source), at: text["1️⃣"], project: context)
  }

  private let identifier = "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_1️⃣IDENTIFIER)</string>"

  @Test func whereConfigurationsDifferATableIsShown() throws {
    let text = try #require(hover(identifier)?.text)
    #expect(
      text.markdown.contains(
        """
        In the build:

        | Target | Configuration | Value |
        | --- | --- | --- |
        | App | Debug | `org.example.app.debug` |
        | App | Beta, Release | `org.example.app` |
        """
      )
    )
    #expect(
      text.plainText.contains(
        "In the build:\n\nApp · Debug · org.example.app.debug\nApp · Beta, Release · org.example.app"
      )
    )
  }

  @Test func commonValuesAreShownOnce() throws {
    let text = try #require(hover(identifier, project(debug: "a.b", release: "a.b"))?.text)
    #expect(text.markdown.contains("In the build: `a.b`"))
    #expect(!text.markdown.contains("| Target |"))
  }

  @Test func operatorsAreApplied() {
    let value = "<key>CFBundleIdentifier</key><string>x.$(TARGET_NAME:1️⃣lower).${PRODUCT_BUNDLE_IDENTIFIER}</string>"
    #expect(hover(value, project(debug: "a", release: "a"))?.text.plainText.contains("In the build: x.app.a") == true)
  }

  @Test func theKeyShowsItToo() {
    let key = "<key>CFBundle1️⃣Identifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
    #expect(hover(key, project(debug: "a.b", release: "a.b"))?.text.plainText.contains("In the build: a.b") == true)
  }

  @Test func unknownKeysShowOnlyTheBuildValue() {
    let value = "<key>OwnKey</key><string>$(PRODUCT_BUNDLE_IDENT1️⃣IFIER)</string>"
    #expect(hover(value, project(debug: "a.b", release: "a.b"))?.text.plainText == "In the build: a.b")
    #expect(hover("<key>OwnKey</key><string>plain1️⃣</string>") == nil)
  }

  @Test func whatIsNotKnownIsReported() {
    let value = "<key>OwnKey</key><string>$(NOBODY_SETS1️⃣_IT)</string>"
    #expect(hover(value)?.text.plainText == "In the build: unknown because of $(NOBODY_SETS_IT)")
    let empty = "<key>OwnKey</key><string>$(PRODUCT_BUNDLE_IDENTIFIER1️⃣)</string>"
    #expect(hover(empty, project(debug: "", release: ""))?.text.plainText == "In the build: an empty string")
  }

  @Test func entitlementsToo() {
    let value = "<key>group</key><array><string>$(AppIdentifierPrefix)1️⃣$(PRODUCT_BUNDLE_IDENTIFIER)</string></array>"
    let text = hover(value, file: "App.entitlements")?.text.plainText
    #expect(text?.contains("unknown because of $(AppIdentifierPrefix)") == true)
  }

  @Test func withoutATargetNothingIsReported() throws {
    let text = try #require(hover(identifier, "{ objects = {}; }")?.text)
    #expect(!text.plainText.contains("build:"))
  }

  @Test func aKeyOfTheBuildSettingsIsShown() throws {
    let key = "<key>NSCamera1️⃣UsageDescription</key><string>x</string>"
    let text = try #require(hover(key)?.text)
    #expect(
      text.plainText.contains(
        "INFOPLIST_KEY_NSCameraUsageDescription in the build settings:\n\nApp · Debug · Scan a|b."
      )
    )
  }

  @Test func barsEndNoCellOfATable() throws {
    let text = try #require(hover(identifier, project(debug: "a|b"))?.text)
    #expect(text.markdown.contains("| App | Debug | `a\\|b` |"))
  }

  @Test func aSettingOfAProjectIsExplained() throws {
    let text = MarkedText(
      "{ objects = { A = { buildSettings = { INFOPLIST_KEY_NSCamera1️⃣UsageDescription = \"Scan.\"; }; }; }; }"
    )
    let document = Document(path: "/tree/App.xcodeproj/project.pbxproj", text: text.source)
    let hover = try #require(Hover.hover(in: document, at: text["1️⃣"]))
    #expect(hover.text.markdown.hasPrefix("### `INFOPLIST_KEY_NSCameraUsageDescription`"))
    #expect(hover.text.plainText.contains("Privacy - Camera Usage Description"))
  }
}
