import LanguageFeatures
import ProjectFiles
import TestSupport
import Testing

/// The texts of hovers about the place in the file, conditions and of keys that are not Apple's.
@Suite struct HoverPlaceTests {
  private func hover(_ marked: String, file: String = "Info.plist") -> (result: HoverResult?, text: MarkedText) {
    let text = MarkedText(marked)
    return (Hover.hover(in: Document(path: "/app/\(file)", text: text.source), at: text["1️⃣"]), text)
  }

  private func plain(_ marked: String, file: String = "Info.plist") -> String {
    hover(marked, file: file).result?.text.plainText ?? ""
  }

  private func root(_ content: String) -> String { "<plist><dict>\(content)</dict></plist>" }

  // MARK: The way from the root

  @Test(arguments: [
    ("<dict/><dict><key>CFBundleURL1️⃣Schemes</key><array/></dict>", "CFBundleURLTypes › item 2 › CFBundleURLSchemes"),
    (
      "<dict><key>CFBundleTypeRole</key><string>Edi1️⃣tor</string></dict>", "CFBundleURLTypes › item 1 › CFBundleTypeRole"
    ),
    (
      "<dict/><dict/><dict><key>CFBundleURLSchemes</key><array><string>a</string><string>1️⃣b</string></array></dict>",
      "CFBundleURLTypes › item 3 › CFBundleURLSchemes › item 2"
    ),
    ("<dict/><di1️⃣ct></dict>", "CFBundleURLTypes › item 2"),
  ])
  func showsTheWayFromTheRoot(_ items: String, _ path: String) throws {
    let text = try #require(hover(root("<key>CFBundleURLTypes</key><array>\(items)</array>")).result?.text)
    #expect(text.plainText.contains("\n\(path)\n"))
    #expect(text.markdown.contains("\n\(path)\n"))
  }

  @Test func showsThePathInTheOldSyntax() {
    #expect(
      plain("{ CFBundleURLTypes = ({ CFBundleURL1️⃣Schemes = (a); }); }")
        .contains("CFBundleURLTypes › item 1 › CFBundleURLSchemes")
    )
  }

  @Test func outermostKeysHaveNoWay() {
    #expect(!plain(root("<key>CFBundle1️⃣URLTypes</key><array/>")).contains("›"))
  }

  @Test func aBracketShowsItsKey() throws {
    let (result, text) = hover(root("<key>CFBundleURLTypes</key>2️⃣<arr1️⃣ay>3️⃣<dict/></array>"))
    let hover = try #require(result)
    #expect(hover.range == text.range("2️⃣", "3️⃣"))
    #expect(hover.text.plainText.contains("Keys inside: "))
    #expect(hover.text.plainText.contains("CFBundleURLSchemes"))
  }

  @Test func aValueShowsItsKey() {
    #expect(plain(root("<key>CFBundleName</key><string>A1️⃣pp</string>")).hasPrefix("CFBundleName\n"))
  }

  @Test func unknownPlacesInOtherFilesShowThePath() {
    let text = plain(root("<key>objects</key><dict><key>a_b</key><string>1️⃣x</string></dict>"), file: "Data.plist")
    #expect(text == "objects › a_b")
    #expect(plain("\"a\" = \"1️⃣b\";", file: "Localizable.strings").isEmpty)
  }

  @Test func itemsFarFromTheStartAreNotCounted() {
    let items = String(repeating: "<dict/>", count: 2000)
    let text = plain(
      root("<key>CFBundleURLTypes</key><array>\(items)<dict><key>CFBundleURL1️⃣Name</key></dict></array>")
    )
    #expect(text.contains("CFBundleURLTypes › item › CFBundleURLName"))
  }

  @Test func longTextsAndDeepPlacesAreLeftAlone() {
    let long = String(repeating: "x", count: 5000)
    #expect(plain(root("<key>CFBundleName</key><string>1️⃣\(long)</string>")).hasPrefix("CFBundleName\n"))
    #expect(plain(root("<key>1️⃣\(long)</key><string/>")).isEmpty)
    let open = String(repeating: "<array>", count: 200)
    #expect(plain(root("<key>CFBundleURLTypes</key>\(open)<string>1️⃣</string>")).isEmpty)
  }

  // MARK: Conditions

  @Test func conditionsAreShownAndHeldAgainstTheFile() {
    func specifier(_ type: String) -> String {
      plain(
        root(
          """
          <key>PreferenceSpecifiers</key><array><dict>
          <key>Type</key><string>\(type)</string><key>Is1️⃣Secure</key><true/>
          </dict></array>
          """
        ),
        file: "Settings.bundle/Root.plist"
      )
    }
    #expect(specifier("PSTextFieldSpecifier").contains("Has an effect only if Type is PSTextFieldSpecifier"))
    #expect(!specifier("PSTextFieldSpecifier").contains("does not count"))
    #expect(specifier("PSGroupSpecifier").contains("Type is PSGroupSpecifier here, so the key has no effect."))
  }

  // MARK: Libraries and other kinds of file

  @Test func keysOfLibraries() {
    #expect(plain("{ SUFeed1️⃣URL = a; }").contains("Read by Sparkle: "))
    #expect(plain("{ SUNobody1️⃣Knows = a; }").contains("Its prefix is that of the keys of Sparkle"))
  }

  @Test func keysOfOtherFiles() {
    #expect(
      plain(root("<key>Label</key><string>a</string><key>Keep1️⃣Alive</key><true/>"), file: "LaunchDaemons/a.plist")
        .contains("launchd job")
    )
    #expect(plain("{ met1️⃣hod = enterprise; }", file: "ExportOptions.plist").contains("export options"))
    #expect(plain("{ method = enter1️⃣prise; }", file: "ExportOptions.plist").contains("value of method"))
  }

  @Test func entitlementsShowWhatBelongsToThem() {
    let text = plain(root("<key>com.apple.security.network.1️⃣client</key><true/>"), file: "App.entitlements")
    #expect(text.contains("Has an effect only with:\n\n- com.apple.security.app-sandbox"))
    let health = plain(root("<key>com.apple.developer.1️⃣healthkit</key><true/>"), file: "App.entitlements")
    #expect(health.contains("NSHealthShareUsageDescription"))
    let purpose = plain("{ NSHealthShare1️⃣UsageDescription = a; }")
    #expect(purpose.contains("Needed by ") && purpose.contains("com.apple.developer.healthkit"))
  }

  // MARK: Booleans

  @Test(arguments: ["NO", "0"])
  func aBooleanInTheOldSyntax(_ value: String) {
    #expect(plain("{ ITSAppUsesNonExemptEncryption = 1️⃣\(value); }").contains("only exempt encryption"))
  }
}
