internal import JSON

/// Writes values as JSON, with ascending keys and two spaces for each level of indentation.
///
/// Like `plutil`, it rejects what JSON cannot hold: dates, data, references of keyed archives, numbers that are not
/// finite.
public struct JSONDocumentWriter: Sendable {
  /// A value that JSON cannot hold.
  public struct Failure: Error, Sendable, Hashable {
    /// The kind of the value, as part of a sentence: "a date".
    public let value: String
    /// The place of the value: the keys and indices from the root on, joined by dots; empty for the root itself.
    public let path: String
  }

  /// Makes a writer.
  public init() {}

  /// Returns a whole file that holds `value`, with a line end; throws `Failure` at the first value that JSON cannot
  /// hold.
  ///
  /// Linear except for the sorting of keys, and for indentation, which grows with the depth.
  public func document(_ value: PropertyListValue) throws(Failure) -> String {
    if let refused = Self.firstRefused(in: value) {
      throw Failure(value: refused.name, path: refused.reversedPath.reversed().joined(separator: "."))
    }
    var writer = JSONWriter(isPretty: true)
    Self.write(value, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// A value that is rejected; the path is written from the inside out, as the search returns.
  private struct Refused {
    let name: String
    var reversedPath: [String] = []
  }

  private static func firstRefused(in value: PropertyListValue) -> Refused? {
    switch value {
    case .string, .integer, .boolean: return nil
    case .real(let number): return number.isFinite ? nil : Refused(name: "the number \(RealText.text(number))")
    case .date: return Refused(name: "a date")
    case .data: return Refused(name: "data")
    case .uid: return Refused(name: "a keyed archive reference")
    case .array(let items):
      for (index, item) in items.enumerated() {
        guard var refused = firstRefused(in: item) else { continue }
        refused.reversedPath.append("\(index)")
        return refused
      }
    case .dictionary(let entries):
      for entry in entries {
        guard var refused = firstRefused(in: entry.value) else { continue }
        refused.reversedPath.append(entry.key)
        return refused
      }
    }
    return nil
  }

  private static func write(_ value: PropertyListValue, to writer: inout JSONWriter) {
    switch value {
    case .dictionary(let entries):
      writer.object { writer in
        for entry in entries.sorted(by: { $0.key < $1.key }) {
          writer.member(entry.key) { write(entry.value, to: &$0) }
        }
      }
    case .array(let items): writer.array(items) { write($1, to: &$0) }
    case .string(let text): writer.string(text)
    case .integer(let number): writer.literal(number.int64.map { "\($0)" } ?? "\(number.magnitude)")
    case .real(let number):
      let text = number.description
      writer.literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    case .boolean(let flag): writer.bool(flag)
    // Rejected before.
    case .date, .data, .uid: writer.literal("null")
    }
  }
}
