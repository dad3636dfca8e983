/// A place in a format string where an argument goes, such as `%1$@`, `%.2f` or `%#@count@`.
public struct FormatSpecifier: Sendable, Hashable {
  /// Its bytes, counted from the start of the format string.
  public let range: Range<Int>
  /// The number of its argument, from 1 on; nil for the next one.
  public let position: Int?
  /// How many arguments in front of its own it takes for width and precision, each written as `*`.
  public let starCount: Int
  /// What it takes its argument for; of a variable, that is said elsewhere.
  public let type: ArgumentType
  /// The bytes of the name in `%#@name@`; nil for other specifiers.
  public let variable: Range<Int>?
}

/// Something that was meant as a format specifier and is none, or not the one that was meant.
public struct FormatDefect: Sendable, Hashable {
  /// What is wrong with it.
  public enum Kind: Sendable, Hashable {
    /// White space between the percent sign and what belongs to it, `% @`.
    case space
    /// A number without its dollar sign, or at the wrong side of it: `%1@`, `%$1@`.
    case number
    /// A percent sign or at sign that only looks like one, `％@`.
    case lookalike
    /// A number with its dollar sign and nothing behind it that a specifier could end with, `%1$`.
    case unfinished
    /// A variable whose name does not end, `%#@count`.
    case openVariable
  }

  /// What is wrong with it.
  public let kind: Kind
  /// Its bytes, counted from the start of the format string.
  public let range: Range<Int>
  /// What was meant, where that can be told.
  public let correction: String?
}
