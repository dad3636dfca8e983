/// Why a text is not JSON, and where.
public struct JSONProblem: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, CaseIterable {
    /// A value is missing.
    case missingValue
    /// The name of a member is missing or has no quotation marks.
    case missingName
    /// A colon is missing after the name of a member.
    case missingColon
    /// A comma or the closing bracket is missing.
    case missingComma
    /// A comma has nothing after it.
    case trailingComma
    /// A bracket is never closed.
    case unclosedBracket
    /// A string has no closing quotation mark on its line.
    case unclosedString
    /// A backslash is followed by something that is not an escape sequence.
    case invalidEscape
    /// A word or number that JSON does not have.
    case invalidWord
    /// A line of a merge conflict.
    case conflictMarker
    /// Text after the value.
    case contentAfterRoot
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// More nesting than is read.
    case tooDeep
  }

  /// What is wrong.
  public let kind: Kind
  /// The bytes where it is wrong; at the end of the text they are empty.
  public let range: Range<Int>

  /// Makes a problem.
  public init(_ kind: Kind, _ range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
  }
}
