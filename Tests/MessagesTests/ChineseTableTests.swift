import LintEngine
import LintRules
import ProjectFiles
import PropertyList
import SourceText
import Testing

@testable import Messages

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The tables in Chinese have the content of those in English.
@Suite struct ChineseTableTests {
  private static let folder = SourceCode.folder.appending(path: "EmbeddedFiles/zh-Hans.lproj")
  private static let english = Dictionary(
    uniqueKeysWithValues: MessageFile.all.flatMap { file in file.entries.map { ($0.key, (file.name, $0.text)) } }
  )

  @Test func everyTableIsEmbedded() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(MessageFile.chinese.map { "\($0.name).strings" }.sorted() == files.sorted())
    for file in MessageFile.chinese {
      #expect(Data(file.bytes) == (try Data(contentsOf: Self.folder.appending(path: "\(file.name).strings"))))
    }
  }

  @Test(arguments: MessageFile.chinese.map(\.name))
  func entriesAreThoseThatOurReaderOfStringTablesFinds(name: String) throws {
    let file = try #require(MessageFile.chinese.first { $0.name == name })
    let entries = PropertyListTree.parse(SourceText(bytes: Array(file.bytes))).root.map { Array($0.entries) } ?? []
    #expect(file.entries.map(\.key) == entries.map(\.name))
    #expect(file.entries.map(\.text) == entries.map { $0.value?.stringValue })
    let document = Document(
      path: Self.folder.appending(path: "\(name).strings").path,
      text: SourceText(bytes: Array(file.bytes))
    )
    #expect(Linter().findings(in: document).map(\.message) == [])
  }

  /// A text in another table than the English one would be overlooked when that one changes.
  @Test(arguments: MessageFile.chinese.map(\.name).filter { !MessageFile.tablesByText.contains($0) })
  func eachTextIsInTheSameTableWithTheSamePlaceholders(name: String) throws {
    let file = try #require(MessageFile.chinese.first { $0.name == name })
    for (key, text) in file.entries {
      let (table, original) = try #require(Self.english[key], "\(key) is not among the English texts")
      #expect(table == name, "\(key) is in \(table) in English")
      #expect(Self.arguments(text) == Self.arguments(original), "\(key) has other placeholders")
    }
  }

  @Test func aTextThatIsMissingIsGivenInEnglish() {
    let example = Messages.text("location-temporary-key-missing.example", [], in: .simplifiedChinese)
    #expect(example == Messages.text("location-temporary-key-missing.example", [], in: .english))
    #expect(Messages.text("common.rename", ["x"], in: .simplifiedChinese) == "重命名为 x")
    #expect(Messages.text("no such text", ["x"], in: .simplifiedChinese) == "no such text x")
  }

  @Test(arguments: [
    ("zh", MessageLanguage.simplifiedChinese), ("zh-cn", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
    ("zh_CN.UTF-8", .simplifiedChinese), ("ZH-SG", .simplifiedChinese), ("zh-TW", .simplifiedChinese),
    ("zh-Hant", .simplifiedChinese), ("zh_HK.UTF-8", .simplifiedChinese), ("zh@pinyin", .simplifiedChinese),
    ("en-US", .english), ("de", .english), ("", .english), ("C", .english), ("zhx", .english),
  ])
  func theLanguageOfALocale(_ locale: String, _ language: MessageLanguage) {
    #expect(MessageLanguage(locale: locale) == language)
  }

  /// The numbers of the arguments that a text takes, sorted.
  private static func arguments(_ text: String) -> [Int] {
    var next = 0
    return text.matches(of: /%(?:(\d+)\$)?@/).map { match in
      if let number = match.1.flatMap({ Int($0) }) { return number }
      next += 1
      return next
    }.sorted()
  }
}
