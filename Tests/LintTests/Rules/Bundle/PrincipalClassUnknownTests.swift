import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrincipalClassUnknownTests {
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
}
