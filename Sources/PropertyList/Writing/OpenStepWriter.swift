/// Writes values in the old-style syntax, which has strings, data, arrays and dictionaries only.
///
/// Other values become strings: Booleans `1` or `0`, numbers their digits, dates `2001-01-01 00:00:00 +0000`.
public struct OpenStepWriter: Sendable {
  /// The text of one level of indentation.
  public var indentUnit = "\t"
  /// The line end.
  public var lineEnding = "\n"
  /// Whether dictionaries are written by ascending key or in their own order.
  public var sortsKeys = true

  /// Makes a writer that indents by tabs.
  public init() {}

  /// Returns a whole file that holds `value`.
  public func document(_ value: PropertyListValue) -> String {
    fragment(value, indent: "") + lineEnding
  }

  /// Returns `value` for a place in a file: the first line without indentation, the others with `indent`.
  public func fragment(_ value: PropertyListValue, indent: String) -> String {
    let inner = indent + indentUnit
    switch value {
    case .string(let text): return OpenStepText.literal(text)
    case .integer(let number): return OpenStepText.literal(number.description)
    case .real(let number): return OpenStepText.literal(RealText.text(number))
    case .boolean(let flag): return flag ? "1" : "0"
    case .date(let date):
      let text = date.xmlText.map { $0 == "T" ? " " : String($0) }.joined().dropLast()
      return OpenStepText.quoted("\(text) +0000")
    case .data(let bytes):
      return "<" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + ">"
    case .array(let items):
      guard !items.isEmpty else { return "(\(lineEnding)\(indent))" }
      let lines = items.map { inner + fragment($0, indent: inner) }
      return "(\(lineEnding)" + lines.joined(separator: ",\(lineEnding)") + "\(lineEnding)\(indent))"
    case .dictionary(let entries):
      let ordered = sortsKeys ? entries.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) } : entries
      let lines = ordered.map {
        "\(inner)\(OpenStepText.literal($0.key)) = \(fragment($0.value, indent: inner));\(lineEnding)"
      }
      return "{\(lineEnding)" + lines.joined() + "\(indent)}"
    case .uid(let number):
      return "{ \"CF$UID\" = \(number); }"
    }
  }
}
