import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExtensionIncompleteTests {
  @Test func anAppIsNoExtension() {
    let text = "{ 1️⃣NSExtension2️⃣ = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }"
    let finding = ProjectCheck(ExtensionIncomplete.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist;"))).finds(
      text
    )
    #expect(finding.first?.message.hasPrefix("NSExtension belongs in the Info.plist of an app extension") == true)
    let both = ExampleProject(
      .init("INFOPLIST_FILE = Info.plist;"),
      .init("INFOPLIST_FILE = Info.plist;", name: "Share", product: "app-extension")
    )
    ProjectCheck(ExtensionIncomplete.self, both).accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }

  private func check(_ settings: String = "", product: String = "app-extension") -> ProjectCheck {
    ProjectCheck(
      ExtensionIncomplete.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)", product: product))
    )
  }

  @Test func anExtensionNamesItsPoint() {
    check().finds("1️⃣{2️⃣ CFBundleVersion = 1; }")
    check().finds("{ 1️⃣NSExtension2️⃣ = { NSExtensionAttributes = {}; }; }")
    check("GENERATE_INFOPLIST_FILE = YES;").finds("1️⃣{2️⃣ CFBundleVersion = 1; }")
  }

  @Test func extensionsForIntentsListThem() {
    let text = { (attributes: String) in
      "{ NSExtension = { NSExtensionPointIdentifier = 1️⃣com.apple.intents-service2️⃣; NSExtensionPrincipalClass = A; \(attributes) }; }"
    }
    check().finds(text(""))
    check().finds(text("NSExtensionAttributes = {};"))
    check().accepts(
      text("NSExtensionAttributes = { IntentsSupported = (INSendMessageIntent); };").filter { !"1️⃣2️⃣".contains($0) }
    )
  }

  @Test func aViewOfNotificationsNeedsTheirCategory() {
    let text = { (attributes: String) in
      "{ NSExtension = { NSExtensionPointIdentifier = 1️⃣com.apple.usernotifications.content-extension2️⃣; "
        + "NSExtensionMainStoryboard = A; NSExtensionAttributes = { \(attributes) }; }; }"
    }
    check().finds(text(""))
    check().accepts(text("UNNotificationExtensionCategory = bottle;").filter { !"1️⃣2️⃣".contains($0) })
    check().accepts(text("UNNotificationExtensionCategory = (bottle, barrel);").filter { !"1️⃣2️⃣".contains($0) })
  }

  @Test func acceptsAppsAndOtherExtensions() {
    check(product: "application").accepts("{ CFBundleVersion = 1; }")
    check(product: "extensionkit-extension").accepts("{ CFBundleVersion = 1; }")
    check().accepts("{ NSExtension = { NSExtensionPointIdentifier = com.apple.widgetkit-extension; }; }")
    check().accepts("{ EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.appintents-extension; }; }")
    check("INFOPLIST_PREPROCESS = YES;").accepts("{ CFBundleVersion = 1; }")
    RuleCheck(ExtensionIncomplete.self).accepts("{ CFBundleVersion = 1; }")
  }

  @Test func anExtensionOfXcodeGenNamesItsPointToo() {
    let text = { (properties: String) in
      """
      name: Garden
      targets:
        Note:
          type: app-extension
          platform: iOS
          info: { path: Note/Info.plist, properties: { CFBundleDisplayName: Note\(properties) } }
      """
    }
    let check = ProjectCheck(ExtensionIncomplete.self, file: "project.yml", [:])
    #expect(check.generatedFindings(in: text("")).count == 1)
    #expect(check.generatedFindings(in: text(", NSExtension: { NSExtensionPointIdentifier: a }")).isEmpty)
  }

  @Test(arguments: ["share-services", "usernotifications.service", "keyboard-service"])
  func anExtensionStartsWithAClassOrAStoryboard(point: String) {
    let text = { (rest: String) in
      "{ 1️⃣NSExtension2️⃣ = { NSExtensionPointIdentifier = \"com.apple.\(point)\"; "
        + "NSExtensionAttributes = { NSExtensionActivationRule = A; }; \(rest) }; }"
    }
    let plain = { (rest: String) in text(rest).filter { !"1️⃣2️⃣".contains($0) } }
    check().finds(text(""))
    check().accepts(plain("NSExtensionPrincipalClass = \"$(PRODUCT_MODULE_NAME).A\";"))
    check().accepts(plain("NSExtensionMainStoryboard = MainInterface;"))
  }

  @Test func aWidgetStartsByItself() {
    let text = { (rest: String) in
      "{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; \(rest) }; }"
    }
    check().finds(text("1️⃣NSExtensionPrincipalClass2️⃣ = A;"))
    check().finds(text("1️⃣NSExtensionMainStoryboard2️⃣ = A;"))
    check().accepts(text(""))
  }

  @Test func anExtensionOfShareSheetsDeclaresWhatItIsOfferedFor() {
    let text = { (attributes: String) in
      "{ NSExtension = { NSExtensionPointIdentifier = 1️⃣\"com.apple.share-services\"2️⃣; NSExtensionPrincipalClass = A; \(attributes) }; }"
    }
    let plain = { (attributes: String) in text(attributes).filter { !"1️⃣2️⃣".contains($0) } }
    #expect(check().finds(text("")).map(\.severity) == [.info])
    check().accepts(plain("NSExtensionAttributes = { NSExtensionActivationRule = TRUEPREDICATE; };"))
    check().accepts(
      plain("NSExtensionAttributes = { NSExtensionActivationRule = { NSExtensionActivationSupportsText = 1; }; };")
    )
    check("SDKROOT = macosx;").accepts(plain(""))
  }
}
