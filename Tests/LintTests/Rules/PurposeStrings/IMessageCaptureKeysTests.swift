import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct IMessageCaptureKeysTests {
  private let messages = "{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.message-payload-provider\"; }; }"

  private func check(
    _ rule: any Rule.Type = IMessageCaptureKeys.self,
    app: String = "{ NSCameraUsageDescription = \"Take a picture.\"; NSContactsUsageDescription = b; }",
    code: String = "await AVCaptureDevice.requestAccess(for: .video)",
    product: String = "app-extension"
  ) -> ProjectCheck {
    ProjectCheck(
      rule,
      ExampleProject(
        .init("INFOPLIST_FILE = App/Info.plist;", embeds: ["Inner"], folder: "App"),
        .init("INFOPLIST_FILE = Info.plist;", name: "Inner", product: product, folder: "Inner")
      ),
      ["App/Info.plist": app, "Inner/A.swift": code]
    )
  }

  @Test func reportsTheCameraOfTheAppAlone() {
    let finding = check(product: "app-extension.messages").finds("1️⃣{2️⃣ NSExtension = {}; }").first
    #expect(
      finding?.message
        == """
        NSCameraUsageDescription is only in the Info.plist of the app, but A.swift, which is part of the iMessage \
        extension, uses AVCaptureDevice.requestAccess(for: .video).
        """
    )
    #expect(finding?.severity == .warning)
    #expect(finding?.fixes.map(\.title) == ["Copy NSCameraUsageDescription from the app"])
  }

  @Test func oneRuleReportsIt() {
    check(ExtensionPurposeString.self).accepts(messages)
    check(PurposeStringMissing.self).accepts(messages)
    let code = "try await CNContactStore().requestAccess(for: .contacts)"
    check(code: code).accepts(messages)
    check(ExtensionPurposeString.self, code: code).finds(
      "1️⃣{2️⃣ NSExtension = { NSExtensionPointIdentifier = \"com.apple.message-payload-provider\"; }; }"
    )
  }

  @Test func ignoresOtherExtensions() {
    check().accepts("{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.share-services\"; }; }")
    check(app: "{ a = b; }").accepts(messages)
    check(code: "let a = 1").accepts(messages)
    check().accepts(
      """
      {
        NSCameraUsageDescription = a;
        NSExtension = { NSExtensionPointIdentifier = "com.apple.message-payload-provider"; };
      }
      """
    )
  }
}
