import Testing

@testable import LintRules

@Suite struct URLSchemePlaceholderTests {
  private let check = RuleCheck(URLSchemePlaceholder.self)

  @Test func reportsPlaceholders() {
    let findings = check.finds(
      """
      { CFBundleURLTypes = ({ CFBundleURLSchemes = (
        1️⃣"fb[APP_ID]"2️⃣, 3️⃣"li$APP_ID"4️⃣, 5️⃣"<your scheme>"6️⃣, 7️⃣fbYOUR_ID8️⃣, 9️⃣your-app0️⃣
      ); }); }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣"), ("9️⃣", "0️⃣")]
    )
    #expect(findings.map(\.severity) == [.error, .error, .error, .error, .warning])
    #expect(findings.last?.appStoreCode == nil && findings.first?.appStoreCode == "ITMS-90158")
  }

  @Test func findsItInXML() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              1️⃣<string>com.googleusercontent.apps.YOUR-CLIENT-ID</string>2️⃣
              <string>fb1234567890</string>
            </array>
          </dict>
        </array>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsSchemesAndVariables() {
    check.accepts(
      """
      { CFBundleURLTypes = ({ CFBundleURLSchemes = (
        cellar, "$(YOUR_SCHEME)", "fb${APP_ID}", youtube, yourdays, wx0123456789abcdef, "com.example.app", "a b"
      ); }); }
      """
    )
  }
}
