import Testing

@testable import LintRules

@Suite struct UTIExportedForeignTests {
  private let check = RuleCheck(UTIExportedForeign.self)

  @Test func reports() {
    check.finds(
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣public.list2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    let findings1 = check.finds(
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣com.apple.list2️⃣; }); UTImportedTypeDeclarations = (); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.fixes.isEmpty == true)
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UTExportedTypeDeclarations</key>
        <array>
          <dict>
            <key>UTTypeIdentifier</key>
            <string>public.list</string>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UTImportedTypeDeclarations</key>
          <array>
            <dict>
              <key>UTTypeIdentifier</key>
              <string>public.list</string>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.example.list; }); }")
    check.accepts("{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.list; }); }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"$(PREFIX).list\"; }); }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTType")
  }
}
