#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes values as JSON, with ascending keys and two spaces for each level of indentation.
///
/// Like `plutil`, it refuses what JSON cannot hold: dates, data, references of keyed archives, numbers that are not finite.
public struct JSONWriter: Sendable {
  /// A value that JSON cannot hold.
  public struct Failure: Error, Sendable, Hashable {
    /// What the value is, as a sentence says it: "a date".
    public let value: String
    /// Where it is: the keys and indices from the root on, joined by dots; empty for the root itself.
    public let path: String
  }

  /// Makes a writer.
  public init() {}

  /// Returns a whole file that holds `value`, with a line end; throws `Failure` at the first value that JSON cannot hold.
  public func document(_ value: PropertyListValue) throws -> String {
    if let failure = Self.firstRefused(in: value, path: []) { throw failure }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(JSONContent(value: value)), as: UTF8.self) + "\n"
  }

  private static func firstRefused(in value: PropertyListValue, path: [String]) -> Failure? {
    func failure(_ name: String) -> Failure { Failure(value: name, path: path.joined(separator: ".")) }
    switch value {
    case .string, .integer, .boolean: return nil
    case .real(let number): return number.isFinite ? nil : failure("the number \(RealText.text(number))")
    case .date: return failure("a date")
    case .data: return failure("data")
    case .uid: return failure("a keyed archive reference")
    case .array(let items):
      return items.enumerated().lazy.compactMap { firstRefused(in: $0.element, path: path + ["\($0.offset)"]) }.first
    case .dictionary(let entries):
      return entries.lazy.compactMap { firstRefused(in: $0.value, path: path + [$0.key]) }.first
    }
  }
}

/// A value as the encoder takes it.
private struct JSONContent: Encodable {
  let value: PropertyListValue

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .dictionary(let entries):
      var container = encoder.container(keyedBy: JSONKey.self)
      for entry in entries {
        try container.encode(JSONContent(value: entry.value), forKey: JSONKey(stringValue: entry.key))
      }
    case .array(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(JSONContent(value: item)) }
    case .string, .integer, .real, .boolean, .date, .data, .uid:
      var container = encoder.singleValueContainer()
      try encodeScalar(in: &container)
    }
  }

  private func encodeScalar(in container: inout any SingleValueEncodingContainer) throws {
    switch value {
    case .string(let text):
      try container.encode(text)
    case .integer(let number):
      if let value = number.int64 { try container.encode(value) } else { try container.encode(number.magnitude) }
    case .real(let number):
      try container.encode(number)
    case .boolean(let flag):
      try container.encode(flag)
    case .date, .data, .uid, .array, .dictionary:
      let context = EncodingError.Context(codingPath: container.codingPath, debugDescription: "JSON has no such value.")
      throw EncodingError.invalidValue(value, context)
    }
  }
}

/// Any text as a key.
private struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
