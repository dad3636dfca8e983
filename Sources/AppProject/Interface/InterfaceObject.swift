import ProjectFiles
import SourceText

/// An object of a storyboard or nib, such as a label.
public struct InterfaceObject: Sendable, Hashable {
  /// The name of its element, such as `label`.
  public var element: String
  /// The class that the element or the attribute `customClass` names; nil if the file is for an unknown system.
  public var className: String?
  /// What it is called in Interface Builder; nil without such a label.
  public var label: String?
  /// Its texts by property, as keys of a table name them: `text`, `normalTitle`, `headerCell.title`.
  public var texts: [String: String] = [:]
  /// The bytes of its id in the file.
  public var idRange: Range<Int>

  /// The label or the first of its texts that describes it best; nil without any.
  public var title: String? {
    label ?? Self.telling.firstResult { name in texts[name].flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// Returns the text of a property, such as `text` or `ibShadowedToolTip`; nil if the file does not have it.
  ///
  /// The tools prefix properties that have their own kind of storage with `ibShadowed` and `ibExternal`.
  public func text(of property: String) -> String? {
    if let text = texts[property] { return text }
    guard let prefix = ["ibShadowed", "ibExternal"].first(where: property.hasPrefix) else { return nil }
    let name = property.dropFirst(prefix.count)
    return texts[name.prefix(1).lowercased() + name.dropFirst()]
  }

  private static let telling = [
    "title", "text", "normalTitle", "configuration.title", "label", "placeholder", "placeholderString", "headerTitle",
  ]
}

/// The objects of a storyboard or nib.
public struct InterfaceContents: Sendable {
  /// The objects by their ids.
  public let objects: [String: InterfaceObject]
  /// The names of the images that it takes from the app, each once.
  public var images: [String] = []

  /// Whether ids are numbers, as the tools before Xcode 4 made them.
  public var hasNumericIDs: Bool { objects.keys.contains { Int($0).map { $0 > 0 } ?? false } }
}

/// A key of a string table for a storyboard or nib: `abc-12-Xyz.text`.
///
/// Source: what `ibtool --export-strings-file` writes; ids of old files are numbers.
public struct InterfaceKey: Sendable, Hashable {
  /// The id of the object.
  public let id: String
  /// The property, such as `text` or `headerCell.title`.
  public let property: String
  /// Whether the id is a number, as the tools before Xcode 4 made them.
  public let isNumeric: Bool

  /// Reads a key; nil for keys of another form.
  public init?(_ key: String) {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")), key.utf8.count <= 200 else { return nil }
    let id = key[..<dot]
    let property = key[key.utf8.index(after: dot)...]
    isNumeric = !id.isEmpty && id.utf8.count < 10 && id.utf8.allSatisfy(ASCII.isDigit)
    guard isNumeric || Self.isID(id.utf8), Self.isProperty(property.utf8) else { return nil }
    (self.id, self.property) = (String(id), String(property))
  }

  /// Whether it is three, two and three letters or digits with hyphens between them.
  private static func isID(_ id: Substring.UTF8View) -> Bool {
    guard id.count == 10 else { return false }
    return id.enumerated().allSatisfy { index, byte in
      index == 3 || index == 6 ? byte == UInt8(ascii: "-") : ASCII.isLetter(byte) || ASCII.isDigit(byte)
    }
  }

  /// Whether it is a name, perhaps with a path and an index.
  private static func isProperty(_ property: Substring.UTF8View) -> Bool {
    guard let first = property.first, ASCII.isLetter(first) else { return false }
    return property.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || punctuation.contains($0) }
  }

  private static let punctuation = Array(".[]_".utf8)
}
