/// A place in a format string where an argument goes, such as `%1$@`, `%.2f` or `%#@count@`.
public struct FormatSpecifier: Sendable, Hashable {
  /// Its bytes, counted from the start of the format string.
  public let range: Range<Int>
  /// The number of its argument, from 1 on; nil for the next one.
  public let position: Int?
  /// The number of arguments before its own that it reads for width and precision, each written as `*`.
  public let starCount: Int
  /// The type that it reads its argument as; the type of a variable is declared elsewhere.
  public let type: ArgumentType
  /// The bytes of the name in `%#@name@`; nil for other specifiers.
  public let variable: Range<Int>?
}

/// Text that was meant as a format specifier and is not one, or is not the intended one.
public struct FormatDefect: Sendable, Hashable {
  /// What is wrong with it.
  public enum Kind: Sendable, Hashable {
    /// White space between the percent sign and what belongs to it, `% @`.
    case space
    /// A number without its dollar sign, or at the wrong side of it: `%1@`, `%$1@`.
    case number
    /// A percent sign or at sign that only resembles one, `％@`.
    case lookalike
    /// A number with its dollar sign and nothing after it that a specifier could end with, `%1$`.
    case unfinished
    /// A variable whose name does not end, `%#@count`.
    case openVariable
  }

  /// What is wrong with it.
  public let kind: Kind
  /// Its bytes, counted from the start of the format string.
  public let range: Range<Int>
  /// What was meant, if it is known.
  public let correction: String?
}
