import AppProject
import KeyCatalog
import LintEngine
import Messages
import PropertyList

/// The device capabilities that an Info.plist lists, in either of their two shapes.
///
/// An array names what a device must have; a dictionary has for each name whether it must have it or must not.
package struct RequiredCapabilities {
  /// The key of the list.
  package static let key = "UIRequiredDeviceCapabilities"

  /// One capability of the list.
  package struct Item {
    /// The name, as written in the file.
    package let name: String
    /// The node of the name: an item of the array or a key of the dictionary.
    package let node: Node
    /// The entry of the dictionary; nil in an array.
    package let entry: DictionaryEntry?

    /// Whether a device must have the capability; false if the dictionary excludes devices that do.
    package var isRequired: Bool {
      guard let value = entry?.value else { return true }
      return value.kind != .false && value.stringValue.flatMap(BooleanText.value) != false
    }

    /// Returns an edit that takes the capability off the list.
    package func removal(_ editor: TreeEditor) -> Fix {
      let edit = entry.map { editor.removeEntry($0) } ?? editor.removeItem(node)
      return Fix(Messages.text("common.remove", [name]), [edit], isSafe: false)
    }

    /// Returns an edit that puts another name in the place of this one.
    package func renaming(to other: String, _ editor: TreeEditor) -> Fix {
      let title = Messages.text("common.replace-bare", [other])
      return Fix(title, [editor.replaceText(of: node, with: other)], isSafe: false)
    }
  }

  /// The array or dictionary.
  package let list: Node
  /// The capabilities in the order of the file, without names that only the build determines and items that are not names.
  package let items: [Item]

  /// Reads the list of an entry; nil for other keys, for values that are not a list, and in what is known to be no program.
  ///
  /// Xcode writes the key into each framework for devices, where nothing reads it.
  package init?(_ entry: CatalogEntry, of bundle: AppBundle) {
    guard Self.isKey(of: entry), !bundle.isKnownToBeOther else { return nil }
    self.init(entry.value)
  }

  /// Reads a list; nil for values that are none.
  package init?(_ list: Node?) {
    guard let list, list.kind == .array || list.kind == .dictionary else { return nil }
    self.list = list
    let all =
      list.kind == .array
      ? list.children.filter { $0.kind == .string }.map { ($0, nil) }
      : list.entries.compactMap { entry in entry.key.map { ($0, entry) } }
    items = all.compactMap { (node: Node, entry: DictionaryEntry?) in
      guard let name = node.stringValue, !BuildVariable.occurs(in: name) else { return nil }
      return Item(name: name, node: node, entry: entry)
    }
  }

  /// Returns whether the entry's key is that of the list, perhaps for one kind of device only.
  package static func isKey(of entry: CatalogEntry) -> Bool {
    entry.domain == .infoPlist && entry.isTopLevel && entry.info?.path == key
  }

  /// Returns whether a device must have `name`.
  package func requires(_ name: String) -> Bool {
    items.contains { $0.name == name && $0.isRequired }
  }

  /// Returns an edit that adds a capability that a device must have.
  package func insertion(of name: String, _ editor: TreeEditor) -> Fix {
    let edit =
      list.kind == .array
      ? editor.insertItem(.string(name), into: list) : editor.insertEntry(name, .boolean(true), into: list)
    return Fix(Messages.text("common.insert", [name]), [edit], isSafe: false)
  }
}

/// Device capabilities that all devices have which run an app.
package enum ImpliedCapabilities {
  /// The first version of iOS all of whose devices have the capability.
  ///
  /// Every iPhone, iPad and iPod touch has Wi-Fi and an accelerometer. iOS 11 requires an A7, with which Metal and OpenGL ES
  /// 3.0 came; all devices of iOS 10 have Bluetooth 4.0. Sources: Apple, `UIRequiredDeviceCapabilities`, and the lists of
  /// devices that each version supports.
  private static let firstVersions = ["accelerometer": 1, "bluetooth-le": 10, "metal": 11, "opengles-3": 11, "wifi": 1]

  /// Returns whether all devices that run an app for iOS from the major version `minimum` on have the capability.
  package static func contains(_ name: String, minimum: Int?) -> Bool {
    firstVersions[name].map { $0 <= (minimum ?? 1) } ?? false
  }
}
