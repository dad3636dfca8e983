import ProjectFiles

/// Something in the workspace with a name.
public struct NamedSymbol: Sendable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    case target
    case bundleIdentifier
    /// A key of an Info.plist or of entitlements, with a value of this kind.
    case key(OutlineSymbol.Kind)
    /// A key of a table of strings.
    case tableKey
  }

  /// Where it is.
  public enum Place: Sendable {
    /// These bytes of a file.
    case range(Range<Int>, Document)
    /// A place in a line.
    case line(Evidence)
    /// Somewhere in the file at this path.
    case file(String)
  }

  /// The name, on one line; the start of a very long one.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// The file, from the folder of the project.
  public let container: String
  /// Where it is.
  public let place: Place
}
