import CodeScanning
import ProjectFiles

/// Replaces build variables: `$(NAME)`, `${NAME}` and `$(NAME:operator)`, which may be nested, and in settings `$NAME` too.
///
/// Xcode's rules: Apple's Build Settings Reference and, for the operators, swift-build's `MacroExpressionProgram`; for names
/// without brackets its `MacroExpressionParser`.
struct SettingExpansion {
  private let settings: BuildSettings
  /// The names that are being looked up, so that a setting that refers to itself terminates.
  private var open: Set<String> = []

  /// The deepest nesting of variables in each other that is followed.
  private static let depthLimit = 32
  /// The longest text that is made, in bytes; settings that double each other would exhaust memory.
  static let lengthLimit = 100_000
  /// The most dollar signs that are looked at for one value; settings that name each other twice would double them.
  private static let stepLimit = 10_000

  private var steps = 0
  /// The first limit that made a value unknown.
  private(set) var reached: (kind: ReachedLimit.Kind, limit: Int)?

  /// Makes an expansion with the variables of `settings`.
  init(_ settings: BuildSettings) {
    self.settings = settings
  }

  /// Returns the value of a setting.
  mutating func value(of name: String) -> ExpandedText {
    guard open.count < Self.depthLimit else {
      note(.settingDepth, Self.depthLimit)
      return .unknown(variable: name)
    }
    guard !open.contains(name), let layers = settings.layers(of: name) else {
      if settings.cutOff.contains(name) { note(.settingLength, Self.lengthLimit) }
      return .unknown(variable: name)
    }
    open.insert(name)
    defer { open.remove(name) }
    var value = ""
    for layer in layers {
      switch expand(layer, inherited: value, takesBareNames: true) {
      case .known(let text): value = text
      case .unknown(let variable): return .unknown(variable: variable)
      }
    }
    return .known(value)
  }

  /// Returns `text` with its variables replaced, `$(inherited)` by `inherited`.
  ///
  /// A name without brackets is a variable in a setting; in other texts a dollar sign may be one.
  mutating func expand(_ text: String, inherited: String?, takesBareNames: Bool = false) -> ExpandedText {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return .known(text) }
    var expanded = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      expanded += rest[..<dollar]
      rest = rest[dollar...]
      steps += 1
      guard steps <= Self.stepLimit else {
        note(.settingSteps, Self.stepLimit)
        return .unknown(variable: "")
      }
      guard let variable = VariableReference(rest, takesBareNames: takesBareNames) else {
        expanded += "$"
        rest = rest.dropFirst()
        continue
      }
      switch value(of: variable, inherited) {
      case .known(let value): expanded += value
      case .unknown(let name): return .unknown(variable: name)
      }
      guard expanded.utf8.count <= Self.lengthLimit else {
        note(.settingLength, Self.lengthLimit)
        return .unknown(variable: variable.content)
      }
      rest = rest[variable.end...]
    }
    return .known(expanded + rest)
  }

  private mutating func note(_ kind: ReachedLimit.Kind, _ limit: Int) {
    if reached == nil { reached = (kind, limit) }
  }

  private mutating func value(of variable: VariableReference, _ inherited: String?) -> ExpandedText {
    guard case .known(let content) = expand(variable.content, inherited: nil) else {
      return .unknown(variable: variable.content)
    }
    let parts = content.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, !name.isEmpty else { return .unknown(variable: content) }
    if name == "inherited", let inherited { return .known(inherited) }
    var value = value(of: name)
    for part in parts.dropFirst() {
      // A file that is not there may set it.
      if value.text == nil, settings.lacksFiles { return value }
      value = SettingOperator.apply(part, to: value)
    }
    return value
  }
}

/// A variable as it occurs in a text: `$(NAME:operator)`.
struct VariableReference {
  /// The text between the brackets.
  let content: String
  /// The index after it.
  let end: Substring.Index

  /// The longest variable that is read, in bytes, so that brackets which are never closed do not cost much.
  private static let lengthLimit = 250

  /// Reads the variable at the start of `text`, a dollar sign; nil if it is incomplete or very long.
  init?(_ text: Substring, takesBareNames: Bool = false) {
    let start = text.utf8.dropFirst()
    guard let open = start.first, open == UInt8(ascii: "(") || open == UInt8(ascii: "{") else {
      let name = start.prefix(while: CodeCursor.isIdentifierPart)
      guard takesBareNames, !name.isEmpty else { return nil }
      (content, end) = (String(Substring(name)), name.endIndex)
      return
    }
    let close = UInt8(ascii: open == UInt8(ascii: "(") ? ")" : "}")
    var depth = 0
    for (index, byte) in zip(start.indices, start.prefix(Self.lengthLimit)) {
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if depth == 0 {
        content = String(text[start.index(after: start.startIndex)..<index])
        end = start.index(after: index)
        return
      }
    }
    return nil
  }
}
