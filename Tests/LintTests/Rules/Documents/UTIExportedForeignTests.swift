import Testing

@testable import LintRules

@Suite struct UTIExportedForeignTests {
  private let check = RuleCheck(UTIExportedForeign.self)

  @Test func reportsExportedTypesOfTheSystem() {
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

  @Test func renamesTheKeyToImported() {
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

  @Test func acceptsCustomAndImportedTypes() {
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.example.list; }); }")
    check.accepts("{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.list; }); }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = \"$(PREFIX).list\"; }); }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTType")
  }

  @Test(arguments: [("json", "public.json"), ("md", "net.daringfireball.markdown")])
  func theSystemHasATypeForTheExtension(_ name: String, _ type: String) {
    let text = { (names: String) in
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.example.list; UTTypeTagSpecification = { \"public.filename-extension\" = \(names); }; }); }"
    }
    let finding = check.finds(text("(1️⃣\(name)2️⃣)"), at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message.contains(type) == true)
    check.finds(text("1️⃣\(name)2️⃣"), at: [("1️⃣", "2️⃣")])
    check.accepts(text("(\(name), winelist)"))
    check.accepts(text("(winelist)"))
    check.accepts(text("(\"\(name).wine\")").replacing("Exported", with: "Imported"))
  }
}
