import LanguageFeatures
import TestSupport
import Testing

@Suite struct SettingReferenceTests {
  private let marked = MarkedText(
    "<plist><dict><key>CFBundleVersion</key><string>1️⃣$(2️⃣BUILD_3️⃣NUMBER)4️⃣ $(</string></dict></plist>"
  )

  private func reference(at marker: Character) -> SettingReference? {
    let project = TableProject([
      "project.yml": """
      targets:
        App:
          type: application
          platform: iOS
          sources: [.]
          settings:
            INFOPLIST_FILE: Info.plist
            BUILD_NUMBER: 7
      """, "Info.plist": marked.text,
    ])
    return SettingReference.at(marked[marker], in: project.document("Info.plist"), project.context("Info.plist"))
  }

  @Test(arguments: ["1️⃣", "2️⃣", "3️⃣"] as [Character])
  func leadsToTheSetting(marker: Character) throws {
    let found = try #require(reference(at: marker))
    #expect(found.name == "BUILD_NUMBER")
    #expect(found.definitions().map(\.path) == ["/app/project.yml"])
    #expect(found.definitions().map(\.line) == [7])
  }

  @Test func otherTextIsNone() { #expect(reference(at: "4️⃣") == nil) }
}
