import Foundation
import LanguageServerProtocol
import Testing

/// Decodes a value from JSON text.
func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Encodes a value with sorted keys.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Expects that nothing of the JSON text is lost or added when it is decoded as a type and encoded again.
@discardableResult
func expectRoundTrip<Value: Codable>(
  _ type: Value.Type,
  _ json: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Value {
  let value = try decode(type, json)
  let written = try encode(value)
  #expect(
    try decode(JSONValue.self, written) == decode(JSONValue.self, json),
    "written: \(written)",
    sourceLocation: sourceLocation
  )
  return value
}
