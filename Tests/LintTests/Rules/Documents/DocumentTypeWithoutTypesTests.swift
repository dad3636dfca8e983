import Testing

@testable import LintRules

@Suite struct DocumentTypeWithoutTypesTests {
  private let check = RuleCheck(DocumentTypeWithoutTypes.self)

  @Test func reports() {
    let findings = check.finds(
      "{ CFBundleDocumentTypes = ({ CFBundleTypeName = 1️⃣List2️⃣; }, 3️⃣{4️⃣ LSItemContentTypes = (); }); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.severity == .warning })
    let findings1 = check.finds(
      "{ CFBundleDocumentTypes = ({ CFBundleTypeName = 1️⃣List2️⃣; CFBundleTypeExtensions = (list); }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .info)
    let findings2 = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDocumentTypes = ({ CFBundleTypeName = 1️⃣List2️⃣; CFBundleTypeExtensions = (list); }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings2.first?.severity == .warning)
  }

  @Test func accepts() {
    check.accepts("{ CFBundleDocumentTypes = ({ CFBundleTypeName = List; LSItemContentTypes = (public.json);  }); }")
    check.accepts("{ CFBundleDocumentTypes = ({ CFBundleTypeName = List; LSItemContentTypes = \"$(TYPES)\";  }); }")
    check.accepts(
      "{ CFBundleDocumentTypes = ({ CFBundleTypeName = List; NSIsRelatedItemType = YES; CFBundleTypeExtensions = (srt);  }); }"
    )
    check.accepts("{ CFBundleDocumentTypes = (")
  }
}
