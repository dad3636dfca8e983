import LintEngine
import Messages
import PropertyList

extension Fix {
  /// The fixes that answer a question which only people can answer: the key with each of its values.
  package static func choices(of key: String, in dictionary: Node, _ editor: TreeEditor) -> [Fix] {
    [true, false].map { value in
      Fix(
        Messages.text("common.insert-value", [key, "\(value)"]),
        [editor.insertEntry(key, .boolean(value), into: dictionary)],
        needsDecision: true
      )
    }
  }
}
