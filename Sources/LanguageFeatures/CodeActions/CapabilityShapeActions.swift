import AppProject
import LintFacts
import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Changes the list of required device capabilities between its two shapes.
enum CapabilityShapeActions {
  /// Returns an action that makes a dictionary of the array at `selection`, or an array of the dictionary.
  ///
  /// A dictionary that excludes devices has no array: an array can only require.
  static func actions(in document: Document, selection: Range<Int>) -> [CodeActionProposal] {
    guard document.kind == .infoPlist, !document.isPreprocessed else { return [] }
    let entries = RootKeys(document.rootDictionary).entriesForAnyDevice([RequiredCapabilities.key])
    let entry = entries.first {
      $0.range.lowerBound <= selection.upperBound && selection.lowerBound <= $0.range.upperBound
    }
    guard let list = entry?.value, let (title, value) = otherShape(of: list) else { return [] }
    let edit = TreeEditor(document.tree).replace(list, with: value)
    return [CodeActionProposal(title: Messages.text(title), kind: .rewrite, edits: [edit])]
  }

  private static func otherShape(of list: Node) -> (title: String, value: PropertyListValue)? {
    switch list.kind {
    case .array:
      let names = list.children.compactMap(\.stringValue)
      guard !names.isEmpty, names.count == list.children.count(where: { _ in true }), Set(names).count == names.count
      else { return nil }
      return ("common.capabilities-as-dictionary", .dictionary(names.map { .init(key: $0, value: .boolean(true)) }))
    case .dictionary:
      let names = list.entries.compactMap { $0.value?.meansTrue == true ? $0.name : nil }
      guard !names.isEmpty, names.count == list.entries.count(where: { _ in true }) else { return nil }
      return ("common.capabilities-as-array", .array(names.map { .string($0) }))
    default: return nil
    }
  }
}
