/// An archive of object files, as `ar` and `libtool` make them.
enum StaticArchive {
  /// A file in it.
  struct Member {
    let name: String
    let contents: BinaryData
  }

  /// How archives begin.
  static let magic = Array("!<arch>\n".utf8)

  private static let headSize = 60

  /// Returns the files of an archive without its tables of symbols and names; linear.
  static func members(_ data: BinaryData, limit: Int) throws(MachOFailure) -> [Member] {
    var members: [Member] = []
    var longNames: BinaryData?
    var position = magic.count
    while position < data.count {
      guard let head = data.part(position, headSize), head.byte(58) == 0x60, head.byte(59) == 0x0A,
        let size = head.part(48, 10).flatMap(number), let body = data.part(position + headSize, size)
      else { throw .malformed("archive") }
      guard members.count < limit else { throw .tooMany("members", limit: limit) }
      position += headSize + size + size % 2
      let field = trimmed(head.text(16))
      switch field {
      case "/", "/SYM64/": continue
      case "//":
        longNames = body
        continue
      default: break
      }
      guard let member = member(field, body, longNames) else { throw .malformed("archive") }
      if !member.name.hasPrefix("__.SYMDEF") { members.append(member) }
    }
    return members
  }

  private static func member(_ field: String, _ body: BinaryData, _ longNames: BinaryData?) -> Member? {
    if field.hasPrefix("#1/") {
      // A long name lies before the contents and is padded with zeros.
      guard let length = Int(field.dropFirst(3)), let name = body.part(0, length), let contents = body.rest(length)
      else { return nil }
      return Member(name: name.text(min(name.lengthOfText(0) ?? 0, longestName)), contents: contents)
    }
    if field.hasPrefix("/"), let offset = Int(field.dropFirst()) {
      let name = longNames?.rest(offset).map { $0.text(min($0.count, longestName)) } ?? ""
      return Member(name: String(name.prefix { $0 != "/" && $0 != "\n" }), contents: body)
    }
    return Member(name: field.hasSuffix("/") ? String(field.dropLast()) : field, contents: body)
  }

  private static let longestName = 1_024

  /// Reads a decimal number that is padded with blanks.
  private static func number(_ field: BinaryData) -> Int? { Int(trimmed(field.text(field.count))) }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
