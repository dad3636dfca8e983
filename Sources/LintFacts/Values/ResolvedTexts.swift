import AppProject
import LintEngine
import PropertyList

/// The texts of a list in an Info.plist, as its targets build them.
package struct ResolvedTexts {
  /// An item of the list.
  package struct Item {
    /// The item.
    package let node: Node
    /// What it is in each configuration, each text once; the text itself if nothing has to be replaced.
    package let texts: Set<String>
  }

  /// The items in the order of the file.
  package let items: [Item]

  /// Reads a list; nil if some item is not a text or only the build determines it.
  package init?(_ list: Node?, _ project: ProjectContext) {
    var items: [Item] = []
    for node in list.map({ Array($0.children) }) ?? [] {
      guard let text = node.stringValue, let texts = Self.texts(text, project) else { return nil }
      items.append(Item(node: node, texts: texts))
    }
    self.items = items
  }

  /// All texts.
  package var all: Set<String> { items.reduce(into: []) { $0.formUnion($1.texts) } }

  /// Returns what `text` is in each configuration of the targets; nil if one of them is not known.
  package static func texts(_ text: String, _ project: ProjectContext) -> Set<String>? {
    guard BuildVariable.occurs(in: text) else { return [text] }
    let expanded = project.targets.flatMap(\.configurations).map { $0.expand(text).text }
    return expanded.isEmpty || expanded.contains(nil) ? nil : Set(expanded.compactMap(\.self))
  }
}
