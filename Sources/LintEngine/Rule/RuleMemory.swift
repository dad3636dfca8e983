import KeyCatalog

/// What rules worked out for earlier states of a document and would work out again for the next one.
///
/// One thread at a time uses it.
final class RuleMemory {
  /// The number of items up to which things are kept.
  private static let limit = 2000

  private var keys: [String: KeyInfo] = [:]
  private var domain: CatalogDomain?
  private var values: [AnyHashable: Any] = [:]
  private var valuesOfState: [AnyHashable: Any] = [:]

  /// Returns what the catalog knows of the key called `name` inside the dictionary at `level`, a path; the catalog
  /// itself would read it at each call.
  func keyInfo(named name: String, inside level: String, in domain: CatalogDomain) -> KeyInfo? {
    if self.domain != domain { (self.domain, keys) = (domain, [:]) }
    let path = KeyCatalog.path(ofKey: name, inside: level)
    if let known = keys[path] { return known }
    guard let info = KeyCatalog.key(named: name, inside: level, in: domain) else { return nil }
    if keys.count >= Self.limit { keys = [:] }
    keys[path] = info
    return info
  }

  /// Returns the value that is remembered for `key`, or makes and remembers it.
  func value<Key: MemoryKey>(_ key: Key, make: () -> Key.Value) -> Key.Value {
    if let known = (Key.isOfState ? valuesOfState : values)[key] as? Key.Value { return known }
    let made = make()
    if Key.isOfState {
      valuesOfState[key] = made
    } else {
      if values.count >= Self.limit { values = [:] }
      values[key] = made
    }
    return made
  }

  /// Forgets what follows from the last state of the document.
  func forgetState() { valuesOfState = [:] }
}
