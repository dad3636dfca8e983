import Testing

@testable import LintRules

@Suite struct UTIWithoutConformanceTests {
  private let check = RuleCheck(UTIWithoutConformance.self)

  @Test func reportsTypesWithoutConformance() {
    check.finds(
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣org.example.list2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣\"$(ID)\"2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func insertsPublicData() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UTExportedTypeDeclarations</key>
        <array>
          <dict>
            <key>UTTypeIdentifier</key>
            <string>a.b</string>
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
              <string>a.b</string>
              <key>UTTypeConformsTo</key>
              <array>
                <string>public.data</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsTypesWithConformance() {
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = a.b; UTTypeConformsTo = (public.data); }); }")
    check.accepts("{ UTExportedTypeDeclarations = ({ UTTypeDescription = List; }); }")
    check.accepts("{ UTExportedTypeDeclarations = \"$(TYPES)\"; }")
    check.accepts("{ UTExportedTypeDeclarations = ({ ")
    check.accepts("{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = public.data; }); }")
  }
}
