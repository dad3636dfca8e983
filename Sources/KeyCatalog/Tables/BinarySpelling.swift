/// How the use of an API shows in compiled code: names in one image.
public struct BinarySpelling: Sendable, Hashable {
  /// A name that an image must have, or must not have.
  public enum Name: Sendable, Hashable {
    /// An Objective-C class of another image.
    case importedClass(String)
    /// A selector that is sent.
    case selector(String)
    /// A symbol of another image, such as a function.
    case symbol(String)
    /// The beginning of a symbol of Swift, which ends with the types of parameters.
    case swift(prefix: String)
    /// A symbol of another image that must not be there.
    case absent(String)

    /// Reads a name as the catalog has it; nil for other texts.
    init?(_ text: Substring) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let name = String(text[text.index(after: colon)...])
      guard !name.isEmpty else { return nil }
      switch text[..<colon] {
      case "class": self = .importedClass(name)
      case "selector": self = .selector(name)
      case "symbol": self = .symbol(name)
      case "mangled": self = .swift(prefix: name)
      case "no": self = .absent(name)
      default: return nil
      }
    }
  }

  /// Lists of names of which one is enough, but with each name.
  public let alternatives: [[Name]]

  /// Reads the text of the catalog: alternatives after `|`, in each the names after spaces; nil if a part is none.
  public init?(_ text: String) {
    var alternatives: [[Name]] = []
    for part in text.split(separator: "|") {
      let words = part.split(separator: " ")
      let names = words.compactMap(Name.init)
      guard !names.isEmpty, names.count == words.count else { return nil }
      alternatives.append(names)
    }
    guard !alternatives.isEmpty else { return nil }
    self.alternatives = alternatives
  }
}

extension RequiredReasonAPI {
  /// How compiled code spells it, which follows from its name in C and Objective-C; nil for names of members alone.
  public var binary: BinarySpelling? {
    switch language {
    case "c": return BinarySpelling("symbol:_" + symbol.prefix { $0 != "(" })
    case "objc":
      let words = symbol.split(separator: " ")
      guard words.count < 2 else { return BinarySpelling("class:\(words[0]) selector:\(words[1])") }
      guard !symbol.hasSuffix(" ") else { return nil }
      // A constant has the name of its property or notification; only the class has that of the API itself.
      return BinarySpelling(symbol == "NSUserDefaults" ? "class:\(symbol)" : "symbol:_\(symbol)")
    // The other names of Swift stand for those of Objective-C.
    default: return symbol == "AppStorage" ? BinarySpelling("mangled:_$s7SwiftUI10AppStorageV") : nil
    }
  }
}
