import ProjectFiles
import PropertyList

/// The objects of a `project.pbxproj` by their ids.
///
/// The format is not documented by Apple; the names of classes and fields are those that Xcode writes.
package struct PBXObjects {
  /// The object of the project itself; nil if the file is not a project.
  package let project: Node?
  private let objects: [String: Node]
  /// The objects of each class, in no order.
  private let classes: [String: [(id: String, object: Node)]]

  /// Makes the objects of a file that was read; linear.
  package init(_ tree: PropertyListTree) {
    let root = tree.root
    var objects: [String: Node] = [:]
    if let dictionary = root?.value(forKey: "objects"), dictionary.kind == .dictionary {
      for entry in dictionary.entries {
        guard let id = entry.name, let object = entry.value, object.kind == .dictionary else { continue }
        objects[id] = object
      }
    }
    self.objects = objects
    classes = Dictionary(grouping: objects.map { (id: $0.key, object: $0.value) }) { $0.object.text("isa") ?? "" }
    project = root?.value(forKey: "rootObject")?.stringValue.flatMap { objects[$0] }
  }

  /// Returns the objects of a class that meet a condition, sorted by id, in the time that takes.
  package func all(_ isa: String, where isWanted: (Node) -> Bool = { _ in true }) -> [(id: String, object: Node)] {
    (classes[isa] ?? []).filter { isWanted($0.object) }.sorted { $0.id < $1.id }
  }

  /// Returns the object with an id, or nil.
  package subscript(id: String) -> Node? { objects[id] }

  /// Returns the object that a field names, or nil.
  package func object(_ field: String, of object: Node?) -> Node? {
    object?.text(field).flatMap { objects[$0] }
  }

  /// Returns the objects that a list names, each once, in its order, with their ids.
  package func objects(_ field: String, of object: Node?) -> [(id: String, object: Node)] {
    (object?.texts(field) ?? []).uniqued().compactMap { id in objects[id].map { (id, $0) } }
  }
}

extension Node {
  /// Returns the text of an entry; nil if there is none.
  package func text(_ key: String) -> String? { value(forKey: key)?.stringValue }

  /// Returns the texts of a list; a single text counts as a list of one.
  package func texts(_ key: String) -> [String] {
    guard let value = value(forKey: key) else { return [] }
    return value.kind == .array ? value.children.compactMap(\.stringValue) : [value.stringValue].compactMap(\.self)
  }
}
