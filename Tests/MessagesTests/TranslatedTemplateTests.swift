import Testing

@testable import Messages

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Texts of parts without tables, which have their English text as the key.
struct TranslatedTemplateTests {
  private let table = TranslatedTemplates([
    ("is a folder", "是文件夹"), ("cannot be read: %@", "无法读取：%@"), ("Unknown '%@'", "未知的“%@”"),
    ("Unknown '%@'. Did you mean '%@'?", "未知的“%1$@”。是否应为“%2$@”？"), ("%@ of %@", "%2$@ 的 %1$@"),
  ])

  @Test func aTextIsFoundByItsWordsAndByItsParts() {
    #expect(table.translation(of: "is a folder") == "是文件夹")
    #expect(table.translation(of: "a of b") == "b 的 a")
    #expect(table.translation(of: "is a file") == nil)
    #expect(table.translation(of: "") == nil)
    #expect(table.translation(of: " of ") == nil)
  }

  @Test func aReasonWithinATextIsTranslatedTooButNoNameInQuotationMarks() {
    #expect(table.translation(of: "cannot be read: is a folder") == "无法读取：是文件夹")
    #expect(table.translation(of: "cannot be read: cannot be read: x") == "无法读取：无法读取：x")
    #expect(table.translation(of: "Unknown 'is a folder'") == "未知的“is a folder”")
  }

  @Test func theLongestTextThatFitsIsTaken() {
    #expect(table.translation(of: "Unknown 'a'. Did you mean 'b'?") == "未知的“a”。是否应为“b”？")
  }

  /// A text that has changed would be shown in English.
  ///
  /// Some are made of several literals, of which the first is looked for.
  @Test(arguments: ["Help", "Reasons"])
  func everyKeyStartsWithATextOfTheSources(name: String) throws {
    let table = try #require(MessageFile.chinese.first { $0.name == name })
    let sources = try Self.sources()
    for (key, _) in table.entries {
      var start = key.prefix { !"%':;.(".contains($0) }
      if start.last == " " { start.removeLast() }
      #expect(start.isEmpty || sources.contains(start), "\(key)")
    }
  }

  @Test(arguments: MessageFile.templateTables.sorted())
  func eachTextHasThePlaceholdersOfItsKey(name: String) throws {
    let table = try #require(MessageFile.chinese.first { $0.name == name })
    for (key, text) in table.entries {
      let count = key.ranges(of: "%@").count
      let numbers = text.matches(of: /%(?:(\d)\$)?@/).enumerated().map { $1.1.flatMap { Int($0) } ?? $0 + 1 }
      #expect(numbers.sorted() == Array(1..<(count + 1)), "\(key)")
    }
  }

  /// The Swift files, with their literals of several lines joined and blanks as one.
  private static func sources() throws -> String {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: SourceCode.folder.path)
    var text = ""
    for path in paths where path.hasSuffix(".swift") {
      text += try String(contentsOf: SourceCode.folder.appending(path: path), encoding: .utf8)
    }
    text.replace(/\\\n\s*/, with: "")
    text.replace(/\n\s+/, with: " ")
    return text
  }
}
