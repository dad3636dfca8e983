import SourceText

/// Tells entries of folders by their names, without making strings of those that are not wanted.
public struct EntryFilter: Sendable, Hashable {
  private let names: [[UInt8]]
  private let extensions: [[UInt8]]

  /// Takes entries that are called one of `names`, or have one of `extensions`, which are in lower case without their dots.
  public init(names: Set<String> = [], extensions: Set<String> = []) {
    self.names = names.map { Array($0.utf8) }
    self.extensions = extensions.map { Array($0.utf8) }
  }

  /// Returns whether an entry of this name is wanted.
  public func takes(_ name: String) -> Bool {
    var name = name
    return name.withUTF8(takes)
  }

  /// Returns whether an entry is wanted whose name has these bytes; capital letters of an extension count as small ones.
  func takes(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if names.contains(where: { $0.count == name.count && $0.elementsEqual(name) }) { return true }
    return extensions.contains { wanted in
      let dot = name.count - wanted.count - 1
      guard dot > 0, name[dot] == UInt8(ascii: ".") else { return false }
      return wanted.elementsEqual(name[(dot + 1)...]) { $0 == ASCII.lowercased($1) }
    }
  }
}
