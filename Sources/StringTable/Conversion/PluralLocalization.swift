import JSON
import PropertyList

/// Writes the text of a `.stringsdict` entry as the translation of a string catalog.
///
/// Source: Apple, "Localizing and varying text with a string catalog"; catalogs that Xcode writes.
enum PluralLocalization {
  /// Returns the object of a language in a catalog; linear in the entry.
  ///
  /// A text that is one variable whose forms name its argument becomes plain plural forms; other variables become substitutions,
  /// with `%arg` in the forms.
  static func content(of entry: DictionaryEntry, state: String) throws(UnfitText) -> JSONContent {
    guard let dictionary = entry.value else { throw UnfitText("has no value") }
    let parts = Array(dictionary.entries)
    if let devices = dictionary.value(forKey: "NSStringDeviceSpecificRuleType") {
      guard parts.count == 1, devices.kind == .dictionary else { throw UnfitText("varies by device and otherwise") }
      var forms: [(String, String)] = []
      for form in devices.entries {
        guard let name = form.name, let text = form.value?.stringValue, form.value?.kind == .string else {
          throw UnfitText("has a form for a device that varies again")
        }
        forms.append((name, text))
      }
      return CatalogContent.variations("device", forms, state)
    }
    if dictionary.value(forKey: "NSStringVariableWidthRuleType") != nil {
      throw UnfitText("varies by width, which a string catalog cannot represent")
    }
    guard let text = PluralText(entry), let format = text.formatNode.stringValue else {
      throw UnfitText("has no NSStringLocalizedFormatKey")
    }
    var variables: [Variable] = []
    for variable in text.variables { variables.append(try Variable(variable)) }
    guard parts.count == variables.count + 1 else {
      throw UnfitText("has a part that is not a variable with plural forms")
    }
    let written = SpecifierText(format)
    if let variable = variables.first, variables.count == 1, written.isOneSpecifier,
      let item = written.items.first, item.type == "#@\(variable.name)@", (item.specifier.position ?? 1) == 1,
      variable.isPlain
    {
      return CatalogContent.variations("plural", variable.forms, state)
    }
    return try substitutions(format, written, variables, PluralArguments(text), Set(text.references.map(\.name)), state)
  }

  private static func substitutions(
    _ format: String,
    _ written: SpecifierText,
    _ variables: [Variable],
    _ arguments: PluralArguments,
    _ references: Set<String>,
    _ state: String
  ) throws(UnfitText) -> JSONContent {
    if let name = references.subtracting(variables.map(\.name)).min() {
      throw UnfitText("uses the variable “\(name)”, which is not defined")
    }
    if written.items.contains(where: \.isArgument) { throw UnfitText("contains %arg") }
    guard !variables.isEmpty else { return CatalogContent.unit(format, state) }
    var members: [JSONContent.Member] = []
    for variable in variables.sorted(by: { CatalogEditor.precedes($0.name, $1.name) }) {
      guard let argument = arguments.own[variable.name] else {
        throw UnfitText("does not use the variable “\(variable.name)”")
      }
      var forms: [(String, String)] = []
      for (category, text) in variable.forms { forms.append((category, try variable.form(text, argument))) }
      let plural = CatalogContent.variations("plural", forms, state)
      let parts: [JSONContent.Member] = [
        .init("argNum", .integer(argument)), .init("formatSpecifier", .string(variable.type)),
      ]
      if case .object(let variations) = plural { members.append(.init(variable.name, .object(parts + variations))) }
    }
    guard case .object(let unit) = CatalogContent.unit(format, state) else { return .object([]) }
    return .object(unit + [.init("substitutions", .object(members))])
  }

  /// A variable with all that a catalog needs.
  private struct Variable {
    let name: String
    /// The specifier of its argument without the percent sign.
    let type: String
    let forms: [(category: String, text: String)]

    init(_ variable: PluralVariable) throws(UnfitText) {
      name = variable.name
      guard variable.isPlural else {
        throw UnfitText("has the variable “\(variable.name)” without NSStringPluralRuleType")
      }
      guard let type = variable.valueType?.value?.stringValue, variable.type != nil else {
        throw UnfitText("has the variable “\(variable.name)” without a valid NSStringFormatValueTypeKey")
      }
      self.type = type.hasPrefix("%") ? String(type.dropFirst()) : type
      forms = variable.forms.map { ($0.category.rawValue, $0.value.stringValue ?? "") }
      let count = variable.dictionary.entries.reduce(0) { count, _ in count + 1 }
      guard count == forms.count + 2, Set(forms.map(\.category)).count == forms.count else {
        throw UnfitText("has the variable “\(variable.name)” with a part that is not a plural form")
      }
    }

    /// Whether the forms show which argument selects them, so that they need no variable.
    var isPlain: Bool {
      let items = forms.map { SpecifierText($0.text).items }
      let own = items.joined().filter { ($0.specifier.position ?? 1) == 1 }
      guard !own.isEmpty, own.allSatisfy({ $0.isNumber && $0.type == type && !$0.isArgument }) else { return false }
      return items.allSatisfy { items in
        let others = items.filter { ($0.specifier.position ?? 1) != 1 }
        let areNumbered = items.allSatisfy { $0.specifier.position != nil }
        return (areNumbered || items.count == 1) && !others.contains { $0.isNumber || $0.specifier.variable != nil }
      }
    }

    /// Returns a form with `%arg` for the argument of the variable.
    func form(_ text: String, _ argument: Int) throws(UnfitText) -> String {
      var hasOwn = false
      return try SpecifierText(text).replacing { item throws(UnfitText) in
        let specifier = item.specifier
        if specifier.variable != nil { throw UnfitText("has a form of “\(name)” with another variable") }
        if item.isArgument || specifier.starCount > 0 {
          throw UnfitText("has a form of “\(name)” with a placeholder that a string catalog cannot represent")
        }
        if let position = specifier.position { return position == argument && item.type == type ? "%arg" : nil }
        // The first placeholder without a number is the variable's.
        guard specifier.type == PluralValueType.type(type), !hasOwn else {
          throw UnfitText("has a form of “\(name)” with the placeholder %\(item.type) without a number")
        }
        hasOwn = true
        return item.type == type ? "%arg" : "%\(argument)$\(item.type)"
      }
    }
  }
}
