import Testing

@testable import LanguageFeatures

/// Build settings in an `.xcconfig`.
@Suite struct XCConfigCompletionTests {
  private let check = CompletionCheck("Base.xcconfig")

  @Test func aSetting() {
    let name = "INFOPLIST_KEY_NSCameraUsageDescription"
    check.accepts(name, in: "A = b\nINFO1️⃣\nC = d\n", giving: "A = b\n\(name) = $1\nC = d\n")
    check.accepts(name, in: "1️⃣", giving: "\(name) = $1")
    check.accepts(name, in: "INFO1️⃣ = a // b", giving: "\(name) = a // b")
    check.accepts(name, in: "INFO1️⃣[sdk=iphone*] = a", giving: "\(name)[sdk=iphone*] = a")
  }

  @Test func values() {
    let name = "INFOPLIST_KEY_UIStatusBarHidden"
    check.accepts("NO", in: "\(name) =1️⃣", giving: "\(name) = NO")
    check.accepts("NO", in: "\(name) = 1️⃣ // x", giving: "\(name) = NO // x")
    check.accepts("NO", in: "\(name)[sdk=iphone*] = Y1️⃣", giving: "\(name)[sdk=iphone*] = NO")
  }

  @Test func aWordOfAList() {
    let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let (left, right) = ("UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight")
    check.accepts(right, in: "\(name) = \(left) UII1️⃣", giving: "\(name) = \(left) \(right)")
    check.accepts(right, in: "\(name) = \(left) 1️⃣", giving: "\(name) = \(left) \(right)")
  }

  @Test(arguments: ["// 1️⃣", "#include \"1️⃣\"", "A = 1️⃣", "A 1️⃣"])
  func isSilent(_ text: String) {
    check.isSilent(text)
  }
}
