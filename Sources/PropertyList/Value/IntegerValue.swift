/// An integer in the range of property lists, -2⁶³ to 2⁶⁴−1.
public struct IntegerValue: Sendable, Hashable, CustomStringConvertible {
  /// Whether the value is below zero.
  public let isNegative: Bool
  /// The distance from zero.
  public let magnitude: UInt64

  /// Makes an integer from sign and magnitude; zero has no sign.
  init(isNegative: Bool, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude > 0
    self.magnitude = magnitude
  }

  /// Makes an integer of a value.
  public init(_ value: Int64) {
    self.init(isNegative: value < 0, magnitude: value.magnitude)
  }

  /// The decimal digits, with a minus sign for negative values.
  public var description: String { (isNegative ? "-" : "") + String(magnitude) }

  /// The value, or nil above 2⁶³−1.
  public var int64: Int64? {
    isNegative ? Int64(truncatingIfNeeded: 0 &- magnitude) : Int64(exactly: magnitude)
  }
}
