/// A value that writes its JSON text itself, which takes a fraction of the time of the general encoder.
package protocol JSONWritable {
  /// Writes the value.
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

/// A value whose JSON text is an object.
package protocol JSONObject: JSONWritable {
  /// Writes the members in the order of their names, so that equal values have equal texts; none by default.
  func writeMembers(to object: inout JSONWriter)
}

extension JSONObject {
  package func writeMembers(to object: inout JSONWriter) {}

  /// Writes an object with the members.
  package func write(to writer: inout JSONWriter) { writer.object(writeMembers) }
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

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Writes an object with the members in the order of their names.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      for (name, value) in sorted(by: { $0.key < $1.key }) { object.member(name, value) }
    }
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or `null`.
  package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.literal("null") }
  }
}
