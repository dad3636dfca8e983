import ProjectFiles

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

  /// The label or the first of its texts that says most about it; nil without any.
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

  /// Whether ids are numbers, as the tools before Xcode 4 made them.
  public var hasNumericIDs: Bool { objects.keys.contains { Int($0).map { $0 > 0 } ?? false } }
}
