import PropertyList
import SourceText

/// The objects of a `project.pbxproj` by their ids.
///
/// The format is not documented by Apple; the names of classes and fields are those that Xcode writes.
struct PBXObjects {
  /// The object of the project itself; nil in a file that is no project.
  let project: Node?
  private let objects: [String: Node]

  /// Reads a file, of a broken one what can be read; linear.
  init(_ contents: [UInt8]) {
    self.init(PropertyListTree.parse(SourceText(bytes: contents)))
  }

  /// Looks at a file that was read; linear.
  init(_ tree: PropertyListTree) {
    let root = tree.root
    var objects: [String: Node] = [:]
    if let dictionary = root?.value(forKey: "objects"), dictionary.kind == .dictionary {
      for entry in dictionary.entries {
        guard let id = entry.name, let object = entry.value, object.kind == .dictionary else { continue }
        objects[id] = object
      }
    }
    self.objects = objects
    project = root?.value(forKey: "rootObject")?.stringValue.flatMap { objects[$0] }
  }

  /// All objects of a class, sorted by id.
  func all(_ isa: String) -> [(id: String, object: Node)] {
    objects.filter { $0.value.text("isa") == isa }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the object that a field names, or nil.
  func object(_ field: String, of object: Node?) -> Node? {
    object?.text(field).flatMap { objects[$0] }
  }

  /// Returns the objects that a list names, in its order, with their ids.
  func objects(_ field: String, of object: Node?) -> [(id: String, object: Node)] {
    (object?.texts(field) ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }
}

extension Node {
  /// Returns the text of an entry; nil where there is none.
  func text(_ key: String) -> String? { value(forKey: key)?.stringValue }

  /// Returns the texts of a list; a single text counts as a list of one.
  func texts(_ key: String) -> [String] {
    guard let value = value(forKey: key) else { return [] }
    return value.kind == .array ? value.children.compactMap(\.stringValue) : [value.stringValue].compactMap(\.self)
  }
}
