import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct DeviceIdentifierRejectedTests {
  private func check(_ file: String, _ code: String) -> ProjectCheck {
    ProjectCheck(
      DeviceIdentifierRejected.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
      ["App/\(file)": code]
    )
  }

  @Test func theIdentifierOfTheDeviceIsRejected() {
    check("A.swift", "let a = UIDevice.current.uniqueIdentifier").finds("1️⃣{2️⃣ CFBundleName = a; }")
    check("A.m", "NSString *a = [[UIDevice currentDevice] uniqueIdentifier];").finds("1️⃣{2️⃣ CFBundleName = a; }")
  }

  @Test func acceptsOtherIdentifiers() {
    check("A.swift", "let a = UIDevice.current.identifierForVendor; let b = item.uniqueIdentifier").accepts(
      "{ CFBundleName = a; }"
    )
    check("A.m", "a = [[UIDevice currentDevice] name]; b = [item uniqueIdentifier];").accepts("{ CFBundleName = a; }")
  }
}
