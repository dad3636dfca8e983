import AppProject
import ProjectFiles

/// The names in the workspace, for searches.
public struct SymbolIndex: Sendable {
  private var symbols: [NamedSymbol] = []
  /// The names one after another in UTF-8; those with other characters than ASCII in lower case.
  private var bytes: [UInt8] = []
  /// Where each of them ends.
  private var ends: [Int] = []

  /// Lists the names of projects; linear in their targets, property lists and tables.
  public init(_ projects: [ProjectDeclarations]) {
    var reader = SymbolReader()
    // A project may have the files of another one in it.
    for project in projects { reader.add(project) }
    for symbol in reader.targets + reader.identifiers + reader.keys + reader.tableKeys { add(symbol) }
  }

  private mutating func add(_ symbol: NamedSymbol) {
    symbols.append(symbol)
    let isASCII = symbol.name.utf8.allSatisfy { $0 < 0x80 }
    bytes += isASCII ? Array(symbol.name.utf8) : Array(symbol.name.lowercased().utf8)
    ends.append(bytes.count)
  }

  /// Returns at most `limit` symbols whose names fit `query`, the best first; all fit an empty one.
  ///
  /// Of names that fit equally well, targets come first, then bundle identifiers, keys of property lists and keys of tables.
  /// Linear in the names, except for sorting those that fit.
  public func search(_ query: String, limit: Int) -> [NamedSymbol] {
    let query = Array(query.lowercased().utf8)
    guard !query.isEmpty else { return Array(symbols.prefix(limit)) }
    var found: [(rank: Int, symbol: Int)] = []
    var start = 0
    for (symbol, end) in ends.enumerated() {
      if let rank = SymbolMatch.rank(query, bytes[start..<end]) { found.append((rank, symbol)) }
      start = end
    }
    return found.sorted { $0 < $1 }.prefix(limit).map { symbols[$0.symbol] }
  }
}

/// Something in the workspace with a name.
public struct NamedSymbol: Sendable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    case target
    case bundleIdentifier
    /// A key of an Info.plist or of entitlements, with a value of this kind.
    case key(OutlineSymbol.Kind)
    /// A key of a string table.
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
