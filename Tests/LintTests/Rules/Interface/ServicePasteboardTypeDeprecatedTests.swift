import Testing

@testable import LintRules

@Suite struct ServicePasteboardTypeDeprecatedTests {
  private let check = RuleCheck(ServicePasteboardTypeDeprecated.self)

  @Test func reports() {
    let findings = check.finds(
      "{ NSServices = ({ NSMessage = search; NSSendTypes = (1️⃣NSStringPboardType2️⃣, public.url, 3️⃣NSRTFPboardType4️⃣); }); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.isDeprecated })
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSServices</key>
        <array>
          <dict>
            <key>NSReturnTypes</key>
            <array>
              <string>NSStringPboardType</string>
            </array>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSServices</key>
          <array>
            <dict>
              <key>NSReturnTypes</key>
              <array>
                <string>public.utf8-plain-text</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts(
      "{ NSServices = ({ NSMessage = search; NSSendTypes = (\"public.utf8-plain-text\", \"$(TYPE)\"); }); }"
    )
    check.accepts("{ NSServices = ({ NSMessage = search; NSSendTypes = (NSFilenamesPboardType); }); }")
    check.accepts("{ NSSendTypes = (NSStringPboardType); }")
    check.accepts("{ NSServices = ({ NSSendTypes = ")
  }
}
