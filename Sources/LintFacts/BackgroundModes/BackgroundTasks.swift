import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// The background tasks that an Info.plist permits, and those that the sources name.
package struct BackgroundTasks {
  package static let key = "BGTaskSchedulerPermittedIdentifiers"

  /// The key of the list; nil if there is none.
  package let keyNode: Node?
  /// The list; nil if there is none.
  package let list: Node?
  private let permitted: ResolvedTexts
  private let mentions: [CodeUsage.Mention]

  /// Reads the Info.plist of an app; nil for other files, and if only the build determines an identifier or libraries may use
  /// what no source of the app names.
  package init?(_ document: Document, _ project: ProjectContext, _ context: RuleContext) {
    guard document.kind == .infoPlist, document.tree.isReadable, !context.traits.bundle.isExtension,
      !project.code[.backgroundTask].isEmpty || Self.schedulesNone(project.code), !project.writesElsewhere(Self.key)
    else { return nil }
    let entry = context.rootKeys.entry(forKey: Self.key)
    guard entry.map({ $0.value?.kind == .array }) ?? true, let permitted = ResolvedTexts(entry?.value, project) else {
      return nil
    }
    (keyNode, list, self.permitted) = (entry?.key, entry?.value, permitted)
    mentions = project.code[.backgroundTask]
  }

  /// The identifiers that are named and not permitted, sorted, each with the places that name it.
  package var notPermitted: [(name: String, mentions: [CodeUsage.Mention])] {
    let all = permitted.all
    let missing = mentions.filter { mention in
      mention.compilation == .certain && !all.contains { Self.permits($0, mention.name) }
    }
    return Dictionary(grouping: missing, by: \.name).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The items that permit nothing that is named, in the order of the file.
  package var unused: [Node] {
    permitted.items.filter { item in
      !item.texts.contains { text in mentions.contains { Self.permits(text, $0.name) } }
    }.map(\.node)
  }

  /// Whether the code of a native app schedules no tasks, as libraries for such apps hardly ever do by themselves.
  private static func schedulesNone(_ code: CodeUsage) -> Bool {
    let names = BackgroundModeUses.names["processing"] ?? []
    return (code.isWhole || code.isNative) && !code.watchedNames.isEmpty
      && !names.contains { code.watchedNames[$0] != nil }
  }

  /// Returns whether an item permits an identifier; since iOS 26 it may end with an asterisk.
  private static func permits(_ item: String, _ name: String) -> Bool {
    item == name || item.hasSuffix("*") && name.hasPrefix(item.dropLast())
  }
}
