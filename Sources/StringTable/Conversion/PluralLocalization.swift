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
    guard let dictionary = entry.value else { throw UnfitText(.noValue) }
    let parts = Array(dictionary.entries)
    if let devices = dictionary.value(forKey: "NSStringDeviceSpecificRuleType") {
      guard parts.count == 1, devices.kind == .dictionary else { throw UnfitText(.devicesAndOthers) }
      var forms: [(String, String)] = []
      for form in devices.entries {
        guard let name = form.name, let text = form.value?.stringValue, form.value?.kind == .string else {
          throw UnfitText(.varyingDeviceForm)
        }
        forms.append((name, text))
      }
      return CatalogContent.variations("device", forms, state)
    }
    if dictionary.value(forKey: "NSStringVariableWidthRuleType") != nil {
      throw UnfitText(.widths)
    }
    guard let text = PluralText(entry), let format = text.formatNode.stringValue else {
      throw UnfitText(.noFormat)
    }
    var variables: [Variable] = []
    for variable in text.variables { variables.append(try Variable(variable)) }
    guard parts.count == variables.count + 1 else {
      throw UnfitText(.partIsNoVariable)
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
      throw UnfitText(.undefinedVariable(name))
    }
    if written.items.contains(where: \.isArgument) { throw UnfitText(.argumentMark) }
    guard !variables.isEmpty else { return CatalogContent.unit(format, state) }
    var members: [JSONContent.Member] = []
    for variable in variables.sorted(by: { CatalogEditor.precedes($0.name, $1.name) }) {
      guard let argument = arguments.own[variable.name] else {
        throw UnfitText(.unusedVariable(variable.name))
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
        throw UnfitText(.noRuleType(variable.name))
      }
      guard let type = variable.valueType?.value?.stringValue, variable.type != nil else {
        throw UnfitText(.noValueType(variable.name))
      }
      self.type = type.hasPrefix("%") ? String(type.dropFirst()) : type
      forms = variable.forms.map { ($0.category.rawValue, $0.value.stringValue ?? "") }
      let count = variable.dictionary.entries.reduce(0) { count, _ in count + 1 }
      guard count == forms.count + 2, Set(forms.map(\.category)).count == forms.count else {
        throw UnfitText(.partIsNoForm(variable.name))
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
        if specifier.variable != nil { throw UnfitText(.variableInForm(name)) }
        if item.isArgument || specifier.starCount > 0 {
          throw UnfitText(.placeholderInForm(name))
        }
        if let position = specifier.position { return position == argument && item.type == type ? "%arg" : nil }
        // The first placeholder without a number is the variable's.
        guard specifier.type == PluralValueType.type(type), !hasOwn else {
          throw UnfitText(.unnumberedInForm(name, placeholder: "%\(item.type)"))
        }
        hasOwn = true
        return item.type == type ? "%arg" : "%\(argument)$\(item.type)"
      }
    }
  }
}
