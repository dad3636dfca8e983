import BuildDescriptions
import SourceText

/// Reads the objects of storyboards and nibs in Xcode's XML format, in one pass over the bytes.
struct InterfaceReader {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 16_000_000
  private static let depthLimit = 500
  /// The largest number of images that are kept.
  private static let imageLimit = 200
  /// Longer texts are cut, in bytes.
  private static let textLimit = 400

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var objects: [String: InterfaceObject] = [:]
  /// For each open element, the id of the innermost object that it is or is in.
  private var owners: [String?] = []
  private var prefix: String?
  private var isInterface = false
  private var images: [String] = []

  /// Returns the objects of a file; nil if it is not in this format, is cut off or has a conflict.
  ///
  /// Linear.
  static func read(_ bytes: [UInt8]) -> InterfaceContents? {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = InterfaceReader(bytes: bytes)
      guard reader.readElements(), reader.isInterface else { return nil }
      return InterfaceContents(objects: reader.objects, images: reader.images.uniqued())
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns whether all elements are closed.
  private mutating func readElements() -> Bool {
    while let start = next(UInt8(ascii: "<")) {
      offset = start + 1
      guard offset < bytes.count else { return false }
      switch bytes[offset] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard skipMarkup() else { return false }
      case UInt8(ascii: "/"):
        guard let end = next(UInt8(ascii: ">")), owners.popLast() != nil else { return false }
        offset = end + 1
      default:
        guard readTag() else { return false }
      }
    }
    return owners.isEmpty
  }

  /// Skips a comment, a declaration or an instruction; returns whether it has an end.
  private mutating func skipMarkup() -> Bool {
    let start = offset
    let isComment = bytes[offset...].starts(with: "!--".utf8)
    while let end = next(UInt8(ascii: ">")) {
      let isEnd = !isComment || end >= start + 5 && bytes[(end - 2)..<end].elementsEqual("--".utf8)
      offset = end + 1
      if isEnd { return true }
    }
    return false
  }

  private mutating func readTag() -> Bool {
    let name = word()
    guard !name.isEmpty, let attributes = readAttributes() else { return false }
    let isEmpty = bytes[offset - 2] == UInt8(ascii: "/")
    guard isEmpty || owners.count < Self.depthLimit else { return false }
    let owner = owners.last ?? nil
    if owners.isEmpty { readRoot(name, attributes) }
    if let id = attributes.first(where: { $0.name == "id" }) {
      let text = string(id.range)
      add(name, attributes, id: text, at: id.range)
      if !isEmpty { owners.append(text) }
    } else {
      if let owner {
        addTexts(of: name, attributes, isEmpty: isEmpty, to: owner)
      } else if name == "image", isEmpty {
        addImage(attributes)
      }
      if !isEmpty { owners.append(owner) }
    }
    return true
  }

  private mutating func readRoot(_ name: String, _ attributes: [Attribute]) {
    isInterface = name == "document"
    switch attributes.first(where: { $0.name == "targetRuntime" }).map({ string($0.range) }) {
    case let runtime? where runtime.hasPrefix("iOS") || runtime == "AppleTV": prefix = "UI"
    case let runtime? where runtime.hasPrefix("MacOSX"): prefix = "NS"
    case "watchKit": prefix = "WKInterface"
    default: break
    }
  }

  /// Adds an image of the list of resources; those of the system are in a catalog of their own.
  private mutating func addImage(_ attributes: [Attribute]) {
    guard images.count < Self.imageLimit, !attributes.contains(where: { $0.name == "catalog" }),
      let name = attributes.first(where: { $0.name == "name" })
    else { return }
    images.append(text(name.range))
  }

  // MARK: Objects

  private mutating func add(_ element: String, _ attributes: [Attribute], id: String, at range: Range<Int>) {
    guard objects[id] == nil else { return }
    var object = InterfaceObject(element: element, className: className(of: element), idRange: range)
    for attribute in attributes {
      switch attribute.name {
      case "customClass": object.className = string(attribute.range)
      case "userLabel": object.label = text(attribute.range)
      case let name where Self.properties.contains(name): object.texts[name] = text(attribute.range)
      default: break
      }
    }
    objects[id] = object
  }

  /// Adds the texts that an element inside an object has for it.
  private mutating func addTexts(of element: String, _ attributes: [Attribute], isEmpty: Bool, to owner: String) {
    guard let key = attributes.first(where: { $0.name == "key" }).map({ string($0.range) }) else { return }
    if element == "string" || element == "mutableString" {
      guard !isEmpty, let end = next(UInt8(ascii: "<")) else { return }
      let content = text(offset..<end)
      objects[owner]?.texts[key] = content
      return
    }
    for attribute in attributes where Self.properties.contains(attribute.name) {
      let property =
        switch element {
        case "state": "\(key)Title"
        case "accessibility": "accessibility\(attribute.name.prefix(1).uppercased())\(attribute.name.dropFirst())"
        default: "\(key).\(attribute.name)"
        }
      let content = text(attribute.range)
      objects[owner]?.texts[property] = content
    }
  }

  private func className(of element: String) -> String? {
    if let known = Self.classes[element] { return known }
    return prefix.map { "\($0)\(element.prefix(1).uppercased())\(element.dropFirst())" }
  }

  /// The attributes that translations replace.
  private static let properties: Set<String> = [
    "footerTitle", "headerTitle", "hint", "label", "paletteLabel", "placeholder", "placeholderString", "prompt", "text",
    "title", "toolTip",
  ]

  /// The classes that are not called after their elements.
  private static let classes = [
    "customObject": "NSObject", "customView": "NSView", "mapView": "MKMapView", "tableViewCellContentView": "UIView",
    "wkWebView": "WKWebView",
  ]

  // MARK: Steps

  private struct Attribute {
    let name: String
    let range: Range<Int>
  }

  /// Reads up to after the end of a tag; nil if there is none or an attribute has no value.
  private mutating func readAttributes() -> [Attribute]? {
    var attributes: [Attribute] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") {
        offset += 1
        return attributes
      }
      if ASCII.isBlankOrLineEnd(byte) || byte == UInt8(ascii: "/") {
        offset += 1
        continue
      }
      let name = word()
      guard !name.isEmpty, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return nil }
      let quote = bytes[offset + 1]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let start = offset + 2
      offset = start
      guard let end = next(quote) else { return nil }
      attributes.append(Attribute(name: name, range: start..<end))
      offset = end + 1
    }
    return nil
  }

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, Self.isName(bytes[offset]) { offset += 1 }
    return string(start..<offset)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: ASCII.isLetter(byte) || ASCII.isDigit(byte)
    }
  }

  /// Returns the offset of the next `byte`; nil if there is none.
  private func next(_ byte: UInt8) -> Int? {
    var index = offset
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index < bytes.count ? index : nil
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func text(_ range: Range<Int>) -> String {
    ElementScanner.decoded(Array(bytes[range].prefix(Self.textLimit))[...])
  }
}
