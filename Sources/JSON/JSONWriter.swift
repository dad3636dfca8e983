/// Writes JSON text; members keep the order in which they are written.
public struct JSONWriter {
  /// What precedes the next value.
  private enum Place {
    case opening
    case value
    case name
  }

  /// The text so far.
  public private(set) var bytes: [UInt8] = []
  private var place = Place.opening
  private var depth = 0
  private let isPretty: Bool

  /// Creates a writer without text; a pretty one writes each value on a line of its own, as the general encoder does.
  public init(isPretty: Bool = false) {
    self.isPretty = isPretty
  }

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

  /// Writes a Boolean.
  public mutating func bool(_ value: Bool) {
    literal(value ? "true" : "false")
  }

  /// Writes JSON text as it is, for example `null` or a value that was encoded elsewhere.
  public mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
  }

  // MARK: Members

  /// Writes a member, whose value `write` writes.
  public mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    string(name)
    if isPretty { bytes += " : ".utf8 } else { bytes.append(UInt8(ascii: ":")) }
    place = .name
    write(&self)
  }

  /// Writes a member if there is a value.
  package mutating func member<Value: JSONWritable>(_ name: String, _ value: Value?) {
    if let value { member(name) { value.write(to: &$0) } }
  }

  /// Writes a member, which is `null` if there is no value.
  package mutating func memberOrNull(_ name: String, _ value: (some JSONWritable)?) {
    member(name) { value.write(to: &$0) }
  }

  // MARK: Punctuation

  private mutating func enclose(_ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    depth += 1
    place = .opening
    content(&self)
    depth -= 1
    // The general encoder writes an empty line in an empty array or object.
    if isPretty, place == .opening { bytes.append(UInt8(ascii: "\n")) }
    startLine()
    bytes.append(close)
    place = .value
  }

  private mutating func separate() {
    if place == .value { bytes.append(UInt8(ascii: ",")) }
    if place != .name, depth > 0 { startLine() }
    place = .value
  }

  private mutating func startLine() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
