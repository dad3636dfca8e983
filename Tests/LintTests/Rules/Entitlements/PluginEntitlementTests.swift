import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

/// Entitlements that packages of Flutter need for what Dart calls.
@Suite struct PluginEntitlementTests {
  private func check(_ package: String, _ call: String, _ sdk: String) -> ProjectCheck {
    let settings = "SDKROOT = \(sdk); INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
    return ProjectCheck(
      EntitlementMissing.self,
      file: "A.entitlements",
      ExampleProject(.init(settings)),
      [
        "Info.plist": "{ CFBundlePackageType = APPL; }",
        "A.dart": "import 'package:\(package)/\(package).dart';\nvoid f() { \(call); }",
      ]
    )
  }

  private let plain = "<plist version=\"1.0\">1️⃣<dict>2️⃣</dict></plist>"
  private let sandboxed =
    "<plist version=\"1.0\">1️⃣<dict>2️⃣<key>com.apple.security.app-sandbox</key><true/></dict></plist>"

  @Test func pushAndSignInOnDevices() {
    let push = check("firebase_messaging", "FirebaseMessaging.instance.requestPermission()", "iphoneos").finds(plain)
    #expect(push.first?.key == "aps-environment")
    #expect(push.first?.severity == .warning)
    let signIn = check("sign_in_with_apple", "SignInWithApple.getAppleIDCredential(scopes: [])", "iphoneos").finds(
      plain
    )
    #expect(signIn.first?.key == "com.apple.developer.applesignin")
  }

  @Test func filesAndKeychainInTheSandbox() {
    let picker = check("file_picker", "FilePicker.platform.pickFiles()", "macosx")
    #expect(picker.finds(sandboxed).first?.key == "com.apple.security.files.user-selected.read-only")
    picker.accepts(plain.filter { !"1️⃣2️⃣".contains($0) })
    let storage = check("flutter_secure_storage", "const FlutterSecureStorage().write(key: a)", "macosx")
    #expect(storage.finds(sandboxed).first?.key == "keychain-access-groups")
  }

  @Test func aNameOfAnotherPackageIsNotMeant() {
    check("other", "openFile()", "macosx").accepts(sandboxed.filter { !"1️⃣2️⃣".contains($0) })
  }

  @Test func usersOfAnAppleTV() {
    let check = { (source: String) in
      ProjectCheck(
        EntitlementMissing.self,
        file: "A.entitlements",
        ExampleProject(
          .init("SDKROOT = appletvos; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;")
        ),
        ["Info.plist": "{ CFBundlePackageType = APPL; }", "A.swift": source]
      )
    }
    #expect(check("let users = TVUserManager()").finds(plain).first?.key == "com.apple.developer.user-management")
    check("let users = UserManager()").accepts(plain.filter { !"1️⃣2️⃣".contains($0) })
  }
}
