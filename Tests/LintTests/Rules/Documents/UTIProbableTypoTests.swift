import Testing

@testable import LintRules

@Suite struct UTIProbableTypoTests {
  private let check = RuleCheck(UTIProbableTypo.self)

  @Test func reportsTheExtensionOfASystemType() {
    check.finds(
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (1️⃣\"public.jpg\"2️⃣, \"public.png\"); }); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.fixes(
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"public.mp4\"); }); }",
      to: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"public.mpeg-4\"); }); }"
    )
  }

  @Test func prefersTheSameLetters() {
    check.fixes(
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"public.mpeg4\"); }); }",
      to: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"public.mpeg-4\"); }); }"
    )
  }

  @Test func leavesWhiteSpaceToItsRule() {
    check.accepts("{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"public.mpeg-4-audio \"); }); }")
  }

  @Test func reportsMisspelledParents() {
    check.finds(
      "{ UTExportedTypeDeclarations = ({ UTTypeConformsTo = 1️⃣\"public.contnet\"2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsKnownForeignAndDeclaredTypes() {
    check.accepts(
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"PUBLIC.JPEG\", \"org.example.jpg\", \"public.unheard-of\"); }); }"
    )
    check.accepts("{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"$(TYPE)\", \"\", 3); }); }")
    check.accepts(
      """
      { CFBundleDocumentTypes = ({ LSItemContentTypes = ("public.jpg"); });
      UTImportedTypeDeclarations = ({ UTTypeIdentifier = "public.jpg"; }); }
      """
    )
  }
}
