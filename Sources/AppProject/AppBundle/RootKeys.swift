import KeyCatalog
import PropertyList

/// The entries of a root dictionary, for lookups by name.
///
/// A dictionary of usual size is read once, when the first key is looked for. A huge one of several segments has an index of its
/// own, so that it is not walked for a keystroke. One thread at a time uses an instance.
public final class RootKeys {
  /// The number of entries up to which a dictionary of several segments is read.
  private static let limit = 256

  private let root: Node?
  /// The last entry of each key; nil if there are too many.
  private lazy var known = readEntries()
  /// The last entry of each key, by the key without its device suffix, if the entries are known.
  private lazy var forms = (known ?? [:]).reduce(into: [String: [DictionaryEntry]]()) { forms, entry in
    forms[KeyCatalog.withoutDeviceSuffix(entry.key), default: []].append(entry.value)
  }

  /// Makes the entries of a root dictionary, which may be missing.
  public init(_ root: Node?) {
    self.root = root
  }

  private func readEntries() -> [String: DictionaryEntry]? {
    guard let root else { return [:] }
    let limit = root.spansSegments ? Self.limit : .max
    var entries: [DictionaryEntry] = []
    for entry in root.entries {
      guard entries.count < limit else { return nil }
      entries.append(entry)
    }
    return entries.reduce(into: [:]) { known, entry in
      if let name = entry.name { known[name] = entry }
    }
  }

  /// Returns the last entry with `key`, or nil.
  public func entry(forKey key: String) -> DictionaryEntry? {
    guard let known else { return root?.entry(forKey: key) }
    return known[key]
  }

  /// Returns the last value of `key`, or nil.
  public func value(forKey key: String) -> Node? { entry(forKey: key)?.value }

  /// Returns whether there is an entry with `key`.
  public func contains(_ key: String) -> Bool { entry(forKey: key) != nil }

  /// Returns whether there is an entry with one of `keys`.
  public func containsAny(of keys: Set<String>) -> Bool { keys.contains(where: contains) }

  /// Returns whether there is an entry with `key`, for all or some devices (`~ipad`).
  public func containsForAnyDevice(_ key: String) -> Bool {
    known == nil ? KeyCatalog.deviceForms(of: key).contains(where: contains) : forms[key] != nil
  }

  /// Returns the last entry of each form that one of `keys` has for some devices, by ascending start.
  public func entriesForAnyDevice(_ keys: Set<String>) -> [DictionaryEntry] {
    let found =
      known == nil
      ? keys.flatMap(KeyCatalog.deviceForms).compactMap(entry)
      : forms.flatMap { keys.contains($0.key) ? $0.value : [] }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
