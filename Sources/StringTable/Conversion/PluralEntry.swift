import JSON
import PropertyList

/// Writes a translation of a string catalog as the value of an entry of a `.strings` or `.stringsdict` file.
///
/// Source: Apple, "Localizing and varying text with a string catalog", "Localizing strings that contain plurals".
enum PluralEntry {
  /// Returns a string for a text that does not vary, else the dictionary of a `.stringsdict` entry; linear in the translation.
  static func value(of translation: CatalogTranslation, key: String) throws(UnfitText) -> PropertyListValue {
    let node = translation.value
    let names = Set(node.members.compactMap(\.name.string))
    switch names {
    case ["stringUnit"]: return .string(try text(of: node))
    case ["variations"]: return try varying(node, key)
    case ["stringUnit", "substitutions"]: return try substituted(node)
    default: throw UnfitText(.catalogOnly(names.sorted()))
    }
  }

  private static func text(of node: JSONNode) throws(UnfitText) -> String {
    guard let text = node["stringUnit"]?["value"]?.string else { throw UnfitText(.formWithoutText) }
    return text
  }

  /// Returns the texts of the only kind of variation.
  private static func forms(of node: JSONNode, _ kind: StaticString) throws(UnfitText) -> [(name: String, text: String)]
  {
    guard let kinds = node["variations"]?.members, kinds.count == 1, let only = kinds.first, only.name.isText(kind)
    else {
      throw UnfitText(.severalVariations)
    }
    var forms: [(String, String)] = []
    for form in only.value.members {
      guard form.value.members.count == 1, let name = form.name.string else {
        throw UnfitText(.varyingForm)
      }
      forms.append((name, try text(of: form.value)))
    }
    return forms
  }

  private static func dictionary(_ entries: [(String, String)]) -> PropertyListValue {
    .dictionary(entries.map { PropertyListValue.KeyedValue(key: $0.0, value: .string($0.1)) })
  }

  private static func variable(_ type: String, _ forms: [(String, String)]) -> PropertyListValue {
    dictionary(
      [
        ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", type),
      ] + forms
    )
  }

  private static func entry(_ format: String, _ variables: [(String, PropertyListValue)]) -> PropertyListValue {
    let format = PropertyListValue.KeyedValue(key: "NSStringLocalizedFormatKey", value: .string(format))
    return .dictionary([format] + variables.map { PropertyListValue.KeyedValue(key: $0.0, value: $0.1) })
  }

  // MARK: Plain forms

  private static func varying(_ node: JSONNode, _ key: String) throws(UnfitText) -> PropertyListValue {
    if node["variations"]?["device"] != nil {
      let devices = dictionary(try forms(of: node, "device"))
      return .dictionary([.init(key: "NSStringDeviceSpecificRuleType", value: devices)])
    }
    let forms = try forms(of: node, "plural")
    var number = try self.number(in: forms.map(\.text))
    if number == nil { number = try self.number(in: [key]) }
    guard let number else { throw UnfitText(.noNumber) }
    let areKept = number.argument == 1 && forms.allSatisfy { isPlain($0.text, number.type) }
    var written: [(String, String)] = []
    for form in forms { written.append((form.name, areKept ? form.text : try numbered(form.text))) }
    let position = number.argument == 1 ? "" : "\(number.argument)$"
    return entry("%\(position)#@value@", [("value", variable(number.type, written))])
  }

  /// Returns the only number that texts have as an argument; nil if they have none.
  private static func number(in texts: [String]) throws(UnfitText) -> (argument: Int, type: String)? {
    var found: (argument: Int, type: String)?
    for text in texts {
      for (argument, item) in arguments(of: SpecifierText(text)) where item.isNumber {
        guard found.map({ $0 == (argument, item.type) }) ?? true else {
          throw UnfitText(.severalNumbers)
        }
        found = (argument, item.type)
      }
    }
    return found
  }

  private static func arguments(of text: SpecifierText) -> [(Int, SpecifierText.Item)] {
    var next = 1
    return text.items.map { item in
      next += item.specifier.starCount
      defer { if item.specifier.position == nil { next += 1 } }
      return (item.specifier.position ?? next, item)
    }
  }

  /// Whether a form is read alike in a `.stringsdict`, where the first placeholder without a number is the variable's.
  private static func isPlain(_ text: String, _ type: String) -> Bool {
    let items = SpecifierText(text).items
    if items.allSatisfy({ $0.specifier.position != nil }) { return true }
    return items.count == 1 && items.allSatisfy { $0.type == type }
  }

  /// Returns a form in which each placeholder names its argument.
  private static func numbered(_ text: String) throws(UnfitText) -> String {
    let written = SpecifierText(text)
    var arguments = arguments(of: written).map(\.0)[...]
    return try written.replacing { item throws(UnfitText) in
      guard item.specifier.starCount == 0, !item.isArgument else {
        throw UnfitText(.placeholder)
      }
      return arguments.popFirst().map { "%\($0)$\(item.type)" }
    }
  }

  // MARK: Variables

  private static func substituted(_ node: JSONNode) throws(UnfitText) -> PropertyListValue {
    let format = SpecifierText(try text(of: node))
    let natural = arguments(of: format)
    var variables: [(String, PropertyListValue)] = []
    var positions: [String: Int] = [:]
    for member in node["substitutions"]?.members ?? [] {
      let name = member.name.string ?? ""
      guard let type = member.value["formatSpecifier"]?.string else {
        throw UnfitText(.noSpecifier(name))
      }
      guard let own = natural.first(where: { $0.1.type == "#@\(name)@" })?.0 else {
        throw UnfitText(.unusedVariable(name))
      }
      let argument = member.value["argNum"]?.integer ?? own
      positions[name] = argument
      var forms: [(String, String)] = []
      for form in try self.forms(of: member.value, "plural") {
        forms.append((form.name, try self.form(form.text, name, argument, type)))
      }
      variables.append((name, variable(type, forms)))
    }
    return entry(try numbered(format, natural, positions), variables)
  }

  /// Returns the text of a form with what `%arg` stands for.
  private static func form(_ text: String, _ name: String, _ argument: Int, _ type: String) throws(UnfitText) -> String
  {
    let written = SpecifierText(text)
    let position = written.items.count == 1 ? "" : "\(argument)$"
    return try written.replacing { item throws(UnfitText) in
      if item.isArgument { return "%\(position)\(type)" }
      guard item.specifier.position != nil, item.specifier.variable == nil else {
        throw UnfitText(.unnumberedInForm(name, placeholder: "%\(item.type)"))
      }
      return nil
    }
  }

  /// Returns the text with the number of each variable's argument, where that is not the next one.
  private static func numbered(
    _ format: SpecifierText,
    _ natural: [(Int, SpecifierText.Item)],
    _ positions: [String: Int]
  ) throws(UnfitText) -> String {
    var areNatural = true
    for (argument, item) in natural where item.specifier.variable != nil {
      let name = String(item.type.dropFirst(2).dropLast())
      guard let position = positions[name] else {
        throw UnfitText(.undefinedVariable(name))
      }
      areNatural = areNatural && position == argument
    }
    return try format.replacing { item throws(UnfitText) in
      guard !areNatural else { return nil }
      if item.specifier.variable != nil {
        return positions[String(item.type.dropFirst(2).dropLast())].map { "%\($0)$\(item.type)" }
      }
      guard item.specifier.position != nil else {
        throw UnfitText(.unnumbered(placeholder: "%\(item.type)"))
      }
      return nil
    }
  }
}
