import SourceText

/// An element of XML with its attributes and place.
package struct ScannedElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  /// Its opening tag.
  package let openRange: Range<Int>
  /// Its closing tag; empty if it has none.
  var closeRange: Range<Int>
  /// The text directly inside it.
  package var text = ""
  package var children: [ScannedElement] = []

  /// All elements of a name inside it, itself too; linear.
  package func all(_ name: String) -> [ScannedElement] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }
}

/// Reads the elements of a small XML file that is not a property list, such as Cordova's `config.xml`.
///
/// It is lenient: namespaces, declarations and entities other than the five of XML are ignored; an element that is not
/// closed ends with the one around it.
package struct ElementScanner {
  private static let depthLimit = 64
  private static let entities: [String: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the outermost element of a text, nil if there is none; linear.
  package static func scan(_ bytes: [UInt8]) -> ScannedElement? {
    var scanner = ElementScanner(bytes)
    var open: [ScannedElement] = []
    while let item = scanner.next() {
      switch item {
      case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
      case .open(let element, let isEmpty):
        if !isEmpty, open.count < depthLimit {
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      case .close(let name, let range):
        guard let index = open.lastIndex(where: { $0.name == name }) else { continue }
        open[index].closeRange = range
        while open.count > index, let closed = open.popLast() {
          guard !open.isEmpty else { return closed }
          open[open.count - 1].children.append(closed)
        }
      }
    }
    while let last = open.popLast() {
      guard !open.isEmpty else { return last }
      open[open.count - 1].children.append(last)
    }
    return nil
  }

  private enum Item {
    case text(String)
    case open(ScannedElement, isEmpty: Bool)
    case close(String, Range<Int>)
  }

  private mutating func next() -> Item? {
    while offset < bytes.count {
      let start = offset
      guard bytes[offset] == UInt8(ascii: "<") else {
        skip { $0 != UInt8(ascii: "<") }
        return .text(Self.decoded(bytes[start..<offset]))
      }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        skip(past: "]]>")
        let content = bytes[start..<offset].dropFirst(9)
        return .text(String(decoding: content.dropLast(3), as: UTF8.self))
      } else if starts(with: "<?") || starts(with: "<!") {
        skip(past: ">")
      } else if starts(with: "</") {
        skip(past: ">")
        let name = bytes[start..<offset].dropFirst(2).prefix { $0 != UInt8(ascii: ">") && !ASCII.isBlankOrLineEnd($0) }
        return .close(String(decoding: name, as: UTF8.self), start..<offset)
      } else {
        return tag(from: start)
      }
    }
    return nil
  }

  private mutating func tag(from start: Int) -> Item {
    offset += 1
    let name = word()
    var attributes: [String: String] = [:]
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "<") {
      let before = offset
      skip(ASCII.isBlankOrLineEnd)
      let key = word()
      skip { ASCII.isBlankOrLineEnd($0) || $0 == UInt8(ascii: "=") }
      if !key.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
        let quote = bytes[offset]
        offset += 1
        let content = offset
        skip { $0 != quote }
        attributes[key] = Self.decoded(bytes[content..<offset])
        offset = min(offset + 1, bytes.count)
      }
      if offset == before { offset += 1 }
    }
    let isEmpty = offset > start && bytes[offset - 1] == UInt8(ascii: "/")
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") { offset += 1 }
    let element = ScannedElement(
      name: name,
      attributes: attributes,
      openRange: start..<offset,
      closeRange: offset..<offset
    )
    return .open(element, isEmpty: isEmpty)
  }

  // MARK: Steps

  private mutating func word() -> String {
    let start = offset
    skip {
      !ASCII.isBlankOrLineEnd($0)
        && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<")].contains($0)
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skip(_ condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }

  private mutating func skip(past end: String) {
    while offset < bytes.count, !starts(with: end) { offset += 1 }
    offset = min(offset + end.utf8.count, bytes.count)
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  /// Returns a text with its entities replaced.
  package static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var decoded = ""
    for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      let end = part.firstIndex(of: ";")
      if index > 0, let end, let character = entities[String(part[..<end])] {
        decoded += character + part[part.index(after: end)...]
      } else {
        decoded += (index > 0 ? "&" : "") + part
      }
    }
    return decoded
  }
}
