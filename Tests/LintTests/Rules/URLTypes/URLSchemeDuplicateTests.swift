import Testing

@testable import LintRules

@Suite struct URLSchemeDuplicateTests {
  private let check = RuleCheck(URLSchemeDuplicate.self)

  @Test func reportsEachLaterMention() {
    let findings = check.finds(
      """
      { CFBundleURLTypes = (
        { CFBundleURLSchemes = (cellar, "$(SCHEME)", 1️⃣Cellar2️⃣); },
        { CFBundleURLSchemes = (3️⃣"$(SCHEME)"4️⃣, oak, 5️⃣cellar6️⃣); }
      ); }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.allSatisfy { $0.related.count == 1 && $0.isUnnecessary })
  }

  @Test func removesTheLaterOne() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLSchemes</key>
            <array>
              <string>cellar</string>
              <string>oak</string>
              <string>cellar</string>
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
                <string>oak</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsDistinctSchemesAndConflicts() {
    check.accepts("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (a1, a2, \"$(A)\", \"$(a)\", \"\", \"\"); }); }")
    check.accepts("{ CFBundleURLTypes = (cellar, cellar); Mine = ({ CFBundleURLSchemes = (a, a); }); }")
    check.accepts(
      """
      <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <array>
      <<<<<<< HEAD
          <dict><key>CFBundleURLSchemes</key><array><string>a</string></array></dict>
      =======
          <dict><key>CFBundleURLSchemes</key><array><string>a</string></array></dict>
      >>>>>>> other
        </array>
      </dict></plist>
      """
    )
  }
}
