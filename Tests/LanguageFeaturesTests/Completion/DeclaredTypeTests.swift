import Testing

/// Types that a file names elsewhere are proposed where they fit.
@Suite struct DeclaredTypeTests {
  private static let check = CompletionCheck()

  @Test func declaredTypesForDocuments() {
    let labels = Self.check.labels(
      """
      {
        UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.note; });
        UTImportedTypeDeclarations = ({ UTTypeIdentifier = org.example.card; });
        CFBundleDocumentTypes = ({ LSItemContentTypes = ("org.example.card", 1️⃣); });
      }
      """
    )
    #expect(labels.first == "com.example.note")
    #expect(!labels.contains("org.example.card"))
    #expect(labels.contains("public.plain-text"))
  }

  @Test func typesOfDocumentsForDeclarations() {
    let labels = Self.check.labels(
      """
      {
        CFBundleDocumentTypes = (
          { LSItemContentTypes = ("com.example.note", public.text, "com.apple.package"); },
          { LSItemContentTypes = ("org.example.card", "com.example.note"); }
        );
        UTImportedTypeDeclarations = ({ UTTypeIdentifier = org.example.card; });
        UTExportedTypeDeclarations = ({ UTTypeIdentifier = 1️⃣; });
      }
      """
    )
    #expect(labels == ["com.example.note"])
  }

  @Test func wellKnownSchemes() {
    let labels = Self.check.labels("{ LSApplicationQueriesSchemes = (tel, 1️⃣); }")
    #expect(labels.contains("mailto") && labels.contains("whatsapp") && !labels.contains("tel"))
  }
}
