import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Reports values of `.xcconfig` files, and lines of an Info.plist that goes through the C preprocessor, that two slashes cut.
enum SettingCutByComment: Rule {
  static let description = RuleDescription(
    id: "setting-cut-by-comment",
    severity: .warning,
    example: .init(
      file: "App.xcconfig",
      bad: "SERVER_URL = https://example.org/cellar",
      good: "SERVER_URL = https:/$()/example.org/cellar"
    ),
    references: [
      .apple("xcode/adding-a-build-configuration-file-to-your-project"),
      "https://developer.apple.com/library/archive/technotes/tn2175/_index.html",
    ]
  )
  static let checks: [Check] = [.slowDocument(check), .slowProject(check)]
  static let subject = RuleSubject.everything(in: .other, .infoPlist)

  /// Lines that start with a number sign are not for the C preprocessor.
  static func applies(to traits: DocumentTraits) -> Bool { true }

  /// The number of lines that are read.
  private static let limit = 10_000

  private static func check(_ document: Document, in context: inout RuleContext) {
    guard ProjectFormat.xcconfig.isFile(document.name) else { return }
    for number in 0..<min(document.text.lineCount, limit) {
      let line = document.text.lineRange(number)
      guard let comment = cut(Array(document.text.string(in: line).utf8)) else { continue }
      let range = (line.lowerBound + comment.value)..<(line.lowerBound + comment.slashes + 2)
      let scheme = document.text.string(in: range.lowerBound..<(range.upperBound - 2))
      let edit = TextEdit.insert("$()", at: range.upperBound - 1)
      context.report(
        description,
        at: range,
        description.text("message", scheme),
        fixes: [Fix(description.text("insert", "$()"), [edit], isSafe: false)]
      )
    }
  }

  /// Returns where the value of a setting begins and where the comment that cuts a URL in it does; nil for other lines.
  private static func cut(_ line: [UInt8]) -> (value: Int, slashes: Int)? {
    guard let slashes = line.indices.dropLast().first(where: { line[$0] == slash && line[$0 + 1] == slash }),
      slashes > 1,
      line[slashes - 1] == UInt8(ascii: ":"), let equals = line[..<slashes].firstIndex(of: UInt8(ascii: "=")),
      let first = line.first, ASCII.isLetter(first) || first == UInt8(ascii: "_") || first == UInt8(ascii: " ")
    else { return nil }
    let scheme = line[(equals + 1)..<(slashes - 1)].reversed().prefix { isSchemePart($0) }
    // Blanks after the slashes begin a comment that is meant.
    guard scheme.count >= 2, slashes + 2 < line.count, line[slashes + 2] > 0x20 else { return nil }
    return (slashes - 1 - scheme.count, slashes)
  }

  // MARK: C preprocessor

  private static let flagsSetting = "INFOPLIST_OTHER_PREPROCESSOR_FLAGS"
  /// The flags with which the C preprocessor keeps what follows two slashes.
  private static let keepingFlags: Set = ["-C", "-CC", "-traditional", "-traditional-cpp"]

  /// Reports the first line of an Info.plist that the C preprocessor cuts.
  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let path = document.path, document.tree.format == .xml,
      let cutting = project.targets.flatMap(\.configurations).first(where: { $0.infoPlist == path && cuts($0) })
    else { return }
    for number in 0..<min(document.text.lineCount, limit) {
      let line = document.text.lineRange(number)
      guard let offset = cut(document.text.string(in: line)) else { continue }
      let start = line.lowerBound + offset
      return context.report(
        description,
        at: start..<(start + 2),
        description.text("preprocessed", cutting.name, flagsSetting, "-traditional")
      )
    }
  }

  /// Whether a configuration certainly has the C preprocessor read two slashes as the start of a comment.
  private static func cuts(_ configuration: TargetConfiguration) -> Bool {
    guard configuration.hasBundleSettings, configuration.value(of: "INFOPLIST_PREPROCESS").text?.uppercased() == "YES"
    else {
      return false
    }
    guard configuration.sets(flagsSetting) else { return true }
    guard let flags = configuration.value(of: flagsSetting).text else { return false }
    return !flags.split(whereSeparator: { " \t\"".contains($0) }).contains { keepingFlags.contains(String($0)) }
  }

  /// Returns the offset of the two slashes of a line that begin a comment in C; nil if there are none outside quotation marks.
  private static func cut(_ line: String) -> Int? {
    var quote: UInt8?
    var previous: UInt8 = 0
    for (offset, byte) in line.utf8.enumerated() {
      if let end = quote {
        if byte == end, previous != UInt8(ascii: "\\") { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == slash, previous == slash {
        return offset - 1
      }
      previous = byte
    }
    return nil
  }

  private static let slash = UInt8(ascii: "/")

  private static func isSchemePart(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || "+-.".utf8.contains(byte)
  }
}
