import CodeScanning

/// Reads calls with literal arguments from Starlark, the language of Bazel's `BUILD` files.
///
/// Anything else than texts, lists and calls of them is `other`. Linear in the text.
struct StarlarkReader {
  /// A value as it is written.
  indirect enum Value: Sendable {
    case text(String)
    case list([Value])
    case call(Call)
    case other

    /// The text of a literal; nil for others.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list or the one text; nil if something else is among them.
    var texts: [String]? {
      guard case .list(let items) = self else { return text.map { [$0] } }
      let texts = items.compactMap(\.text)
      return texts.count == items.count ? texts : nil
    }
  }

  /// A call, such as `ios_application(name = "App")`.
  struct Call: Sendable {
    let name: String
    /// The arguments without names.
    var values: [Value] = []
    /// Those with names.
    var arguments: [String: Value] = [:]
  }

  private static let depthLimit = 32

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the calls at the top level, in their order.
  static func calls(in bytes: [UInt8]) -> [Call] {
    var reader = StarlarkReader(bytes)
    var calls: [Call] = []
    while reader.skipTrivia() {
      if case .call(let call) = reader.value(depth: 0) { calls.append(call) }
    }
    return calls
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Moves past white space and comments; false at the end.
  private mutating func skipTrivia() -> Bool {
    while let byte = current {
      if byte == UInt8(ascii: "#") {
        while let byte = current, byte != UInt8(ascii: "\n") { offset += 1 }
      } else if byte <= 0x20 || byte == UInt8(ascii: "\\") {
        offset += 1
      } else {
        return true
      }
    }
    return false
  }

  /// Reads a value and moves on by one byte at least.
  private mutating func value(depth: Int) -> Value {
    guard let byte = current, depth < Self.depthLimit else {
      offset += 1
      return .other
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return text(byte)
    case UInt8(ascii: "["):
      return .list(items(until: UInt8(ascii: "]"), depth: depth).map(\.value))
    case UInt8(ascii: "{"):
      _ = items(until: UInt8(ascii: "}"), depth: depth)
      return .other
    case UInt8(ascii: "("):
      _ = items(until: UInt8(ascii: ")"), depth: depth)
      return .other
    case _ where CodeCursor.isIdentifierPart(byte): return name(depth: depth)
    default:
      offset += 1
      return .other
    }
  }

  private mutating func word() -> String {
    let start = offset
    while let byte = current, CodeCursor.isIdentifierPart(byte) || byte == UInt8(ascii: ".") { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func name(depth: Int) -> Value {
    let name = word()
    guard skipTrivia(), current == UInt8(ascii: "(") else { return .other }
    var call = Call(name: name)
    for item in items(until: UInt8(ascii: ")"), depth: depth) {
      if let name = item.name { call.arguments[name] = item.value } else { call.values.append(item.value) }
    }
    return .call(call)
  }

  /// Reads the items in brackets, whose opening one is here; those with an operator are `other`.
  private mutating func items(until close: UInt8, depth: Int) -> [(name: String?, value: Value)] {
    offset += 1
    var items: [(name: String?, value: Value)] = []
    while skipTrivia(), let byte = current, byte != close {
      if byte == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      let name = label()
      guard skipTrivia() else { break }
      var value = value(depth: depth + 1)
      while skipTrivia(), let byte = current, byte != UInt8(ascii: ","), byte != close {
        value = .other
        _ = self.value(depth: depth + 1)
      }
      items.append((name, value))
    }
    offset += 1
    return items
  }

  /// Reads the name of an argument with its equals sign; nil if there is none.
  private mutating func label() -> String? {
    let start = offset
    let name = word()
    guard !name.isEmpty, skipTrivia(), current == UInt8(ascii: "="),
      bytes.dropFirst(offset + 1).first != UInt8(ascii: "=")
    else {
      offset = start
      return nil
    }
    offset += 1
    return name
  }

  private mutating func text(_ quote: UInt8) -> Value {
    let isLong = bytes.dropFirst(offset + 1).prefix(2).elementsEqual([quote, quote])
    let length = isLong ? 3 : 1
    offset += length
    let start = offset
    var hasEscape = false
    while let byte = current, !bytes[offset...].starts(with: repeatElement(quote, count: length)) {
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        offset += 1
      }
      offset += 1
    }
    let end = min(offset, bytes.count)
    offset += length
    return hasEscape ? .other : .text(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}
