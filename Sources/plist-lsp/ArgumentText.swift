import LintFiles
import Messages

/// The help and the messages of the parser of arguments, which makes them in English, in the chosen language.
enum ArgumentText {
  /// So many columns that the parser breaks no line: the table has whole paragraphs.
  static let unbroken = 1_000_000

  /// The column in which the parser starts the texts of arguments; a label that ends before it has one blank after it.
  private static let textColumn = 26

  /// Returns an unbroken text in the chosen language, in lines of at most `width` columns; linear in the text.
  static func translated(_ text: String, width: Int?) -> String {
    var blocks: [Block] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = blocks.last, let continued = last.continued(by: line) {
        blocks[blocks.count - 1] = continued
      } else {
        blocks.append(Block(line))
      }
    }
    return blocks.map { $0.translated(width: width) }.joined(separator: "\n")
  }

  /// A paragraph, or a row of a list with a label and a text.
  private struct Block {
    private let indentation: Int
    private let label: String
    /// Where the text starts; nil for a line without a text.
    private var column: Int?
    private var text = ""

    init(_ line: Substring) {
      let body = line.drop { $0 == " " }
      indentation = line.count - body.count
      let short = line.prefix(ArgumentText.textColumn)
      if indentation > 0, let gap = body.firstRange(of: "  ") {
        let rest = body[gap.upperBound...].drop { $0 == " " }
        (label, text, column) = (String(body[..<gap.lowerBound]), String(rest), line.count - rest.count)
      } else if indentation > 0, body.hasPrefix("-") || body.hasPrefix("<"), short.count < line.count, short.last == " "
      {
        label = String(short.dropFirst(indentation).dropLast())
        (text, column) = (String(line.dropFirst(short.count)), short.count)
      } else {
        label = String(body)
      }
    }

    /// Returns the row with a further line of its text; nil if the line is not one.
    func continued(by line: Substring) -> Block? {
      let body = line.drop { $0 == " " }
      let start = line.count - body.count
      let isText = column == start || column == nil && start == ArgumentText.textColumn
      guard indentation > 0, isText, !body.isEmpty else { return nil }
      var continued = self
      continued.text += (text.isEmpty ? "" : " ") + body
      continued.column = start
      return continued
    }

    func translated(width: Int?) -> String {
      let margin = String(repeating: " ", count: indentation)
      let label = Messages.translatedTemplate(label)
      guard let column else { return TerminalColumns.wrapped(margin + label, width: width, indentation: indentation) }
      let text = TerminalColumns.wrapped(
        ArgumentText.translatedHelp(text),
        width: width.map { max($0 - column, 20) },
        indentation: column
      )
      let used = indentation + TerminalColumns.count(of: label)
      let gap =
        used < column ? String(repeating: " ", count: column - used) : "\n" + String(repeating: " ", count: column)
      return margin + label + gap + text
    }
  }

  /// Returns the help of an argument, at the end of which the parser names its values and the one that it has by default.
  private static func translatedHelp(_ text: String) -> String {
    let start = text.ranges(of: " (values: ").last ?? text.ranges(of: " (default: ").last
    guard text.hasSuffix(")"), let start else { return Messages.translatedTemplate(text) }
    let values = String(text[start.lowerBound...].dropFirst())
    return Messages.translatedTemplate(String(text[..<start.lowerBound])) + Messages.translatedTemplate(values)
  }
}
