import AppProject
import CodeScanning
import KeyCatalog
import LintFacts
import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Adds purpose strings to an Info.plist or its table of translations.
enum UsageDescriptionActions {
  private static let resources = KeyCatalog.protectedResources
    .filter { $0.key.hasSuffix("UsageDescription") && $0.valueTypes == .string }
    .filter { KeyCatalog.key(at: $0.key, in: .infoPlist)?.isDeprecated != true }

  /// Returns an action for each purpose string that the document lacks and one of `systems` reads, sorted by key.
  ///
  /// Without `systems` those that the document itself names count.
  static func actions(in document: Document, systems: Set<ApplePlatform>) -> [CodeActionProposal] {
    guard document.kind == .infoPlist || document.kind == .infoPlistStrings, !document.isPreprocessed,
      let root = document.rootDictionary
    else { return [] }
    let present = RootKeys(root)
    let last = present.entriesForAnyDevice(Set(resources.map(\.key))).last { $0.value != nil }
    let editor = TreeEditor(document.tree)
    let systems = systems.isEmpty ? AppBundle(present).systems : systems
    return resources.filter { !present.contains($0.key) && isRead($0, on: systems) }.map { resource in
      let text = PurposePlaceholder.text(for: resource)
      return CodeActionProposal(
        title: Messages.text(
          "common.insert-purpose-string",
          [resource.key, Messages.translated(resource.resourceName)]
        ),
        kind: .insertUsageDescription,
        edits: [editor.insertEntry(resource.key, .string(text), into: root, after: last)],
        placeholders: [text]
      )
    }
  }

  /// Whether one of the systems reads the key, as far as both are known.
  private static func isRead(_ resource: ProtectedResource, on systems: Set<ApplePlatform>) -> Bool {
    systems.isEmpty || resource.platforms.isEmpty
      || resource.platforms.contains { availability in systems.contains { $0.rawValue == availability.platform } }
  }
}
