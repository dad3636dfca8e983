/// A place in a text, with the ways to step over what has no meaning and to read scalars.
struct YAMLCursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The line, from one.
  private(set) var line = 1
  private var lineStart = 0

  /// Makes a cursor at the start of a text.
  init(_ text: String) {
    // A carriage return in front of a line feed is no more than its beginning.
    scalars = Array(text.unicodeScalars.filter { $0 != "\r" && $0 != "\u{FEFF}" })
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= scalars.count }
  /// The number of characters in front of the place on its line.
  var column: Int { index - lineStart }
  /// The character at the place; nil at the end.
  var current: Unicode.Scalar? { scalar(at: index) }
  /// Whether a dash stands here that begins an item.
  var isAtDash: Bool { current == "-" && Self.isBlank(scalar(at: index + 1)) }
  /// Whether a colon stands here that ends a key.
  var isAtColon: Bool { current == ":" && Self.isBlank(scalar(at: index + 1)) }

  private func scalar(at index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private static func isBlank(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == nil || scalar == " " || scalar == "\n" || scalar == "\t"
  }

  /// Returns a problem at the place.
  func problem(_ message: String) -> YAMLProblem { YAMLProblem(line: line, message: message) }

  // MARK: Steps

  /// Moves behind the character at the place.
  mutating func advance() {
    guard !isAtEnd else { return }
    if scalars[index] == "\n" { (line, lineStart) = (line + 1, index + 1) }
    index += 1
  }

  /// Moves behind `character`, if it stands here.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == character else { return false }
    advance()
    return true
  }

  /// Moves behind a colon that ends a key, if one stands here.
  mutating func skipColon() -> Bool {
    while current == " " { advance() }
    guard isAtColon else { return false }
    advance()
    return true
  }

  /// Moves behind `---`, if a line of it stands here.
  mutating func skipDocumentStart() {
    guard column == 0, scalars[index...].starts(with: "---".unicodeScalars), Self.isBlank(scalar(at: index + 3)) else {
      return
    }
    for _ in 0..<3 { advance() }
  }

  /// Moves to the next character that is neither space nor comment.
  mutating func skipToContent() throws(YAMLProblem) {
    while let character = current {
      if character == " " || character == "\n" {
        advance()
      } else if character == "\t" {
        guard scalars[lineStart..<index].contains(where: { $0 != " " && $0 != "\t" }) else {
          throw problem("a line is indented by a tab, where YAML takes spaces only")
        }
        advance()
      } else if character == "#", index == lineStart || Self.isBlank(scalars[index - 1]) {
        while let character = current, character != "\n" { advance() }
      } else {
        return
      }
    }
  }

  // MARK: Scalars

  /// Reads the scalar at the place; in brackets it ends before commas and brackets too.
  mutating func scalar(inBrackets: Bool) throws(YAMLProblem) -> YAMLNode {
    let start = line
    switch current {
    case "\""?: return YAMLNode(content: .scalar(try doubleQuoted()), line: start)
    case "'"?: return YAMLNode(content: .scalar(try singleQuoted()), line: start)
    case "&"?, "*"?, "!"?, "|"?, ">"?, "%"?, "@"?, "`"?:
      throw problem(
        "what begins with \(current.map(String.init) ?? "") is not read here; put a text in quotation marks"
      )
    case "]"?, "}"?, ","?: throw problem("a value is missing")
    case nil: throw problem("it ends where a value should stand")
    default: return YAMLNode(content: .scalar(try plain(inBrackets: inBrackets)), line: start)
    }
  }

  private mutating func plain(inBrackets: Bool) throws(YAMLProblem) -> String {
    var text = String.UnicodeScalarView()
    while let character = current, character != "\n", !isAtColon {
      if character == "#", text.last == " " { break }
      if inBrackets, ",[]{}".unicodeScalars.contains(character) { break }
      text.append(character)
      advance()
    }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    guard !text.isEmpty else { throw problem("a value is missing") }
    return String(text)
  }

  private mutating func singleQuoted() throws(YAMLProblem) -> String {
    let start = line
    advance()
    var text = String.UnicodeScalarView()
    while let character = current {
      advance()
      if character == "'", !skip("'") { return String(text) }
      text.append(character)
    }
    throw YAMLProblem(line: start, message: "a quotation mark is not closed")
  }

  private mutating func doubleQuoted() throws(YAMLProblem) -> String {
    let start = line
    advance()
    var text = String.UnicodeScalarView()
    while let character = current {
      advance()
      switch character {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      default: text.append(character)
      }
    }
    throw YAMLProblem(line: start, message: "a quotation mark is not closed")
  }

  private mutating func escape() throws(YAMLProblem) -> Unicode.Scalar {
    let character = current
    advance()
    switch character {
    case "n"?: return "\n"
    case "t"?: return "\t"
    case "\\"?, "\""?, "/"?, " "?: return character ?? " "
    case "u"?:
      var digits = ""
      for _ in 0..<4 {
        if let digit = current { digits.unicodeScalars.append(digit) }
        advance()
      }
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw problem("\\u\(digits) is no character")
      }
      return scalar
    default: throw problem("\\\(character.map(String.init) ?? "") is no escape sequence")
    }
  }
}
