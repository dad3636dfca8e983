/// The arguments of a call, as far as they are literals.
struct LocalizedKeyArguments {
  /// One argument.
  struct Item {
    /// The label, without its colon; nil if there is none.
    var label: String?
    /// The text of a literal, without escapes; nil for anything else.
    var text: String?
    /// The bytes between the quotation marks of a literal; of anything else, its start.
    var range = 0..<0
    /// Whether values are inserted into the literal.
    var isInterpolated = false
    /// Whether it is `nil`.
    var isNil = false
    /// Whether it is `self`.
    var isSelf = false
    /// Whether it is the bundle of the app, or that of the package.
    var isMainBundle = false
  }

  private(set) var items: [Item] = []

  /// The distance in which the arguments end, in bytes.
  private static let limit = 4_096

  var first: Item? { items.first }

  /// Returns the argument at an index from zero; nil if there are fewer.
  func item(_ index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }

  /// Returns the first argument with one of the labels.
  func item(labelled labels: Set<String>) -> Item? { items.first { $0.label.map(labels.contains) ?? false } }

  /// Reads the arguments after an opening bracket, or those of a method of Objective-C after its first colon.
  init(_ cursor: inout CodeCursor, isMethod: Bool) {
    let end = min(cursor.bytes.count, cursor.offset + Self.limit)
    while cursor.offset < end {
      var item = Item()
      if !isMethod, cursor.syntax == .swift { item.label = Self.label(&cursor) }
      Self.readValue(&cursor, into: &item)
      items.append(item)
      guard Self.skipRest(&cursor, end, isMethod: isMethod, next: &items) else { return }
    }
  }

  private static func label(_ cursor: inout CodeCursor) -> String? {
    cursor.skipTrivia()
    let start = cursor.offset
    guard let name = cursor.identifier(), cursor.take(UInt8(ascii: ":")) else {
      cursor.offset = start
      return nil
    }
    return String(decoding: cursor.bytes[name], as: UTF8.self)
  }

  private static func readValue(_ cursor: inout CodeCursor, into item: inout Item) {
    cursor.skipTrivia()
    if cursor.syntax == .c, cursor.byte(at: cursor.offset) == UInt8(ascii: "@") { cursor.offset += 1 }
    var probe = cursor
    if let literal = probe.skipString(), literal.isWhole, literal.form.quotes == 1, literal.form.hashes == 0 {
      var end = probe
      end.skipTrivia()
      // What is joined from several literals is not one.
      let follows = end.byte(at: end.offset)
      guard ",)]".utf8.contains(follows) || CodeCursor.isIdentifierPart(follows) else { return }
      item.range = literal.content
      item.isInterpolated = literal.isInterpolated
      item.text = literal.isInterpolated ? nil : cursor.literalText()
      cursor = probe
      return
    }
    let start = cursor.offset
    item.range = start..<start
    while CodeCursor.isIdentifierPart(cursor.byte(at: cursor.offset))
      || cursor.byte(at: cursor.offset) == UInt8(ascii: ".")
    { cursor.offset += 1 }
    let word = String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
    item.isNil = word == "nil" || word == "NULL"
    item.isSelf = word == "self"
    item.isMainBundle = [".main", "Bundle.main", ".module", "Bundle.module"].contains(word)
  }

  /// Moves past the rest of an argument and its comma; false at the end of the arguments.
  ///
  /// Of a method of Objective-C, the parts of its name become labels.
  private static func skipRest(_ cursor: inout CodeCursor, _ end: Int, isMethod: Bool, next: inout [Item]) -> Bool {
    var depth = 0
    while cursor.offset < end {
      if cursor.skipCommentOrLiteral() { continue }
      let byte = cursor.bytes[cursor.offset]
      if isMethod, depth == 0, CodeCursor.isIdentifierPart(byte), let name = cursor.identifier() {
        if cursor.take(UInt8(ascii: ":")) {
          var item = Item(label: String(decoding: cursor.bytes[name], as: UTF8.self))
          readValue(&cursor, into: &item)
          next.append(item)
        }
        continue
      }
      cursor.offset += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: ",") where depth == 0: return !isMethod
      default: break
      }
    }
    return false
  }
}
