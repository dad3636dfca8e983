/// Finds the literal list whose elements a name or the argument of a closure has one after the other, in the file of Swift that uses it.
///
/// `for scheme in schemes`, `schemes.contains { canOpen($0) }` and the function `canOpen(_ scheme: String)` give a name the elements.
struct ListElements {
  /// A loop, or a closure that a method of a list calls for each element.
  private struct Iteration {
    /// What an element is called.
    let name: String
    /// The list: its name or where its literal begins.
    let list: List
    /// Where an element has that name.
    var range: Range<Int>
  }

  private enum List {
    case name(String)
    case literal(Int)
  }

  private struct Function {
    let name: Range<Int>
    /// The name of the first parameter in it.
    let parameter: String
  }

  private let cursor: CodeCursor
  private var iterations: [Iteration] = []
  private var functions: [Function] = []
  /// Where the lists of computed properties begin, by their names.
  private var computed: [String: [Int]] = [:]
  private var constants: ConstantReader

  /// The largest number of iterations and of functions that are kept.
  private static let limit = 1_000
  /// How many steps lead from a name to its list.
  private static let stepLimit = 5
  private static let elementLimit = 64
  /// The distance from the start of a closure in which its argument is used, in bytes.
  private static let closureLimit = 4_096
  /// The methods that call a closure for each element.
  private static let methods: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map",
  ]

  /// Reads the file of `cursor` for what `names` may be; linear.
  init(of names: Set<String>, in cursor: CodeCursor) {
    self.cursor = CodeCursor(cursor.bytes, syntax: cursor.syntax)
    constants = ConstantReader([], in: cursor.bytes, cursor.syntax)
    read()
    var searched = names.union(functions.map(\.parameter))
    for iteration in iterations {
      searched.insert(iteration.name)
      if case .name(let list) = iteration.list { searched.insert(list) }
    }
    constants = ConstantReader(searched, in: cursor.bytes, cursor.syntax)
  }

  // MARK: Reading

  private mutating func read() {
    var (reader, conditions) = (cursor, ConditionStack())
    // The iterations whose braces are open, nil for other braces, and the loop whose brace follows.
    var (open, next): ([Int?], Int?) = ([], nil)
    while !reader.isAtEnd, iterations.count < Self.limit, functions.count < Self.limit {
      let start = reader.offset
      guard let range = reader.step(&conditions) else {
        if reader.bytes[start] == UInt8(ascii: "{") {
          if next == nil, let closure = closure(at: start) {
            next = iterations.count
            iterations.append(closure)
          }
          open.append(next)
          next = nil
        } else if reader.bytes[start] == UInt8(ascii: "}"), let index = open.popLast() ?? nil {
          iterations[index].range = iterations[index].range.lowerBound..<start
        }
        continue
      }
      switch text(range) {
      case "for":
        guard let loop = Self.loop(reader) else { continue }
        next = iterations.count
        iterations.append(loop)
      case "func": if let function = Self.function(reader) { functions.append(function) }
      default:
        if let list = Self.computedList(reader) { computed[text(range), default: []].append(list) }
      }
    }
  }

  private func text(_ range: Range<Int>) -> String {
    range.count <= 64 ? String(decoding: cursor.bytes[range], as: UTF8.self) : ""
  }

  /// Reads `for name in list {`, from after its first word.
  private static func loop(_ cursor: CodeCursor) -> Iteration? {
    var reader = cursor
    reader.skipTrivia()
    guard let name = reader.identifier() else { return nil }
    reader.skipTrivia()
    guard let word = reader.identifier(), reader.bytes[word].elementsEqual("in".utf8) else { return nil }
    reader.skipTrivia()
    var list = List.literal(reader.offset)
    if reader.byte(at: reader.offset) != UInt8(ascii: "[") {
      guard let path = path(&reader) else { return nil }
      reader.skipTrivia()
      guard reader.byte(at: reader.offset) == UInt8(ascii: "{") else { return nil }
      list = .name(path)
    }
    return Iteration(
      name: String(decoding: reader.bytes[name], as: UTF8.self),
      list: list,
      range: cursor.offset..<reader.bytes.count
    )
  }

  /// Moves past names with dots between them, and returns the last one.
  private static func path(_ reader: inout CodeCursor) -> String? {
    guard var last = reader.identifier() else { return nil }
    while reader.byte(at: reader.offset) == UInt8(ascii: ".") {
      reader.offset += 1
      guard let name = reader.identifier() else { return nil }
      last = name
    }
    return String(decoding: reader.bytes[last], as: UTF8.self)
  }

  /// Reads `list.contains {` or `list.contains(where: {`, whose brace is at `offset`.
  private func closure(at offset: Int) -> Iteration? {
    let before = cursor.bytes[max(0, offset - 200)..<offset]
    var rest = before.dropLast(before.reversed().prefix { $0 <= 0x20 }.count)
    let opening = ["(where:", "("].first { rest.suffix($0.utf8.count).elementsEqual($0.utf8) } ?? ""
    rest = rest.dropLast(opening.utf8.count)
    let method = rest.reversed().prefix(while: CodeCursor.isIdentifierPart).count
    guard Self.methods.contains(String(decoding: rest.suffix(method), as: UTF8.self)) else { return nil }
    rest = rest.dropLast(method)
    guard rest.last == UInt8(ascii: ".") else { return nil }
    rest = rest.dropLast()
    let list = rest.reversed().prefix(while: CodeCursor.isIdentifierPart).count
    guard list > 0 else { return nil }
    var (reader, name) = (cursor, "$0")
    reader.offset = offset + 1
    reader.skipTrivia()
    if let parameter = reader.identifier() {
      reader.skipTrivia()
      if let word = reader.identifier(), cursor.bytes[word].elementsEqual("in".utf8) { name = text(parameter) }
    }
    return Iteration(
      name: name,
      list: .name(String(decoding: rest.suffix(list), as: UTF8.self)),
      range: offset..<offset
    )
  }

  /// Reads the name and the first parameter of a function, from after its first word.
  private static func function(_ cursor: CodeCursor) -> Function? {
    var reader = cursor
    reader.skipTrivia()
    guard let name = reader.identifier(), reader.take(UInt8(ascii: "(")) else { return nil }
    reader.skipTrivia()
    guard let label = reader.identifier() else { return nil }
    reader.skipTrivia()
    let parameter = reader.identifier() ?? label
    return Function(name: name, parameter: String(decoding: reader.bytes[parameter], as: UTF8.self))
  }

  /// Returns where the list begins in `name: [String] { [ … ] }`, from after the name.
  private static func computedList(_ cursor: CodeCursor) -> Int? {
    guard cursor.byte(at: cursor.offset) == UInt8(ascii: ":") else { return nil }
    var reader = cursor
    reader.offset += 1
    guard reader.take(UInt8(ascii: "[")), let type = reader.identifier(),
      reader.bytes[type].elementsEqual("String".utf8),
      reader.take(UInt8(ascii: "]")), reader.take(UInt8(ascii: "{"))
    else { return nil }
    reader.skipTrivia()
    let start = reader.offset
    if let word = reader.identifier() {
      guard reader.bytes[word].elementsEqual("return".utf8) else { return nil }
      reader.skipTrivia()
      return reader.offset
    }
    return start
  }

  // MARK: Following names

  /// Returns the elements that `name` has at `offset`, each the whole URL or, with `isScheme`, its scheme; nil if they are not clear.
  func elements(of name: String, at offset: Int, isScheme: Bool) -> (elements: [String], isScheme: Bool)? {
    var (name, offset, isScheme) = (name, offset, isScheme)
    for _ in 0..<Self.stepLimit {
      let function = functions.last { $0.name.lowerBound < offset }
      let start = function?.name.lowerBound ?? 0
      let iteration = iterations.last {
        $0.name == name && $0.range.contains(offset) && $0.range.lowerBound > start
          && (name != "$0" || isDirectly(in: $0, offset))
      }
      let assigned = constants.value(of: name, at: offset)
      // The nearest one counts.
      if let iteration, assigned.map({ $0.offset < iteration.range.lowerBound }) ?? true {
        return literals(of: iteration.list, at: iteration.range.lowerBound).map { ($0, isScheme) }
      }
      if let value = assigned {
        guard let (next, isNextScheme) = ArgumentReader.element(value), !isScheme || !isNextScheme else { return nil }
        // In `let url = URL(string: url)`, the second name is that of what precedes.
        offset = place(of: name, before: value.offset)
        (name, isScheme) = (next, isScheme || isNextScheme)
        continue
      }
      guard let function, function.parameter == name, let call = onlyCall(of: function) else { return nil }
      (name, offset) = call
    }
    return nil
  }

  /// Returns the offset of the last `name` before `offset`.
  private func place(of name: String, before offset: Int) -> Int {
    var start = offset - name.utf8.count
    while start > 0, !cursor.bytes[start...].starts(with: name.utf8) { start -= 1 }
    return max(start, 0)
  }

  /// Whether no other closure, whose argument has the same name, is between the start of an iteration and `offset`.
  private func isDirectly(in iteration: Iteration, _ offset: Int) -> Bool {
    let start = iteration.range.lowerBound + 1
    guard start <= offset, offset - start < Self.closureLimit else { return false }
    let code = cursor.bytes[start..<offset]
    return code.count { $0 == UInt8(ascii: "{") } == code.count { $0 == UInt8(ascii: "}") }
  }

  /// Returns the argument of the only call of a function in the file, and where it is; nil if there are several.
  private func onlyCall(of function: Function) -> (name: String, offset: Int)? {
    var (reader, conditions) = (cursor, ConditionStack())
    var found: (name: String, offset: Int)?
    while !reader.isAtEnd {
      guard let range = reader.step(&conditions), range != function.name,
        reader.bytes[range].elementsEqual(reader.bytes[function.name])
      else { continue }
      // Another function of the name, or another call.
      guard found == nil, reader.byte(at: reader.offset) == UInt8(ascii: "(") else { return nil }
      var argument = reader
      argument.offset += 1
      let start = argument
      if argument.identifier() == nil || !argument.take(UInt8(ascii: ":")) { argument = start }
      guard let (name, isScheme) = ArgumentReader.element(argument), !isScheme else { return nil }
      found = (name, range.lowerBound)
    }
    return found
  }

  private func literals(of list: List, at offset: Int) -> [String]? {
    var reader = cursor
    switch list {
    case .literal(let start): reader.offset = start
    case .name(let name):
      let known = computed[name] ?? []
      if let start = known.first, known.count == 1, !constants.assigns(name) {
        reader.offset = start
      } else if known.isEmpty, let value = constants.value(of: name, at: offset) ?? constants.onlyValue(of: name) {
        reader.offset = value.offset
      } else {
        return nil
      }
    }
    return Self.literals(&reader)
  }

  /// Returns the texts in a list of literals at the cursor; nil if there is anything else in it, or something is done with it.
  private static func literals(_ reader: inout CodeCursor) -> [String]? {
    guard reader.take(UInt8(ascii: "[")) else { return nil }
    var elements: [String] = []
    while elements.count < elementLimit {
      if reader.take(UInt8(ascii: "]")) {
        let next = reader.byte(at: reader.offset)
        reader.skipTrivia()
        return elements.isEmpty || next == UInt8(ascii: "[") || ".+".utf8.contains(reader.byte(at: reader.offset))
          ? nil : elements
      }
      reader.skipTrivia()
      guard let text = reader.literalText() else { return nil }
      elements.append(text)
      reader.skipTrivia()
      guard reader.take(UInt8(ascii: ",")) || reader.byte(at: reader.offset) == UInt8(ascii: "]") else { return nil }
    }
    return nil
  }
}
