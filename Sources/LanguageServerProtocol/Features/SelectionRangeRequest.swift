/// Requests ever larger ranges around places.
public struct SelectionRangeRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [SelectionRange]?
  /// The method name.
  public static let method = "textDocument/selectionRange"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The places.
  public var positions: [Position]

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, positions: [Position]) {
    self.textDocument = textDocument
    self.positions = positions
  }
}

/// A range with the ranges around it.
public indirect enum SelectionRange: Codable, Hashable, Sendable {
  private enum Member: String, CodingKey {
    case range
    case parent
  }

  /// A range and the next larger one, nil for the largest.
  case range(PositionRange, parent: SelectionRange?)

  /// Makes the chain of `ranges`, of which each is inside the next; nil if there are none.
  public init?(_ ranges: [PositionRange]) {
    var chain: SelectionRange?
    for range in ranges.reversed() { chain = .range(range, parent: chain) }
    guard let chain else { return nil }
    self = chain
  }

  /// The ranges, from the smallest to the largest.
  public var ranges: [PositionRange] {
    var ranges: [PositionRange] = []
    var current: SelectionRange? = self
    while case .range(let range, let parent) = current {
      ranges.append(range)
      current = parent
    }
    return ranges
  }

  /// Reads a range and its parents.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    let range = try container.decode(PositionRange.self, forKey: .range)
    self = .range(range, parent: try container.decodeIfPresent(SelectionRange.self, forKey: .parent))
  }

  /// Encodes the range and its parents.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Member.self)
    switch self {
    case .range(let range, let parent):
      try container.encode(range, forKey: .range)
      try container.encodeIfPresent(parent, forKey: .parent)
    }
  }
}
