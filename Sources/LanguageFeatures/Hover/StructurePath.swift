import KeyCatalog
import PropertyList

/// The path from the root of a document to one of its nodes.
struct StructurePath {
  /// A step into a dictionary or an array.
  enum Step: Equatable {
    case key(String)
    /// The number of an item, counted from 1; nil if there are too many items before it to count.
    case item(Int?)
  }

  /// Deeper places have no catalog key, and their paths are too long to read.
  private static let maximumDepth = 32
  /// Arrays may have hundreds of thousands of items, and the index of an item is not known without counting.
  private static let maximumItem = 500
  private static let maximumName = 120

  /// The steps from the outermost to the innermost.
  let steps: [Step]
  /// The dictionary that holds the innermost key of the path.
  let dictionary: Node?

  /// Finds the path to `node`, a key, a value or an item; nil for the root, for nodes without a key, and for very deep
  /// places.
  ///
  /// Logarithmic in the document, linear in the depth and in the items before the place up to a limit.
  init?(to node: Node) {
    var steps: [Step] = []
    var dictionary: Node?
    var current = node
    while let parent = current.parent, parent.kind != .plist {
      guard steps.count < Self.maximumDepth else { return nil }
      switch parent.kind {
      case .array: steps.append(.item(Self.number(of: current, in: parent)))
      case .dictionary:
        guard let key = current.entry?.key, key.contentRange.count <= Self.maximumName, let name = key.stringValue
        else {
          return nil
        }
        steps.append(.key(name))
        dictionary = dictionary ?? parent
      default: return nil
      }
      current = parent
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps.reversed()
    self.dictionary = dictionary
  }

  /// Makes a path of its steps, in a file that is not a property list.
  init(steps: [Step]) {
    self.steps = steps
    dictionary = nil
  }

  private static func number(of item: Node, in array: Node) -> Int? {
    for (index, child) in array.children.enumerated() {
      guard index < maximumItem else { return nil }
      if child == item { return index + 1 }
    }
    return nil
  }

  /// The innermost key; nil if the root is an array of values.
  var key: String? {
    for case .key(let name) in steps.reversed() { return name }
    return nil
  }

  /// The path of the catalog for the dictionary that holds the innermost key: `/` goes into a dictionary, `[]` into an array.
  var level: String {
    guard let last = steps.lastIndex(where: { if case .key = $0 { true } else { false } }) else { return "" }
    return steps[..<last].reduce(into: "") { path, step in
      switch step {
      case .key(let name): path = KeyCatalog.path(ofKey: name, inside: path)
      case .item: path += "/[]"
      }
    }
  }

  /// The path in words, such as "CFBundleURLTypes › item 2 › CFBundleURLSchemes"; nil if it has only one step.
  var text: RichText? {
    guard steps.count > 1 else { return nil }
    return steps.map { step in
      switch step {
      case .key(let name): RichText(text: name)
      case .item(let number?): .words("pages.item-number", "\(String(number))")
      case .item(nil): .words("pages.item")
      }
    }.joined(separator: RichText.words("pages.path-separator").plain)
  }
}
