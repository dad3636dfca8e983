/// Texts in English with their translations, for texts that are made by parts without tables.
///
/// A key is the English text, with `%@` in place of each part that differs from case to case; these parts are translated too
/// if they are texts of the table and not in quotation marks.
struct TranslatedTemplates: Sendable {
  private struct Template {
    /// What is before, between and after the parts that differ.
    let pieces: [[UInt8]]
    let translation: String

    /// Whether the argument with an index is a name in quotation marks, which stays as it is.
    func isQuoted(_ index: Int) -> Bool {
      pieces.indices.contains(index)
        && (pieces[index].last == UInt8(ascii: "'") || pieces[index].suffix(3) == [0xE2, 0x80, 0x9C])
    }

    var length: Int { pieces.reduce(0) { $0 + $1.count } }
  }

  private let whole: [String: String]
  /// The texts with parts that differ, the longest first: a short one also matches texts of a longer one.
  private let templates: [Template]

  /// How deep texts are within texts: a reason in a line, the reason of a reason, a name in it.
  private static let depthLimit = 4

  init(_ entries: [(key: String, text: String)]) {
    whole = Dictionary(entries.map { ($0.key, $0.text) }) { first, _ in first }
    templates =
      entries.filter { $0.key.contains("%@") }
      .map { entry in
        let pieces = entry.key.split(separator: "%@", omittingEmptySubsequences: false)
        return Template(pieces: pieces.map { Array($0.utf8) }, translation: entry.text)
      }
      .sorted { $0.length > $1.length }
  }

  /// Returns the translation of a text; nil if there is none.
  ///
  /// Linear in the table and the length of the text.
  func translation(of text: String, depth: Int = 0) -> String? {
    if let translation = whole[text] { return translation }
    guard depth < Self.depthLimit else { return nil }
    let bytes = Array(text.utf8)
    for template in templates {
      guard let arguments = Self.arguments(of: bytes, template.pieces) else { continue }
      let translated = arguments.enumerated().map { index, argument in
        template.isQuoted(index) ? argument : translation(of: argument, depth: depth + 1) ?? argument
      }
      return MessageTemplate.fill(template.translation, with: translated)
    }
    return nil
  }

  /// Returns what is between the pieces in a text, each up to the next place of the piece after it; nil if they do not fit.
  private static func arguments(of text: [UInt8], _ pieces: [[UInt8]]) -> [String]? {
    guard let first = pieces.first, let last = pieces.last, text.count > first.count + last.count,
      text.starts(with: first), text.suffix(last.count).elementsEqual(last)
    else { return nil }
    var rest = text[first.count..<(text.count - last.count)]
    var arguments: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece), range.lowerBound > rest.startIndex else { return nil }
      arguments.append(String(decoding: rest[..<range.lowerBound], as: UTF8.self))
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty ? nil : arguments + [String(decoding: rest, as: UTF8.self)]
  }
}

extension Messages {
  /// Returns a text that a part without tables has made in English, in the chosen language; unchanged if no table has it.
  ///
  /// Such parts are the readers of files and of git (`Reasons.strings`), the commands (`Help.strings`), and the system and the
  /// parser of arguments (`Foreign.strings`): these tables of a language have the English texts as keys, with `%@` in place of
  /// what differs. Linear in the tables and the length of the text after the first call.
  public static func translatedTemplate(_ text: String) -> String {
    guard language == .simplifiedChinese else { return text }
    return chineseTemplates.translation(of: text) ?? text
  }

  private static let chineseTemplates = TranslatedTemplates(
    MessageFile.chinese.filter { MessageFile.templateTables.contains($0.name) }.flatMap(\.entries)
  )
}
