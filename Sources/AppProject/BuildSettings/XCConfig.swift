/// The lines of an `.xcconfig` file that matter: settings and includes, in their order.
///
/// The syntax is that of Xcode Help, "Adding a build configuration file": `NAME = value`, `NAME[sdk=…] = value`,
/// `#include "file"`, `#include? "file"` and comments from `//` to the end of the line. A line that is none of these is
/// passed over, as Xcode does after a warning.
struct XCConfig: Sendable {
  /// A line.
  enum Line: Sendable, Hashable {
    case setting(BuildSetting)
    /// Another file that is read in place of the line; its path is taken from the folder of this one.
    case include(path: String)
  }

  /// The lines in the order of the file.
  let lines: [Line]

  /// Reads a file; linear.
  init(_ contents: [UInt8]) {
    let texts = contents.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    lines = texts.compactMap { Self.line(String(decoding: $0, as: UTF8.self)) }
  }

  private static func line(_ text: String) -> Line? {
    let text = withoutComment(text).trimmingBlanks
    if text.hasPrefix("#include") { return include(text) }
    guard let equals = assignment(in: text) else { return nil }
    let name = String(text[..<equals].trimmingBlanks)
    guard let first = name.utf8.first, CodeCursor.isIdentifierPart(first) else { return nil }
    return .setting(BuildSetting(name, String(text[text.index(after: equals)...].trimmingBlanks)))
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

  private static func include(_ text: Substring) -> Line? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? .include(path: String(parts[1])) : nil
  }

  /// Cuts a comment off; Xcode takes two slashes for one wherever they stand.
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
