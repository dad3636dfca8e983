import LintFiles
import SourceText

/// A piece of an HTML page.
///
/// Names are literals of ours, and all other text is escaped, so that nothing from a project can become markup.
struct Markup: Sendable {
  private(set) var html: String

  private init(html: String) { self.html = html }

  /// Nothing.
  static let none = Markup(html: "")

  /// A place where a long word may break.
  static let breakPoint = Markup(html: "<wbr>")

  /// A text.
  static func text(_ text: String) -> Markup { Markup(html: escaped(text)) }

  /// The attributes of an element; those without a value are omitted.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// An element with attributes, and what is in it.
  static func element(_ name: StaticString, _ attributes: Attributes, _ content: [Markup]) -> Markup {
    var html = "<\(name)"
    for (name, value) in attributes {
      if let value { html += " \(name)=\"\(escaped(value))\"" }
    }
    html += ">"
    for piece in content { html += piece.html }
    html += "</\(name)>"
    return Markup(html: html)
  }

  /// An element without attributes, and what is in it.
  static func element(_ name: StaticString, _ content: [Markup]) -> Markup { element(name, [:], content) }

  /// An element with attributes, and a text in it.
  static func element(_ name: StaticString, _ attributes: Attributes, _ text: String) -> Markup {
    element(name, attributes, [Markup.text(text)])
  }

  /// An element without attributes, and a text in it.
  static func element(_ name: StaticString, _ text: String) -> Markup { element(name, [:], [Markup.text(text)]) }

  /// The page with this content in its body; `style` is our own.
  static func page(language: String, title: String, style: String, _ content: [Markup]) -> String {
    let head = """
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="generator" content="plist-lsp">
      """
    return """
      <!DOCTYPE html>
      <html lang="\(escaped(language))">
      <head>
      \(head)
      <title>\(escaped(title))</title>
      <style>
      \(style)</style>
      </head>
      <body>
      \(content.map(\.html).joined(separator: "\n"))
      </body>
      </html>

      """
  }

  /// Returns `text` with everything that HTML reads replaced; characters that no page may have become U+FFFD, other hidden
  /// ones are written as in Swift source.
  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      case "\n", "\t": bytes.append(UInt8(scalar.value))
      default:
        if HiddenCharacter.contains(scalar), scalar.value > 0x9F {
          bytes += TerminalText.visible(String(scalar)).utf8
          continue
        }
        let isForbidden = scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
        bytes += UTF8.encode(isForbidden ? "\u{FFFD}" : scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
