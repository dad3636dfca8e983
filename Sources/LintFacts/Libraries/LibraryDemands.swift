import AppProject
import CodeScanning
import KeyCatalog
import LintEngine
import ProjectFiles
import PropertyList

/// What the libraries of an app need that its code calls.
package enum LibraryDemands {
  private static let placeLimit = 10

  /// Returns the calls in builds for users that need something on the platforms of the bundle.
  package static func uses(_ project: ProjectContext, _ context: RuleContext) -> [LibraryUse] {
    project.code.libraryUses.compactMap { use in
      var use = use
      use.calls = use.calls.filter { $0.compilation == .certain }
      let systems = context.traits.bundle.systems
      let concerns =
        use.need.platforms.isEmpty || systems.isEmpty || systems.contains { use.need.platforms.contains($0.rawValue) }
      return use.calls.isEmpty || !concerns ? nil : use
    }
  }

  /// Returns whether an app with the keys `root` has something for which a library has a need.
  package static func hasOccasion(for need: LibraryNeed, _ root: RootKeys, _ project: ProjectContext) -> Bool {
    let entitlements = project.documents.entitlements.compactMap(\.rootDictionary)
    return need.occasions.isEmpty || project.suppliesUnknownKeys
      || need.occasions.contains { key in
        ([root.value(forKey: key)] + entitlements.map { $0.value(forKey: key) }).contains { value in
          value.map { $0.kind != .array || !$0.children.isEmpty } ?? false
        } || project.writesElsewhere(key)
      }
  }

  /// Returns the calls as places that belong to a finding.
  package static func places(_ use: LibraryUse, _ rule: RuleDescription) -> [RelatedPlace] {
    use.calls.prefix(placeLimit).map {
      RelatedPlace(.elsewhere($0.evidence), rule.text("here", FilePath.name($0.evidence.path)))
    }
  }

  /// Returns the schemes that a use needs; nil if a part of one is not known.
  package static func schemes(of use: LibraryUse, _ root: RootKeys, _ project: ProjectContext) -> Set<String>? {
    guard case .scheme(let parts) = use.need.demand else { return nil }
    return parts.reduce(into: Set<String>?([""])) { schemes, part in
      guard let texts = texts(of: part, use, root, project), !texts.isEmpty else {
        schemes = nil
        return
      }
      schemes = schemes.map { known in Set(known.flatMap { start in texts.map { start + $0 } }) }
    }
  }

  private static func texts(
    of part: LibraryNeed.SchemePart,
    _ use: LibraryUse,
    _ root: RootKeys,
    _ project: ProjectContext
  ) -> Set<String>? {
    switch part {
    case .text(let text): return [text]
    case .argument: return Set(use.arguments)
    case .key(let key):
      guard let text = root.value(forKey: key)?.stringValue, !PurposeString.isBlank(text) else { return nil }
      return ResolvedTexts.texts(text, project)
    case .reversedArgument: return reversed(Set(use.arguments))
    case .reversedKey(let key): return texts(of: .key(key), use, root, project).flatMap(reversed)
    case .serviceKey(let key):
      let values = project.documents.serviceFiles.map { $0.rootDictionary?.value(forKey: key)?.stringValue }
      return values.contains(nil) ? nil : Set(values.compactMap(\.self))
    }
  }

  /// Returns texts with the parts between their periods in the other order; nil if one has a single part.
  private static func reversed(_ texts: Set<String>) -> Set<String>? {
    let parts = texts.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    guard parts.allSatisfy({ $0.count > 1 && !$0.contains("") }) else { return nil }
    return Set(parts.map { $0.reversed().joined(separator: ".") })
  }
}
