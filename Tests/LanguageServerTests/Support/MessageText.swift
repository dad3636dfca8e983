import Foundation
import JSON
import Testing

@testable import LanguageServer

/// Decodes a value from JSON text.
func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// The JSON text that a value writes.
func text(_ value: some JSONWritable) -> String { String(decoding: value.json, as: UTF8.self) }

/// Expects that a value of a type can be read from JSON text, and that it writes the same members, sorted by name.
@discardableResult
func expectRoundTrip<Value: Decodable>(
  _ type: Value.Type,
  _ json: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Value {
  let value = try decode(type, json)
  let written =
    if let value = value as? any JSONWritable { text(value) } else { text(try JSONValue(reflecting: value)) }
  let sorted = try text(decode(JSONValue.self, json))
  #expect(written == sorted, sourceLocation: sourceLocation)
  return value
}
