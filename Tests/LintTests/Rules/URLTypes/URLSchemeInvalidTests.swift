import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct URLSchemeInvalidTests {
  private let check = RuleCheck(URLSchemeInvalid.self)

  @Test func reportsInvalidSchemes() {
    let findings = check.finds(
      """
      { CFBundleURLTypes = (
        { CFBundleURLSchemes = (1️⃣"my app"2️⃣, 3️⃣"1cellar"4️⃣, 5️⃣my_cellar6️⃣); },
        { CFBundleURLSchemes = (cellar, 7️⃣"cellar://open"8️⃣, 9️⃣""0️⃣); }
      ); }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣"), ("9️⃣", "0️⃣")]
    )
    #expect(findings.map(\.severity) == [.error, .error, .error, .error, .warning])
    #expect(findings.allSatisfy { $0.appStoreCode == "ITMS-90158" })
  }

  @Test func dropsWhatFollowsTheScheme() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>cellar://</string>
            </array>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleURLTypes</key>
          <array>
            <dict>
              <key>CFBundleURLSchemes</key>
              <array>
                <string>cellar</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsSchemesVariablesPlaceholdersAndOtherPlaces() {
    check.accepts(
      "{ CFBundleURLTypes = ({ CFBundleURLSchemes = (cellar, UTM, \"a+b-c.d1\", \"com.example.cellar\"); }); }"
    )
    check.accepts(
      "{ CFBundleURLTypes = ({ CFBundleURLSchemes = (\"$(SCHEME)\", \"my_${X}\", \"fb[ID]\", \" a\"); }); }"
    )
    check.accepts("{ CFBundleURLSchemes = (\"a b\"); Mine = ({ CFBundleURLSchemes = (\"a b\"); }); }")
    check.accepts(
      "<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string"
    )
  }

  @Test func macrosOfAPreprocessedInfoPlistAreNotKnown() {
    let text = { (scheme: String) in "{ CFBundleURLTypes = ({ CFBundleURLSchemes = (\(scheme)); }); }" }
    let check = { (settings: String) in
      ProjectCheck(URLSchemeInvalid.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
    }
    check("INFOPLIST_PREPROCESS = YES;").accepts(text("OAUTH_SCHEME"))
    check("INFOPLIST_PREPROCESS = YES;").finds(text("1️⃣my_scheme2️⃣"))
    check("").finds(text("1️⃣oauth_scheme2️⃣"))
  }
}
