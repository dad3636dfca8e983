/// What a symbol looks like in code: its first identifier and what must follow it.
struct SymbolPattern: Sendable {
  /// A piece of code; white space and comments may precede each except the first.
  enum Element: Sendable, Hashable {
    /// A whole identifier.
    case identifier([UInt8])
    /// The start of an identifier.
    case prefix([UInt8])
    case punctuation(UInt8)
    /// A later part of an Objective-C selector, after an argument, or the label of an argument of Dart, after others.
    case selectorPart([UInt8])
    /// A message that gets the shared instance of a class: `[Type defaultInstance]`, from after the type; may be absent.
    case sharedInstance
  }

  /// Where the first identifier may occur.
  enum Role: Sendable, Hashable {
    /// A type, anywhere except in a declaration of that type.
    case type
    /// A member of a value, after a dot or, in Objective-C, a receiver.
    case member
    /// A function that belongs to no type.
    case function
    /// Anything except a declaration, for symbols that their argument identifies.
    case anything
    /// An implied member as a key: `values[.name]` or `[.name: value]`.
    case key
    /// Anywhere, in declarations too.
    case mention
  }

  /// The first identifier.
  let head: [UInt8]
  /// What follows it.
  let rest: [Element]
  /// Where it may occur.
  private(set) var role: Role
  /// The code that must not follow, because it makes another symbol.
  var exclusions: [[Element]] = []

  /// Whether it begins with the label of an argument.
  var isLabel: Bool { rest.first == .punctuation(UInt8(ascii: ":")) }

  /// The pattern without regard to where it stands.
  var anywhere: SymbolPattern {
    var pattern = self
    pattern.role = .mention
    return pattern
  }

  /// The pattern of a call on `self` in an extension of the type that has the member; nil if it is no member.
  var onSelf: SymbolPattern? {
    guard role == .member else { return nil }
    var pattern = self
    pattern.role = .function
    return pattern
  }

  /// Whether the symbol is a type, whose mere mention counts.
  var isBareType: Bool { role == .type && rest.isEmpty }

  /// The name that the project may declare itself, which is then not the system's.
  var declaredName: String? {
    role == .type || role == .function ? String(decoding: head, as: UTF8.self) : nil
  }

  /// Reads a symbol as the catalog writes it; nil if it contains no identifier.
  ///
  /// Without a `role`, the spelling determines it.
  init?(symbol: String, language: String, role: Role? = nil) {
    var elements = Self.elements(of: Self.withoutInstance(symbol))
    if language == "objc" { elements = Self.asMessage(elements) }
    if language == "dart" { elements = Self.withAnyOrder(elements) }
    // What follows the last argument does not matter: `(for: .video)` also matches `(for: .video, …)`.
    if elements.count > 1, elements.last == .punctuation(UInt8(ascii: ")")),
      elements[elements.count - 2] != .punctuation(UInt8(ascii: "("))
    {
      elements.removeLast()
    }
    guard case .identifier(let head) = elements.first, let first = head.first else { return nil }
    self.head = head
    rest = Array(elements.dropFirst())
    let isUpperCase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    self.role = role ?? (language == "c" ? .function : isUpperCase ? .type : .member)
  }

  /// Returns the part after the last call of an instance: the receiver is usually a variable, so
  /// `CNContactStore().requestAccess` is searched as a member.
  private static func withoutInstance(_ symbol: String) -> Substring {
    var start = symbol.startIndex
    var index = symbol.startIndex
    while index < symbol.endIndex {
      if symbol[index...].hasPrefix("().") { start = symbol.index(index, offsetBy: 3) }
      index = symbol.index(after: index)
    }
    return symbol[start...]
  }

  private static func elements(of symbol: Substring) -> [Element] {
    var elements: [Element] = []
    var identifier: [UInt8] = []
    for byte in symbol.utf8 {
      if CodeCursor.isIdentifierPart(byte) {
        identifier.append(byte)
        continue
      }
      if !identifier.isEmpty { elements.append(.identifier(identifier)) }
      identifier = []
      if byte != UInt8(ascii: " ") { elements.append(.punctuation(byte)) }
    }
    return identifier.isEmpty ? elements : elements + [.identifier(identifier)]
  }

  /// Lets other arguments be before the first that has a label: those of Dart have any order.
  private static func withAnyOrder(_ elements: [Element]) -> [Element] {
    guard let open = elements.firstIndex(of: .punctuation(UInt8(ascii: "("))), open + 2 < elements.count,
      case .identifier(let label) = elements[open + 1], elements[open + 2] == .punctuation(UInt8(ascii: ":"))
    else { return elements }
    return elements[...open] + [.selectorPart(label)] + elements[(open + 3)...]
  }

  /// Distinguishes receivers, parts of selectors and arguments of a message.
  private static func asMessage(_ elements: [Element]) -> [Element] {
    var message: [Element] = []
    for (index, element) in elements.enumerated() {
      guard case .identifier(let name) = element, index > 0 else {
        // The colon of a later part belongs to that part.
        if case .selectorPart = message.last, element == .punctuation(UInt8(ascii: ":")) { continue }
        message.append(element)
        continue
      }
      let isFollowedByColon = index + 1 < elements.count && elements[index + 1] == .punctuation(UInt8(ascii: ":"))
      switch elements[index - 1] {
      case .identifier:
        // A receiver and a selector; without its colon only the start of the selector is given.
        message += [.sharedInstance, isFollowedByColon ? element : .prefix(name)]
      case .punctuation(UInt8(ascii: ":")) where isFollowedByColon:
        message.append(.selectorPart(name))
      default:
        message.append(element)
      }
    }
    return message
  }
}
