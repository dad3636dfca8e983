import Testing

@testable import LintRules

@Suite struct DocumentHandlerRankInvalidTests {
  private let check = RuleCheck(DocumentHandlerRankInvalid.self)

  @Test func reports() {
    let findings = check.finds(
      "{ CFBundleDocumentTypes = ({ LSHandlerRank = 1️⃣Primary2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.fixes.count == 4)
    let findings1 = check.finds(
      "{ CFBundleDocumentTypes = ({ LSHandlerRank = 1️⃣owner2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.fixes.count == 1)
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleDocumentTypes</key>
        <array>
          <dict>
            <key>LSHandlerRank</key>
            <string>default</string>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleDocumentTypes</key>
          <array>
            <dict>
              <key>LSHandlerRank</key>
              <string>Default</string>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ CFBundleDocumentTypes = ({ LSHandlerRank = Owner; }); }")
    check.accepts("{ CFBundleDocumentTypes = ({ LSHandlerRank = Default; }); }")
    check.accepts("{ CFBundleDocumentTypes = ({ LSHandlerRank = Alternate; }); }")
    check.accepts("{ CFBundleDocumentTypes = ({ LSHandlerRank = None; }); }")
    check.accepts("{ CFBundleDocumentTypes = ({ LSHandlerRank = \"$(RANK)\"; }); }")
    check.accepts("{ LSHandlerRank = Primary; }")
    check.accepts("{ CFBundleDocumentTypes = ({ LSHandlerRank = ")
  }
}
