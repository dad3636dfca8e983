import LanguageFeatures
import ProjectFiles
import TestSupport
import Testing

/// What is shown over keys of a `.stringsdict`.
@Suite struct PluralHoverTests {
  private func plain(_ content: String) -> String {
    let text = MarkedText("<plist><dict>\(content)</dict></plist>")
    let document = Document(path: "/app/en.lproj/Localizable.stringsdict", text: text.source)
    return Hover.hover(in: document, at: text["1️⃣"])?.text.plainText ?? ""
  }

  @Test(arguments: ["%d items", "a/b", "", "Two words ", "one"])
  func keysOfATextAndOfAVariable(_ key: String) {
    let format = plain("<key>\(key)</key><dict><key>NSString1️⃣LocalizedFormatKey</key><string/></dict>")
    #expect(format.contains("The text with variables"))
    let type = plain("<key>\(key)</key><dict><key>n</key><dict><key>NSStringFormat1️⃣ValueTypeKey</key></dict></dict>")
    #expect(type.contains("NSStringFormatValueTypeKey"))
    let other = plain("<key>\(key)</key><dict><key>a/b</key><dict><key>o1️⃣ther</key><string/></dict></dict>")
    #expect(other.contains("Every language needs it"))
  }

  @Test func theTextItselfAndAVariable() {
    #expect(plain("<key>%d i1️⃣tems</key><dict/>").contains("The rules for one string"))
    #expect(plain("<key>%d items</key><dict><key>co1️⃣unt</key><dict/></dict>").contains("How one variable"))
  }

  @Test func aValue() {
    let text =
      "<key>k</key><dict><key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>l1️⃣d</string></dict></dict>"
    #expect(plain(text).contains("the usual choice in Swift"))
  }
}
