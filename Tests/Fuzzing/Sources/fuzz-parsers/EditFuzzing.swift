import FuzzDriver
import PropertyList
import SourceText

/// A text that is edited step by step has the tree of a text that is read at once.
enum EditFuzzing {
  /// Takes the first third of the bytes as edits of the rest: place, length and inserted bytes.
  static func run(_ bytes: [UInt8]) {
    let (steps, rest) = (bytes.prefix(bytes.count / 3), bytes.dropFirst(bytes.count / 3))
    // Edits are made of text, which is what clients send.
    var text = SourceText(String(decoding: rest, as: UTF8.self))
    var tree = PropertyListTree.parse(text)
    var left = steps[...]
    while left.count >= 4 {
      let numbers = left.prefix(4).map(Int.init)
      left = left.dropFirst(4)
      let start = (numbers[0] << 8 | numbers[1]) % (text.count + 1)
      let end = min(start + numbers[2], text.count)
      let inserted = String(decoding: left.prefix(numbers[3] % 8), as: UTF8.self)
      let edit = TextEdit(range: start..<end, replacement: inserted)
      let change = TextChange(edit, in: text)
      text = text.applying(edit)
      tree = tree.updated(with: text, change: change)
    }
    let whole = PropertyListTree.parse(text)
    require(tree.printed() == text.bytes, "The edited tree does not print back.")
    require(tree.issues.map(\.range) == whole.issues.map(\.range), "The edited tree has other issues.")
  }
}
