/// Writes JSON text for the few messages where the general encoder takes longer than the work itself.
///
/// Members stand in the order in which they are written; whoever wants the text of the general encoder sorts them by name.
public struct JSONWriter {
  /// The text so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes a writer without text.
  public init() {}

  // MARK: Values

  /// Writes an object, whose members `content` writes.
  public mutating func object(_ content: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  /// Writes an array; `write` writes one value for each element.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements { write(&writer, element) }
    }
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    JSONText.appendString(text, to: &bytes)
  }

  /// Writes a number.
  public mutating func number(_ value: Int) {
    literal(String(value))
  }

  /// Writes a truth value.
  public mutating func bool(_ value: Bool) {
    literal(value ? "true" : "false")
  }

  /// Writes JSON text as it is, for instance `null` or a value that was encoded elsewhere.
  public mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
  }

  // MARK: Members

  /// Writes a member, whose value `write` writes.
  public mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    write(&self)
  }

  /// Writes a member where there is a value.
  package mutating func member<Value: JSONWritable>(_ name: String, _ value: Value?) {
    if let value { member(name) { value.write(to: &$0) } }
  }

  // MARK: Punctuation

  private mutating func enclose(_ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
