import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct DocumentTypeUndeclaredUTITests {
  private let check = RuleCheck(DocumentTypeUndeclaredUTI.self)

  @Test func reportsCustomTypesWithoutDeclaration() {
    check.finds(
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = org.example.cellar; CFBundleDocumentTypes = ({ LSItemContentTypes = (1️⃣org.example.cellar.list2️⃣, public.json); }); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = \"$(ID).x\"; CFBundleDocumentTypes = ({ LSItemContentTypes = (1️⃣\"$(ID).x.list\"2️⃣); }); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func comparesIdentifiersThatAreVariables() {
    let check = ProjectCheck(
      DocumentTypeUndeclaredUTI.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.cellar;"))
    )
    let types = "CFBundleDocumentTypes = ({ LSItemContentTypes = (1️⃣\"$(PRODUCT_BUNDLE_IDENTIFIER).list\"2️⃣); });"
    check.finds("{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; \(types) }")
    check.accepts(
      "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; CFBundleDocumentTypes = ({ LSItemContentTypes = (\"$(PRODUCT_BUNDLE_IDENTIFIER).list\"); }); UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.example.cellar.list; }); }"
    )
  }

  @Test func insertsADeclaration() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key>
        <string>org.example.cellar</string>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>CFBundleDocumentTypes</key>
        <array>
          <dict>
            <key>LSItemContentTypes</key>
            <array>
              <string>org.example.cellar.list</string>
            </array>
          </dict>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.cellar</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>CFBundleDocumentTypes</key>
          <array>
            <dict>
              <key>LSItemContentTypes</key>
              <array>
                <string>org.example.cellar.list</string>
              </array>
            </dict>
          </array>
          <key>UTExportedTypeDeclarations</key>
          <array>
            <dict>
              <key>UTTypeConformsTo</key>
              <array>
                <string>public.data</string>
              </array>
              <key>UTTypeIdentifier</key>
              <string>org.example.cellar.list</string>
            </dict>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsDeclaredTypes() {
    check.accepts(
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = org.example.cellar; CFBundleDocumentTypes = ({ LSItemContentTypes = (org.example.cellar.list); }); UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.example.Cellar.list; }); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = org.example.cellar; CFBundleDocumentTypes = ({ LSItemContentTypes = (org.example.cellar.list); }); UTImportedTypeDeclarations = ({ UTTypeIdentifier = org.example.Cellar.list; }); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = org.example.cellar; CFBundleDocumentTypes = ({ LSItemContentTypes = (org.example.other); }); }"
    )
    check.accepts(
      "{ CFBundlePackageType = BNDL; CFBundleIdentifier = org.example.cellar; CFBundleDocumentTypes = ({ LSItemContentTypes = (org.example.cellar.list); }); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = \"$(ID)\"; CFBundleDocumentTypes = ({ LSItemContentTypes = (org.example.cellar.list); }); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; CFBundleIdentifier = org.example.cellar; CFBundleDocumentTypes = ({ LSItemContentTypes = (org.example.cellar.list); }); UTExported"
    )
  }
}
