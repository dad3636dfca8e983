/// The address of a document, exactly as the client wrote it.
///
/// The protocol requires the exact string of the client in answers, so nothing is normalised here, and two spellings of
/// one file are different values.
public struct DocumentURI: RawRepresentable, Codable, Hashable, Sendable, CodingKeyRepresentable {
  /// The text of the address.
  public let rawValue: String

  /// Creates an address from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an address from its text.
  public init(_ text: String) {
    rawValue = text
  }
}

extension DocumentURI: CustomStringConvertible {
  /// The text of the address.
  public var description: String { rawValue }
}
