import KeyCatalog

/// What rules worked out for earlier states of a document and would work out again for the next one.
///
/// One thread at a time uses it.
final class RuleMemory {
  /// The number of items up to which things are kept.
  private static let limit = 2000

  private var keys: [String: KeyInfo] = [:]
  private var domain: CatalogDomain?
  private var wordings: [PurposeText: PurposeWording] = [:]

  private struct PurposeText: Hashable {
    let key: String
    let text: String
  }

  /// Returns what the catalog knows of the key called `name` inside the dictionary at `level`, a path; the catalog reads it
  /// anew each time that it is asked.
  func keyInfo(named name: String, inside level: String, in domain: CatalogDomain) -> KeyInfo? {
    if self.domain != domain { (self.domain, keys) = (domain, [:]) }
    let path = KeyCatalog.path(ofKey: name, inside: level)
    if let known = keys[path] { return known }
    guard let info = KeyCatalog.key(named: name, inside: level, in: domain) else { return nil }
    if keys.count >= Self.limit { keys = [:] }
    keys[path] = info
    return info
  }

  /// Returns what is to be said of the wording of a purpose string.
  func wording(of text: PurposeString) -> PurposeWording {
    let place = PurposeText(key: text.resource.key, text: text.value)
    if let known = wordings[place] { return known }
    let wording = PurposeWording(text)
    if wordings.count >= Self.limit { wordings = [:] }
    wordings[place] = wording
    return wording
  }
}
