import AppProject
import LintEngine
import ProjectFiles
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

  /// Returns the names of the categories that builds for users use and that no tool declares for them, sorted.
  package static func used(in project: ProjectContext) -> [String] {
    project.code.requiredReasonUses.filter { category, uses in
      !forUsers(uses).isEmpty && !project.code.mergedCategories.contains(category)
    }.keys.sorted()
  }

  /// Returns the uses of API of `category` in builds for users, the most certain first.
  package static func uses(_ category: String, in project: ProjectContext) -> [CodeUsage.Mention] {
    forUsers(project.code.requiredReasonUses[category] ?? [])
  }

  /// Returns the uses in builds for users of API that belongs to one of `categories`, the most certain first.
  package static func uses(oneOf categories: [String], in project: ProjectContext) -> [CodeUsage.Mention] {
    forUsers(project.code.ambiguousReasonUses[categories] ?? [])
  }

  /// Code of frameworks, and of packages with a manifest, is left out.
  private static func forUsers(_ uses: [CodeUsage.Mention]) -> [CodeUsage.Mention] {
    let own = uses.filter { !$0.mayHaveOwnManifest }
    return own.filter { $0.compilation == .certain } + own.filter { $0.compilation == .uncertain }
  }

  /// Returns the categories of API that the sources use and of which each belongs to one of several, as its arguments decide;
  /// sorted.
  package static func alternatives(in project: ProjectContext) -> [[String]] {
    project.code.ambiguousReasonUses.filter { categories, uses in
      !forUsers(uses).isEmpty && project.code.mergedCategories.isDisjoint(with: categories)
    }.keys.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns the places that use API of `categories`, as many as a finding lists.
  package static func places(
    _ categories: [String],
    in project: ProjectContext,
    _ rule: RuleDescription
  ) -> [RelatedPlace] {
    places(categories.flatMap { uses($0, in: project) }, rule)
  }

  /// Returns uses as places that belong to a finding, as many as it lists.
  package static func places(_ uses: [CodeUsage.Mention], _ rule: RuleDescription) -> [RelatedPlace] {
    uses.prefix(placeLimit).map { use in
      RelatedPlace(.elsewhere(use.evidence), rule.text("use-here", use.evidence.fileName, use.name))
    }
  }

  /// Returns the names of `categories` without their common prefix, for users.
  package static func short(_ categories: [String]) -> String {
    Words.all(categories.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 })
  }

  private static let prefix = "NSPrivacyAccessedAPICategory"
}
