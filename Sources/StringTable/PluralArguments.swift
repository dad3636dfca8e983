/// What the arguments of a text in a `.stringsdict` are, by what the file says of them.
public struct PluralArguments: Sendable {
  /// What an argument is taken for, and where that is said.
  public struct Declaration: Sendable {
    /// What it is.
    public let type: ArgumentType
    /// The variable that says so; nil where the format itself does.
    public let variable: String?
  }

  /// The number of the argument that decides over each variable, where that is known.
  public private(set) var own: [String: Int] = [:]
  /// What is said of each argument first.
  public private(set) var declarations: [Int: Declaration] = [:]

  /// Numbers the arguments of a text; linear in its specifiers.
  public init(_ text: PluralText) {
    var types: [String: ArgumentType] = [:]
    for variable in text.variables where !variable.printsNothing { types[variable.name] = variable.type }
    var names = text.references.makeIterator()
    for (argument, specifier) in text.format.numbered() {
      guard specifier.variable != nil else {
        declare(argument, specifier.type, by: nil)
        continue
      }
      guard let name = names.next()?.name else { break }
      if own[name] == nil { own[name] = argument }
      if let type = types[name] { declare(argument, type, by: name) }
    }
    // What a form names without a number has a place that depends on the form.
    for form in text.variables.flatMap(\.forms) {
      for specifier in form.format.specifiers where specifier.variable != nil {
        guard let name = names.next()?.name, let argument = specifier.position else { continue }
        if own[name] == nil { own[name] = argument }
        if let type = types[name] { declare(argument, type, by: name) }
      }
    }
  }

  private mutating func declare(_ argument: Int, _ type: ArgumentType, by variable: String?) {
    if declarations[argument] == nil { declarations[argument] = Declaration(type: type, variable: variable) }
  }

  /// A specifier in a form that takes an argument for something else than the file says that it is.
  public struct Mismatch: Sendable {
    /// The specifier, with places that count from the start of the form's content.
    public let specifier: FormatSpecifier
    /// The variable that says what the argument is; nil where the format does.
    public let variable: String?
    /// Whether it is the form's own variable.
    public let isOwn: Bool
  }

  /// Returns the first specifier in `form` that does not fit; linear in its specifiers.
  ///
  /// In a form the first specifier without a number takes the argument of the variable itself.
  public func mismatch(in form: PluralForm, of variable: PluralVariable) -> Mismatch? {
    var hasTakenOwn = false
    for specifier in form.format.specifiers {
      if let position = specifier.position {
        guard specifier.variable == nil, let said = declarations[position], said.type != specifier.type else {
          continue
        }
        return Mismatch(specifier: specifier, variable: said.variable, isOwn: said.variable == variable.name)
      }
      guard !hasTakenOwn else { continue }
      hasTakenOwn = true
      guard specifier.variable == nil, specifier.starCount == 0, let type = variable.type, type != specifier.type else {
        continue
      }
      return Mismatch(specifier: specifier, variable: variable.name, isOwn: true)
    }
    return nil
  }
}
