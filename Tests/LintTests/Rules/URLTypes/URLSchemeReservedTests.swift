import AppProject
import ProjectFiles
import SourceText
import Testing

@testable import LintRules

@Suite struct URLSchemeReservedTests {
  private let check = RuleCheck(URLSchemeReserved.self)

  @Test func reportsSchemesOfTheSystem() {
    let findings = check.finds(
      """
      { LSRequiresIPhoneOS = YES; CFBundleURLTypes = (
        { CFBundleURLSchemes = (cellar, 1️⃣tel2️⃣, 3️⃣HTTPS4️⃣); }, { CFBundleURLSchemes = (5️⃣facetime6️⃣); }
      ); }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.map { $0.message.contains("com.apple.developer.") } == [true, true, false])
  }

  @Test func removesTheScheme() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>LSRequiresIPhoneOS</key>
        <true/>
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>mailto</string>
              <string>cellar</string>
            </array>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>LSRequiresIPhoneOS</key>
          <true/>
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

  @Test func acceptsTheEntitlement() {
    let entitlements = Document(
      path: "/app/App.entitlements",
      text: SourceText(
        """
        <plist version="1.0"><dict>
          <key>com.apple.developer.web-browser</key>
          <true/>
        </dict></plist>
        """
      )
    )
    let project = ProjectContext(documents: BundleDocuments(entitlements: [entitlements]))
    check.accepts(
      "{ LSRequiresIPhoneOS = YES; CFBundleURLTypes = ({ CFBundleURLSchemes = (http, https); }); }",
      project: project
    )
    check.finds(
      "{ LSRequiresIPhoneOS = YES; CFBundleURLTypes = ({ CFBundleURLSchemes = (http, 1️⃣mailto2️⃣); }); }",
      at: [("1️⃣", "2️⃣")],
      project: project
    )
  }

  @Test func acceptsOtherSchemesTheMacAndUnknownSystems() {
    check.accepts("{ LSRequiresIPhoneOS = YES; CFBundleURLTypes = ({ CFBundleURLSchemes = (cellar, \"$(X)\"); }); }")
    check.accepts("{ LSMinimumSystemVersion = 12.0; CFBundleURLTypes = ({ CFBundleURLSchemes = (http); }); }")
    check.accepts("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (http); }); }")
  }
}
