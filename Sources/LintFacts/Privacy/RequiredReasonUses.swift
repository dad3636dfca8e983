import AppProject
import LintEngine
import PropertyList

/// The API with required reasons that the sources of a bundle use, and what its manifests declare.
package enum RequiredReasonUses {
  /// The largest number of places that a finding lists.
  package static let placeLimit = 10

  /// Returns the categories that manifests declare; nil if one of them is known only to the build, or a manifest cannot
  /// be read.
  package static func declared(in manifests: [Document]) -> Set<String>? {
    var declared: Set<String> = []
    for manifest in manifests {
      guard let root = manifest.rootDictionary, manifest.tree.isReadable, !manifest.isPreprocessed else { return nil }
      for item in AccessedAPI.items(of: root) {
        guard let name = item.name else { return nil }
        declared.insert(name)
      }
    }
    return declared
  }

  /// Returns the names of the categories that the sources use, sorted.
  package static func used(in project: ProjectContext) -> [String] {
    project.code.facts.requiredReasonUses.filter { !$0.value.isEmpty }.keys.sorted()
  }

  /// Returns the categories of API that the sources use and of which each belongs to one of several, as its arguments decide;
  /// sorted.
  package static func alternatives(in project: ProjectContext) -> [[String]] {
    project.code.facts.ambiguousReasonUses.filter { !$0.value.isEmpty }.keys.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns the places that use API of `categories`, as many as a finding lists.
  package static func places(
    _ categories: [String],
    in project: ProjectContext,
    _ rule: RuleDescription
  ) -> [RelatedPlace] {
    places(categories.flatMap { project.code.facts.requiredReasonUses[$0] ?? [] }, rule)
  }

  /// Returns uses as places that belong to a finding, as many as it lists.
  package static func places(_ uses: [CodeFacts.Mention], _ rule: RuleDescription) -> [RelatedPlace] {
    uses.prefix(placeLimit).map { use in
      RelatedPlace(.elsewhere(use.evidence), rule.text("use-here", FilePath.name(use.evidence.path), use.name))
    }
  }

  /// Returns the names of `categories` without their common prefix, for users.
  package static func short(_ categories: [String]) -> String {
    Words.all(categories.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 })
  }

  private static let prefix = "NSPrivacyAccessedAPICategory"
}
