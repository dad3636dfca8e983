import Testing

@testable import LintRules

@Suite struct QueriedSchemeFormatTests {
  private let check = RuleCheck(QueriedSchemeFormat.self)

  @Test func reportsURLsAndInvalidSchemes() {
    let findings = check.finds(
      "{ LSApplicationQueriesSchemes = (fb, 1️⃣\"fb://\"2️⃣, 3️⃣\"maps:\"4️⃣, 5️⃣\"my app\"6️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.map { $0.fixes.first?.title } == ["Remove this item", "Replace with “maps”", nil])
  }

  @Test func stripsTheScheme() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>LSApplicationQueriesSchemes</key>
        <array>
          <string>comgooglemaps://</string>
          <string>fb</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>LSApplicationQueriesSchemes</key>
          <array>
            <string>comgooglemaps</string>
            <string>fb</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func removesAURLWhoseSchemeIsListed() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>LSApplicationQueriesSchemes</key>
        <array>
          <string>fb</string>
          <string>fb://</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>LSApplicationQueriesSchemes</key>
          <array>
            <string>fb</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsSchemesVariablesAndOtherLists() {
    check.accepts("{ LSApplicationQueriesSchemes = (fb, \"co.supertop.Castro-2\", \"$(SCHEME)://\", \" fb\"); }")
    check.accepts("{ MySchemes = (\"fb://\"); LSApplicationQueriesSchemes = \"fb://\"; }")
    check.accepts("<plist version=\"1.0\"><dict><key>LSApplicationQueriesSchemes</key><array><string")
  }
}
