import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// A part of a text with its meaning, on one line.
public struct SemanticToken: Sendable, Hashable {
  /// What a part is.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case key
    case string
    case number
    case boolean
    /// A reference to a build setting, such as `$(PRODUCT_NAME)`.
    case buildSetting
    /// A placeholder of a text, such as `%@`.
    case formatSpecifier
    /// The code of a language in a string catalog.
    case language
    /// The state of a translation in a string catalog, or that of a key.
    case state
  }

  /// The bytes.
  public var range: Range<Int>
  /// What the part is.
  public var kind: Kind
  /// Whether it is a key that the catalog has.
  public var isKnown = false
  /// Whether it is a key that is deprecated.
  public var isDeprecated = false
}

/// The meanings of the parts of a document.
public enum SemanticTokens {
  /// Longer texts have one token for each line.
  private static let maximumText = 4000

  /// Returns the tokens whose nodes touch `range`, in bytes of the document, by ascending start; they do not overlap.
  ///
  /// Linear in the document.
  public static func tokens(in document: Document, range: Range<Int>? = nil) -> [SemanticToken] {
    if let catalog = document.catalog { return StringCatalogTokens.tokens(in: catalog, document.text, range: range) }
    guard document.kind.isPropertyList else { return [] }
    var levels = LevelStack()
    var tokens: [SemanticToken] = []
    for node in document.tree.allNodes {
      let place = levels.enter(node)
      if let range, node.range.upperBound < range.lowerBound || range.upperBound < node.range.lowerBound { continue }
      switch node.kind {
      case .key:
        let content = textRange(node)
        var token = SemanticToken(range: content, kind: .key)
        if let level = place, let name = node.stringValue,
          let found = CatalogPlace.key(named: name, inside: level, in: document.kind)?.info
        {
          (token.isKnown, token.isDeprecated) = (true, found.isDeprecated)
        }
        tokens += split(token, document.text)
      case .integer, .real, .date: tokens += split(SemanticToken(range: textRange(node), kind: .number), document.text)
      case .true, .false: tokens += split(SemanticToken(range: node.range, kind: .boolean), document.text)
      case .string: tokens += texts(node, document)
      case .dictionary, .array, .data, .plist, .unknown: break
      }
    }
    return tokens
  }

  /// The bytes of a text, with its quotes.
  private static func textRange(_ node: Node) -> Range<Int> {
    node.tree.format == .openStep ? node.range : node.contentRange
  }

  // MARK: Texts

  private static func texts(_ node: Node, _ document: Document) -> [SemanticToken] {
    let hasSpecifiers = document.kind.isStringTable || document.kind == .stringsDictionary
    return texts(in: textRange(node), document.text, hasSpecifiers: hasSpecifiers)
  }

  /// Returns the tokens of a text, with those of its references and placeholders; linear in it.
  static func texts(in whole: Range<Int>, _ text: SourceText, hasSpecifiers: Bool) -> [SemanticToken] {
    guard whole.count <= maximumText else { return split(SemanticToken(range: whole, kind: .string), text) }
    var tokens: [SemanticToken] = []
    var cursor = whole.lowerBound
    for (range, kind) in parts(of: text.bytes(in: whole), hasSpecifiers: hasSpecifiers) {
      let range = (whole.lowerBound + range.lowerBound)..<(whole.lowerBound + range.upperBound)
      tokens += split(SemanticToken(range: cursor..<range.lowerBound, kind: .string), text)
      tokens += split(SemanticToken(range: range, kind: kind), text)
      cursor = range.upperBound
    }
    return tokens + split(SemanticToken(range: cursor..<whole.upperBound, kind: .string), text)
  }

  /// Returns the references and placeholders of a text; linear.
  private static func parts(of bytes: [UInt8], hasSpecifiers: Bool) -> [(Range<Int>, SemanticToken.Kind)] {
    var parts: [(Range<Int>, SemanticToken.Kind)] = []
    var index = 0
    while index + 1 < bytes.count {
      var end = index + 1
      if bytes[index] == UInt8(ascii: "$"), bytes[end] == UInt8(ascii: "(") || bytes[end] == UInt8(ascii: "{") {
        let close = bytes[end] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        if let last = bytes[end...].firstIndex(of: close) {
          end = last + 1
          parts.append((index..<end, .buildSetting))
        }
      } else if hasSpecifiers, bytes[index] == UInt8(ascii: "%") {
        while end < bytes.count, isSpecifierPart(bytes[end]) { end += 1 }
        if end < bytes.count, ASCII.isLetter(bytes[end]) || "@%".utf8.contains(bytes[end]) {
          end += 1
          parts.append((index..<end, .formatSpecifier))
        }
      }
      index = end
    }
    return parts
  }

  /// Whether a byte can be between `%` and the letter of the type.
  private static func isSpecifierPart(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || "$.*#+-hlqLztj".utf8.contains(byte)
  }

  // MARK: Lines

  /// Returns one token for each line of a token, since few clients take longer ones.
  private static func split(_ token: SemanticToken, _ text: SourceText) -> [SemanticToken] {
    guard !token.range.isEmpty else { return [] }
    let first = text.line(at: token.range.lowerBound)
    let last = text.line(at: token.range.upperBound)
    guard first < last else { return [token] }
    return (first...last).compactMap { line in
      let part = text.lineRange(line).clamped(to: token.range)
      guard !part.isEmpty else { return nil }
      var token = token
      token.range = part
      return token
    }
  }
}

/// The paths of the catalog for the containers around the nodes of a walk.
struct LevelStack {
  private struct Container {
    let end: Int
    let isArray: Bool
    let level: String?
    /// The key whose value comes next.
    var key: String?
  }

  private var containers: [Container] = []

  /// Steps to the next node in the order of the text, and returns the path of the dictionary around it; nil if the catalog
  /// has none, as for deep places.
  mutating func enter(_ node: Node) -> String? {
    let start = node.range.lowerBound
    while let last = containers.last, start >= last.end { containers.removeLast() }
    let level = containers.isEmpty ? "" : containers.last?.level
    if node.kind == .key, !containers.isEmpty { containers[containers.count - 1].key = node.stringValue }
    guard node.kind == .dictionary || node.kind == .array else { return level }
    let isDeep = containers.count > 32
    var inner: String?
    if let outer = containers.last {
      if !isDeep, let level {
        inner = outer.isArray ? level + "/[]" : outer.key.map { KeyCatalog.path(ofKey: $0, inside: level) }
      }
    } else {
      inner = ""
    }
    let end = max(node.range.upperBound, start + 1)
    containers.append(Container(end: end, isArray: node.kind == .array, level: inner, key: nil))
    return level
  }
}
