import Testing

@testable import LintRules

@Suite struct UTIIdentifierInvalidTests {
  private let check = RuleCheck(UTIIdentifierInvalid.self)

  @Test func reportsOtherCharacters() {
    let findings = check.finds(
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣\"org.example/list\"2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .warning)
    let findings1 = check.finds(
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣\"org.example.a_b\"2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .warning)
    let findings2 = check.finds(
      "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣\"org.example/list\"2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings2.first?.fixes.isEmpty == true)
  }

  @Test func replacesSpacesWithHyphens() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UTExportedTypeDeclarations</key>
        <array>
          <dict>
            <key>UTTypeIdentifier</key>
            <string>org.example list</string>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UTExportedTypeDeclarations</key>
          <array>
            <dict>
              <key>UTTypeIdentifier</key>
              <string>org.example-list</string>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsValidIdentifiersAndVariables() {
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"org.example.wine-list2\"; }); }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"$(ID)/list\"; }); }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"org.exämple\"; }); }")
    check.accepts("{ UTTypeIdentifier = \"a/b\"; }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = ")
  }

  @Test func findsIdentifiersThatWereCutInTwo() {
    let text = { (items: String) in
      "{ CFBundleDocumentTypes = ({ CFBundleTypeName = a; LSItemContentTypes = (\(items)); }); }"
    }
    let finding = check.finds(text("1️⃣com.netscape.javascript-2️⃣, source"), at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message.contains("Did you mean com.netscape.javascript-source?") == true)
    check.fixes(text("com.netscape.javascript-, source"), to: text("com.netscape.javascript-source"))
    check.finds(text("1️⃣org.example.2️⃣, list"), at: [("1️⃣", "2️⃣")])
    check.accepts(text("org.example.list, source, \"public.\\U0041\""))
  }
}
