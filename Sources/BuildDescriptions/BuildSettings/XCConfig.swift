import CodeScanning
import ProjectFiles

/// The lines of an `.xcconfig` file that matter: settings and includes, in their order.
///
/// The syntax is that of Xcode Help, "Adding a build configuration file": `NAME = value`, `NAME[sdk=…] = value`,
/// `#include "file"`, `#include? "file"` and comments from `//` to the end of the line. As in Xcode's build system
/// (`MacroConfigFileParser` of swift-build), a semicolon may end a value, and a backslash continues it on the next line. Other
/// lines are ignored, as Xcode does after a warning.
package struct XCConfig: Sendable {
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
  package init(_ contents: [UInt8], path: String = "") {
    let texts = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines: [Line] = []
    // The last line of the last setting that writes a key.
    var last: Int?
    var next = 0
    while next < texts.count {
      let number = next
      let text = Self.text(of: texts[number])
      next += 1
      let evidence = { Evidence(path: path, line: number, lineText: text, columns: 0..<text.utf8.count) }
      let code = Self.withoutComment(text).trimmingBlanks
      if code.hasPrefix("#include") {
        if let path = Self.includedPath(code) { lines.append(.include(path: path, evidence: evidence())) }
      } else if let (name, start) = Self.assignment(in: code) {
        let value = Self.value(start, texts, &next)
        let setting = BuildSetting(name, value, evidence: evidence)
        lines.append(.setting(setting))
        if setting.writesKey { last = next - 1 }
      }
    }
    self.lines = lines
    insertion = last.flatMap { Self.insertion(after: $0, texts, path: path) }
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  private static func insertion(after last: Int, _ texts: [ArraySlice<UInt8>], path: String) -> KeyInsertion? {
    let next = texts[last].endIndex + 1
    // The last line may have no end.
    guard last + 1 < texts.count else {
      return KeyInsertion(.xcconfig, path: path, offset: next - 1, isSetting: true, before: "\n", after: "")
    }
    return KeyInsertion(.xcconfig, path: path, offset: next, isSetting: true, before: "", after: "\n")
  }

  /// Returns the name of a setting with its conditions, and what follows the equals sign on its line; nil for other lines.
  private static func assignment(in text: Substring) -> (name: String, value: Substring)? {
    guard let equals = equalsSign(in: text) else { return nil }
    let name = String(text[..<equals].trimmingBlanks)
    guard let first = name.utf8.first, CodeCursor.isIdentifierPart(first) else { return nil }
    return (name, text[text.index(after: equals)...].trimmingBlanks)
  }

  /// Returns a value that begins with `start`, and moves `next` after the lines on which it continues.
  private static func value(_ start: Substring, _ texts: [ArraySlice<UInt8>], _ next: inout Int) -> String {
    var parts: [Substring] = []
    var part = start.droppingSemicolon
    while part.last == "\\" {
      parts.append(part.dropLast().trimmingBlanks)
      // An empty line ends it.
      let line = next < texts.count ? withoutComment(text(of: texts[next])).trimmingBlanks : ""
      part = line.droppingSemicolon
      guard !line.isEmpty else { break }
      next += 1
    }
    return (parts + [part]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the equals sign that follows the name, not one in its conditions.
  private static func equalsSign(in text: Substring) -> Substring.Index? {
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

  private static func includedPath(_ text: Substring) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
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
  /// The text without a semicolon at its end and the blanks before that.
  fileprivate var droppingSemicolon: Substring { last == ";" ? dropLast().trimmingBlanks : self }

  /// The text without blanks and tabs at its ends.
  var trimmingBlanks: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
