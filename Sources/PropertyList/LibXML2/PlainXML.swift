import SourceText

/// The texts in which libxml2 cannot find anything, so that the library need not be loaded for them.
///
/// They consist of what Xcode writes: its first two lines, tags without attributes, comments, text with the five entities.
/// Which elements may contain which is not looked at, since our own parser reports that, but for keys outside of dictionaries.
public struct PlainXML {
  /// The largest text that is looked at, in bytes; loading the library is a small part of the check of larger ones.
  static let sizeLimit = 256_000
  /// How deep elements may nest; libxml2 has a limit as well.
  private static let depthLimit = 200

  private static let declarations = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
  ].map { Array($0.utf8) }
  private static let documentTypes = ["http", "https"].map {
    Array(
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"\($0)://www.apple.com/DTDs/PropertyList-1.0.dtd\">".utf8
    )
  }
  private static let root = Array("<plist version=\"1.0\">".utf8)
  private static let rootEnd = Array("</plist>".utf8)
  private static let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].map { Array($0.utf8) }
  private static let elements = ["array", "data", "date", "dict", "integer", "key", "real", "string"].map {
    Array($0.utf8)
  }
  private static let key = elements.firstIndex(of: Array("key".utf8))
  private static let dictionary = elements.firstIndex(of: Array("dict".utf8))
  /// Those that must be empty, which only one tag is for certain.
  private static let emptyElements = ["true/>", "false/>"].map { Array($0.utf8) }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The open elements in the root, as indices of `elements`.
  private var open: [Int] = []

  /// Returns whether a text of which our parser reports nothing is certainly a valid document; linear.
  ///
  /// `false` shows nothing about the text.
  public static func contains(_ text: SourceText) -> Bool {
    guard text.count <= sizeLimit else { return false }
    return text.withBytes(in: 0..<text.count) { bytes in
      var scanner = PlainXML(bytes: bytes)
      return scanner.isDocument() && UTF8Sequence.firstInvalidOffset(in: bytes) == nil
    }
  }

  private mutating func isDocument() -> Bool {
    _ = skip(anyOf: Self.declarations)
    guard skipMisc() else { return false }
    _ = skip(anyOf: Self.documentTypes)
    guard skipMisc(), skip(Self.root), skipContent(), skip(Self.rootEnd), skipMisc() else { return false }
    return offset == bytes.count
  }

  /// Skips white space and comments; returns whether the comments are certainly valid.
  private mutating func skipMisc() -> Bool {
    while offset < bytes.count {
      if ASCII.isBlankOrLineEnd(bytes[offset]) {
        offset += 1
      } else if isComment {
        guard skipComment() else { return false }
      } else {
        return true
      }
    }
    return true
  }

  /// Skips all before the end tag of the root.
  private mutating func skipContent() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"):
        if isComment {
          guard skipComment() else { return false }
        } else if open.isEmpty, matches(Self.rootEnd) {
          return true
        } else if !skipTag() {
          return false
        }
      case UInt8(ascii: "&"):
        guard skip(anyOf: Self.entities) else { return false }
      default:
        guard skipCharacter() else { return false }
      }
    }
    return false
  }

  /// Skips a tag of a known element without attributes.
  private mutating func skipTag() -> Bool {
    offset += 1
    if skip([UInt8(ascii: "/")]) {
      guard let element = skipElementName() else { return false }
      return element == open.popLast() && skip([UInt8(ascii: ">")])
    }
    if skip(anyOf: Self.emptyElements) { return true }
    guard let element = skipElementName(), Self.key != element || open.last == Self.dictionary else { return false }
    if skip([UInt8(ascii: "/"), UInt8(ascii: ">")]) { return true }
    open.append(element)
    return open.count <= Self.depthLimit && skip([UInt8(ascii: ">")])
  }

  /// Skips the name of an element; returns its index.
  private mutating func skipElementName() -> Int? {
    Self.elements.indices.first { skip(Self.elements[$0]) }
  }

  private var isComment: Bool { matches([UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "-")]) }

  /// Skips a comment, in which two hyphens may only be the end.
  private mutating func skipComment() -> Bool {
    offset += 4
    while offset < bytes.count {
      if matches([UInt8(ascii: "-"), UInt8(ascii: "-")]) {
        offset += 2
        return skip([UInt8(ascii: ">")])
      }
      guard skipCharacter() else { return false }
    }
    return false
  }

  /// Skips a byte of a text; returns false for control characters, noncharacters and the start of `]]>`, which is not allowed.
  private mutating func skipCharacter() -> Bool {
    let byte = bytes[offset]
    let isAllowed =
      switch byte {
      case 0xEF: !matches([0xEF, 0xBF, 0xBE]) && !matches([0xEF, 0xBF, 0xBF])
      case UInt8(ascii: "]"): !matches([byte, byte, UInt8(ascii: ">")])
      default: byte >= 0x20 || ASCII.isBlankOrLineEnd(byte)
      }
    offset += 1
    return isAllowed
  }

  private func matches(_ text: [UInt8]) -> Bool {
    offset + text.count <= bytes.count && text.indices.allSatisfy { bytes[offset + $0] == text[$0] }
  }

  private mutating func skip(_ text: [UInt8]) -> Bool {
    guard matches(text) else { return false }
    offset += text.count
    return true
  }

  private mutating func skip(anyOf texts: [[UInt8]]) -> Bool { texts.contains { skip($0) } }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }
}
