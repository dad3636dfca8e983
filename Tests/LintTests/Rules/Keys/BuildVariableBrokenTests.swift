import Testing

@testable import LintRules

@Suite struct BuildVariableBrokenTests {
  private let check = RuleCheck(BuildVariableBroken.self)

  @Test(arguments: [
    ("$(PRODUCT_NAME", "$(PRODUCT_NAME)"), ("${PRODUCT_NAME", "${PRODUCT_NAME}"),
    ("${PRODUCT_NAME)", "${PRODUCT_NAME}"), ("$(PRODUCT_NAME} Beta", "$(PRODUCT_NAME) Beta"),
    ("$(A)$(B", "$(A)$(B)"),
  ])
  func reportsOpenReferences(_ text: String, _ fixed: String) {
    let finding = check.finds("{ CFBundleName = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "The reference in “\(text)” is not closed. Did you mean \(fixed)?")
    check.fixes("{ CFBundleName = \"\(text)\"; }", to: "{ CFBundleName = \"\(fixed)\"; }")
  }

  @Test func reportsBareNames() {
    check.finds("{ CFBundleVersion = 1️⃣CURRENT_PROJECT_VERSION2️⃣; }", at: [("1️⃣", "2️⃣")])
    check.fixes("{ CFBundleName = PRODUCT_NAME; }", to: "{ CFBundleName = \"$(PRODUCT_NAME)\"; }")
  }

  @Test func looksIntoLists() {
    RuleCheck(BuildVariableBroken.self, file: "App.entitlements").finds(
      "{ \"keychain-access-groups\" = (\"$(A)\", 1️⃣\"$(AppIdentifierPrefix\"2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test(arguments: [
    "$(PRODUCT_NAME)", "${A}", "$(A:lower)", "$(A_$(B))", "$(A:default=$(B))", "$5 (off)", "$PRODUCT_NAME", "$(",
    "$( x",
  ])
  func acceptsOthers(_ text: String) {
    check.accepts("{ CFBundleName = \"\(text)\"; }")
    check.accepts("{ CFBundleSpokenName = PRODUCT_NAME; }")
  }
}
