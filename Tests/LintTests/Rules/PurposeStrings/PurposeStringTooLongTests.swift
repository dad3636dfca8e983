import Testing

@testable import LintRules

@Suite struct PurposeStringTooLongTests {
  private let check = RuleCheck(PurposeStringTooLong.self)

  @Test func reportsFourThousandBytes() {
    let text = String(repeating: "a", count: 4000)
    check.finds("{ NSCameraUsageDescription = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func countsBytesOfTheDecodedText() {
    let check = RuleCheck(PurposeStringTooLong.self, file: "InfoPlist.strings")
    let characters = String(repeating: "相", count: 1334)
    check.finds("NSCameraUsageDescription = 1️⃣\"\(characters)\"2️⃣;", at: [("1️⃣", "2️⃣")])
    let references = String(repeating: "&amp;", count: 1000)
    RuleCheck(PurposeStringTooLong.self).accepts(
      "<plist><dict><key>NSCameraUsageDescription</key><string>\(references)</string></dict></plist>"
    )
  }

  @Test func acceptsOneByteLessAndVariables() {
    check.accepts("{ NSCameraUsageDescription = \"\(String(repeating: "a", count: 3999))\"; }")
    check.accepts("{ NSCameraUsageDescription = \"$(NAME)\(String(repeating: "a", count: 4000))\"; }")
  }
}
