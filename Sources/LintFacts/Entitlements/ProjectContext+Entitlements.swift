import AppProject
import ProjectFiles
import PropertyList

extension ProjectContext {
  /// Returns the place of an entry of entitlements; for a generator's, the place in its description.
  package func place(of entry: DictionaryEntry, in entitlements: Document) -> Evidence? {
    if let target = targets.first(where: { $0.generatedEntitlements == entitlements.path }) {
      return target.generatedKeys.first { $0.file == .entitlements && $0.key == entry.name }?.evidence
    }
    return entry.key.flatMap { Evidence($0, in: entitlements) }
  }
}
