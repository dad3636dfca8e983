import SourceText

/// Selects entries of folders by their names, without making strings of other names.
public struct EntryFilter: Sendable, Hashable {
  private let names: [[UInt8]]
  private let extensions: [[UInt8]]

  /// Accepts entries with one of `names`, or with one of `extensions`, in lower case without dots.
  public init(names: Set<String> = [], extensions: Set<String> = []) {
    self.names = names.map { Array($0.utf8) }
    self.extensions = extensions.map { Array($0.utf8) }
  }

  /// Returns whether the filter accepts an entry with this name.
  public func takes(_ name: String) -> Bool {
    var name = name
    return name.withUTF8(takes)
  }

  /// Returns whether the filter accepts an entry whose name has these bytes; the case of an extension is ignored.
  public func takes(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if names.contains(where: { $0.count == name.count && $0.elementsEqual(name) }) { return true }
    return extensions.contains { wanted in
      let dot = name.count - wanted.count - 1
      guard dot > 0, name[dot] == UInt8(ascii: ".") else { return false }
      return wanted.elementsEqual(name[(dot + 1)...]) { $0 == ASCII.lowercased($1) }
    }
  }
}
