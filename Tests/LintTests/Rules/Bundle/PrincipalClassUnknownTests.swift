import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrincipalClassUnknownTests {
  private func named(_ settings: String, _ code: String = "class Handler: NSObject {}") -> ProjectCheck {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)"
    return ProjectCheck(
      PrincipalClassUnknown.self,
      ExampleProject(.init(settings, name: "Share", product: "app-extension", folder: "Share")),
      ["Share/Handler.swift": code]
    )
  }

  @Test func theModuleIsNotTheNameOfTheProduct() {
    let text = "{ NSExtension = { NSExtensionPrincipalClass = 1️⃣\"$(PRODUCT_NAME).Handler\"2️⃣; }; }"
    let finding = named("PRODUCT_NAME = \"my-share\";").finds(text).first
    #expect(finding?.message.hasPrefix("“$(PRODUCT_NAME).Handler” names another module") == true)
    named("PRODUCT_NAME = \"my-share\";").fixes(
      text.filter { !"1️⃣2️⃣".contains($0) },
      to: "{ NSExtension = { NSExtensionPrincipalClass = \"$(PRODUCT_MODULE_NAME).Handler\"; }; }"
    )
    named("PRODUCT_NAME = share;").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }

  @Test func aLiteralModuleIsOneOfTheProject() {
    let check = named("PRODUCT_NAME = Share;")
    check.finds("{ NSExtension = { NSExtensionPrincipalClass = 1️⃣Notes.Handler2️⃣; }; }")
    check.accepts("{ NSExtension = { NSExtensionPrincipalClass = Share.Handler; }; }")
    check.accepts("{ NSExtension = { NSExtensionPrincipalClass = Kit.Other; }; }")
    check.accepts("{ NSExtension = { NSExtensionPrincipalClass = \"$(MODULE).Handler\"; }; }")
  }

  @Test func namesOfObjectiveCMayBeMisspelt() {
    let code = "@objc(TunerApplication) class TunerApplication: NSApplication {}"
    named("", code).fixes("{ NSPrincipalClass = TunerAplication; }", to: "{ NSPrincipalClass = TunerApplication; }")
    named("", code).accepts("{ NSPrincipalClass = NSApplication; }")
    named("", code).accepts("{ NSPrincipalClass = Other; }")
  }

  @Test func aTargetWithoutAnyClassHasNone() {
    named("", "import Foundation\nlet x = 1")
      .finds("{ NSExtension = { NSExtensionPrincipalClass = 1️⃣\"$(PRODUCT_MODULE_NAME).Handler\"2️⃣; }; }")
  }

  private func check(_ code: String, _ file: String = "Share/Handler.swift") -> ProjectCheck {
    ProjectCheck(
      PrincipalClassUnknown.self,
      ExampleProject(
        .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", product: "app-extension", folder: "Share")
      ),
      [file: code]
    )
  }
  private func text(_ name: String) -> String { "{ NSExtension = { NSExtensionPrincipalClass = \(name); }; }" }

  @Test func aClassOfSwiftHasItsModule() {
    check("class Handler: NSObject {}").finds(text("1️⃣Handler2️⃣"))
    check("class Handler: NSObject {}").fixes(text("Handler"), to: text("\"$(PRODUCT_MODULE_NAME).Handler\""))
    check("class Handler: NSObject {}").finds(text("1️⃣\"$(PRODUCT_MODULE_NAME).Handlr\"2️⃣"))
  }

  @Test func acceptsNamesAtRunTime() {
    check("class Handler: NSObject {}").accepts(text("\"$(PRODUCT_MODULE_NAME).Handler\""))
    check("@objc(Handler)\nclass Handler: NSObject {}").accepts(text("Handler"))
    check("@interface Handler : NSObject\n@end\n@implementation Handler\n@end", "Share/Handler.m").accepts(
      text("Handler")
    )
    check("class Handler: NSObject {}").accepts(text("SLComposeServiceViewController"))
    check("class Handler: NSObject {}").accepts("{ NSPrincipalClass = NSApplication; }")
  }

  @Test func theClassOfTheSystemMayBeMisspelt() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx;", folder: "App"))
    let check = ProjectCheck(PrincipalClassUnknown.self, project, ["App/A.swift": "class A: NSObject {}"])
    check.finds("{ NSPrincipalClass = 1️⃣NSAplication2️⃣; }")
    check.accepts("{ NSPrincipalClass = NSApplication; }")
    check.accepts("{ NSPrincipalClass = UIApplication; }")
  }
}
