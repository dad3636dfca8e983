/// The lines of an `.xcconfig` file that matter: settings and includes, in their order.
///
/// The syntax is that of Xcode Help, "Adding a build configuration file": `NAME = value`, `NAME[sdk=…] = value`,
/// `#include "file"`, `#include? "file"` and comments from `//` to the end of the line. Other lines are ignored, as
/// Xcode does after a warning.
struct XCConfig: Sendable {
  /// A line.
  enum Line: Sendable, Hashable {
    case setting(BuildSetting)
    /// Another file that is read instead of the line; its path is relative to the folder of this file.
    case include(path: String, evidence: Evidence)
  }

  /// The lines in the order of the file.
  let lines: [Line]
  /// Where a setting that writes a key of the Info.plist goes: after the last of them; nil if there is none.
  let insertion: KeyInsertion?

  /// Reads the file at `path`; linear.
  init(_ contents: [UInt8], path: String = "") {
    let texts = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines = texts.enumerated().compactMap { number, bytes in
      let text = String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
      return Self.line(text) {
        Evidence(path: path, line: number, lineText: text, columns: 0..<text.utf8.count)
      }
    }
    insertion = Self.insertion(behind: lines, texts, path: path)
  }

  private static func insertion(behind lines: [Line], _ texts: [ArraySlice<UInt8>], path: String) -> KeyInsertion? {
    let last = lines.lazy.compactMap { line in
      if case .setting(let setting) = line, setting.writesKey { setting.evidence?.line } else { nil }
    }.max()
    guard let last, texts.indices.contains(last) else { return nil }
    let next = texts[last].endIndex + 1
    // The last line may have no end.
    guard last + 1 < texts.count else {
      return KeyInsertion(path: path, offset: next - 1, syntax: .xcconfig, before: "\n", after: "")
    }
    return KeyInsertion(path: path, offset: next, syntax: .xcconfig, before: "", after: "\n")
  }

  private static func line(_ text: String, evidence: () -> Evidence) -> Line? {
    let text = withoutComment(text).trimmingBlanks
    if text.hasPrefix("#include") { return include(text, evidence) }
    guard let equals = assignment(in: text) else { return nil }
    let name = String(text[..<equals].trimmingBlanks)
    guard let first = name.utf8.first, CodeCursor.isIdentifierPart(first) else { return nil }
    let value = String(text[text.index(after: equals)...].trimmingBlanks)
    return .setting(BuildSetting(name, value, evidence: evidence))
  }

  /// Returns the equals sign that follows the name, not one in its conditions.
  private static func assignment(in text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.first { index in
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=": return depth <= 0
      default: break
      }
      return false
    }
  }

  private static func include(_ text: Substring, _ evidence: () -> Evidence) -> Line? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? .include(path: String(parts[1]), evidence: evidence()) : nil
  }

  /// Removes a comment; to Xcode, two slashes start a comment anywhere.
  private static func withoutComment(_ text: String) -> Substring {
    var previous: Character?
    for index in text.indices {
      if text[index] == "/", previous == "/" { return text[..<text.index(before: index)] }
      previous = text[index]
    }
    return text[...]
  }
}

extension Substring {
  /// The text without blanks and tabs at its ends.
  var trimmingBlanks: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
