import Testing

@testable import LintRules

@Suite struct DocumentHandlerRankMissingTests {
  private let check = RuleCheck(DocumentHandlerRankMissing.self)

  @Test func reportsTypesWithoutRank() {
    let findings = check.finds(
      "{ CFBundleDocumentTypes = ({ CFBundleTypeName = 1️⃣List2️⃣; }, 3️⃣{4️⃣ LSItemContentTypes = (public.json); }); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.first?.severity == .warning)
    let findings1 = check.finds(
      "{ CFBundlePackageType = APPL; LSMinimumSystemVersion = 14.0; CFBundleDocumentTypes = ({ CFBundleTypeName = 1️⃣List2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .info)
  }

  @Test(arguments: ["MDImporter", "QLGenerator"])
  func plugInsOpenNoDocuments(_ role: String) {
    let findings = check.finds(
      "{ CFBundleDocumentTypes = ({ CFBundleTypeName = 1️⃣List2️⃣; CFBundleTypeRole = \(role); }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func insertsAlternate() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleDocumentTypes</key>
        <array>
          <dict>
            <key>CFBundleTypeName</key>
            <string>List</string>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleDocumentTypes</key>
          <array>
            <dict>
              <key>CFBundleTypeName</key>
              <string>List</string>
              <key>LSHandlerRank</key>
              <string>Alternate</string>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsTypesWithRankAndRelatedItems() {
    check.accepts("{ CFBundleDocumentTypes = ({ CFBundleTypeName = List; LSHandlerRank = Default;  }); }")
    check.accepts("{ CFBundleDocumentTypes = ({  }); }")
    check.accepts("{ CFBundleDocumentTypes = ({ CFBundleTypeName = List; NSIsRelatedItemType = YES;  }); }")
    check.accepts("{ CFBundleDocumentTypes = \"$(TYPES)\"; }")
    check.accepts("{ Inner = { CFBundleDocumentTypes = ({ CFBundleTypeName = List;  }); }; }")
    check.accepts("{ CFBundleDocumentTypes = ({ ")
  }
}
