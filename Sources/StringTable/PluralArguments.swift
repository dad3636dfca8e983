/// The types of the arguments of a text in a `.stringsdict`, as the file declares them.
public struct PluralArguments: Sendable {
  /// The type that an argument is read as, and where it is declared.
  public struct Declaration: Sendable {
    /// The type.
    public let type: ArgumentType
    /// The variable that declares it; nil if the format itself does.
    public let variable: String?
  }

  /// The number of the argument that selects the form of each variable, if it is known.
  public private(set) var own: [String: Int] = [:]
  /// The first type that is declared for each argument.
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
    // The argument that a form names without a number depends on the form.
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

  /// A specifier in a form that reads an argument as another type than the file declares.
  public struct Mismatch: Sendable {
    /// The specifier, with places that count from the start of the form's content.
    public let specifier: FormatSpecifier
    /// The variable that declares the argument; nil if the format does.
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
        guard specifier.variable == nil, let declared = declarations[position], declared.type != specifier.type else {
          continue
        }
        return Mismatch(specifier: specifier, variable: declared.variable, isOwn: declared.variable == variable.name)
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
