/// A value that writes its JSON text itself, for messages where the general encoder would take longer than the work.
package protocol JSONWritable {
  /// Writes the value as the general encoder would.
  func write(to writer: inout JSONWriter)
}

extension JSONWritable {
  /// The JSON text in UTF-8.
  package var json: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}

extension JSONWritable where Self: RawRepresentable, RawValue: JSONWritable {
  /// Writes the raw value.
  package func write(to writer: inout JSONWriter) { rawValue.write(to: &writer) }
}

extension String: JSONWritable {
  /// Writes a string.
  package func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int: JSONWritable {
  /// Writes a number.
  package func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Bool: JSONWritable {
  /// Writes a Boolean.
  package func write(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array.
  package func write(to writer: inout JSONWriter) { writer.array(self) { $1.write(to: &$0) } }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or `null`.
  package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.literal("null") }
  }
}
