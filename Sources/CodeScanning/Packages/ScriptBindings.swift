import KeyCatalog
import ProjectFiles

/// The names of a file in JavaScript that stand for something that a module exports, or were made with it.
struct ScriptBindings {
  /// What a name stands for.
  struct Binding {
    /// The package of the catalog; nil for any other module.
    let package: String?
    /// The exported name; nil for the module or its default.
    var member: String?
    /// Whether it is only made with something of the package.
    var isDerived = false
  }

  /// The names with what they stand for.
  private(set) var names: [String: Binding] = [:]
  /// The imported packages that the catalog has, in their order, each with the piece that names it.
  private(set) var packages: [(name: String, token: Int)] = []
  /// The pieces of imports and declarations, in which a name is no use.
  private(set) var importRanges: [Range<Int>] = []

  /// The exported names that a file hands on, each with its package and the piece that names it.
  private(set) var reexports: [(package: String, member: String, token: Int)] = []
  /// The global objects that the file names, with the packages that define them.
  private var globals: [(path: [String], package: String)] = []
  /// The first names on the way to global objects.
  static let globalRoots: Set<String> = ["cordova", "navigator", "plugins"]
  /// The packages of the catalog whose types alone are imported, by the names of the types.
  private var types: [String: Int] = [:]

  private static let declarations: Set<String> = ["const", "let", "var"]
  /// The largest number of pieces of an import or a declaration that are read.
  private static let limit = 300

  /// Reads the imports and declarations of a file; linear, but for long declarations, whose reading ends at a limit.
  init(_ tokens: ScriptTokens) {
    for index in 0..<tokens.count {
      if tokens.reads(index, "from"), tokens.kind(index + 1) == .text { readImport(endingAt: index, tokens) }
      if tokens.reads(index, "require") || tokens.reads(index, "import"), tokens.isSign(index + 1, "("),
        tokens.kind(index + 2) == .text, tokens.isSign(index + 3, ")")
      {
        readCall(at: index, tokens)
      }
      readRegistration(at: index, tokens)
      if let name = tokens.text(index), Self.globalRoots.contains(name) { readGlobal(at: index, name, tokens) }
    }
    guard !packages.isEmpty else { return }
    for index in 0..<tokens.count { readDeclaration(at: index, tokens) }
  }

  /// Notes the package whose global object is at `index`.
  private mutating func readGlobal(at index: Int, _ root: String, _ tokens: ScriptTokens) {
    for (path, package) in KeyCatalog.globalObjects[root] ?? [] {
      let isThere = path.indices.dropFirst().allSatisfy { part in
        tokens.isSign(index + 2 * part - 1, ".") && tokens.reads(index + 2 * part, path[part])
      }
      guard isThere, !globals.contains(where: { $0.path == path }) else { continue }
      globals.append((path, package))
      if !packages.contains(where: { $0.name == package }) { packages.append((package, index)) }
    }
  }

  /// Returns the members of a global object that a package defines, if `names` lead to it.
  func members(of names: [String], _ package: String) -> [String]? {
    let names = names.first == "window" ? names.dropFirst() : names[...]
    return globals.firstResult { global in
      global.package == package && names.count > global.path.count && names.starts(with: global.path)
        ? Array(names.dropFirst(global.path.count)) : nil
    }
  }

  /// Returns the package of which the call that ends with the bracket at `close` brings in a module: `require("x")`,
  /// `(await import("x"))`.
  func package(ofCallEndingAt end: Int, _ tokens: ScriptTokens) -> (name: String, start: Int)? {
    guard tokens.isSign(end, ")"), let start = tokens.opening(end) else { return nil }
    let (open, close) = tokens.reads(start + 1, "await") ? (tokens.opening(end - 1) ?? start, end - 1) : (start, end)
    guard tokens.isSign(close, ")"), tokens.reads(open - 1, "require") || tokens.reads(open - 1, "import"),
      open + 2 == close,
      let module = tokens.text(open + 1, as: .text), let package = KeyCatalog.javaScriptPackage(module)
    else { return nil }
    return (package.name, close == end ? open - 1 : start)
  }

  /// Returns the package that a module is of, and notes it.
  private mutating func package(_ token: Int, _ tokens: ScriptTokens) -> String? {
    guard let module = tokens.text(token, as: .text), module.first != ".", module.first != "/",
      let package = KeyCatalog.javaScriptPackage(module)
    else { return nil }
    if !packages.contains(where: { $0.name == package.name }) { packages.append((package.name, token)) }
    return package.name
  }

  // MARK: Imports

  /// Reads `import A, { b as c } from "x"`, whose word `from` is at `end`.
  private mutating func readImport(endingAt end: Int, _ tokens: ScriptTokens) {
    var start = end
    while start >= 0, end - start < Self.limit, !tokens.reads(start, "import"), !tokens.reads(start, "export") {
      if tokens.isSign(start, ";") { return }
      start -= 1
    }
    importRanges.append(max(start, 0)..<end + 2)
    // Types alone are no code.
    let areTypes = tokens.reads(start + 1, "type") && !tokens.isSign(start + 2, ",") && !tokens.reads(start + 2, "from")
    if tokens.reads(start, "export"), !areTypes, tokens.isSign(start + 1, "{") {
      guard let package = package(end + 1, tokens) else { return }
      for place in start + 2..<end where tokens.isSign(place - 1, "{") || tokens.isSign(place - 1, ",") {
        if let member = tokens.text(place) { reexports.append((package, member, place)) }
      }
      return
    }
    guard tokens.reads(start, "import") else { return }
    if areTypes {
      for place in start + 2..<max(start + 2, end) { if let name = tokens.text(place) { types[name] = end + 1 } }
      return
    }
    let package = package(end + 1, tokens)
    var index = start + 1
    while index < end {
      if tokens.isSign(index, "{") {
        let close = tokens.closing(index)
        for (member, name) in Self.pairs(index + 1..<close, tokens, separator: "as") {
          names[name] = Binding(package: package, member: member == "default" ? nil : member)
        }
        index = close
      } else if tokens.reads(index, "as"), let name = tokens.text(index + 1) {
        names[name] = Binding(package: package)
        index += 1
      } else if let name = tokens.text(index) {
        names[name] = Binding(package: package)
      }
      index += 1
    }
  }

  /// Reads `const a = require("x")`, `const { b: c } = require("x")` and the like with `import("x")`.
  private mutating func readCall(at word: Int, _ tokens: ScriptTokens) {
    let package = package(word + 2, tokens)
    var equals = word - 1
    while tokens.reads(equals, "await") || tokens.isSign(equals, "(") { equals -= 1 }
    importRanges.append(word..<word + 4)
    readCallback(after: word, package, tokens)
    guard tokens.isSign(equals, "=") else { return }
    let target = equals - 1
    importRanges.append(target..<word)
    if tokens.isSign(target, "}"), let open = tokens.opening(target) {
      importRanges.append(open..<target)
      for (member, name) in Self.pairs(open + 1..<target, tokens, separator: ":") {
        names[name] = Binding(package: package, member: member == "default" ? nil : member)
      }
    } else if let name = tokens.text(target) {
      var member: String?
      if tokens.isSign(word + 4, "."), let name = tokens.text(word + 5) {
        if !tokens.isSign(word + 6, "(") { importRanges.append(word + 4..<word + 6) }
        if name != "default" { member = name }
      }
      names[name] = Binding(package: package, member: member)
    }
  }

  /// Reads the parameter of `import("x").then(({ a }) => …)`.
  private mutating func readCallback(after word: Int, _ package: String?, _ tokens: ScriptTokens) {
    guard tokens.isSign(word + 4, "."), tokens.reads(word + 5, "then"), tokens.isSign(word + 6, "(") else { return }
    let start = tokens.isSign(word + 7, "(") ? word + 8 : word + 7
    if tokens.isSign(start, "{") {
      let close = tokens.closing(start)
      importRanges.append(start..<close)
      for (member, name) in Self.pairs(start + 1..<max(start + 1, close), tokens, separator: ":") {
        names[name] = Binding(package: package, member: member == "default" ? nil : member)
      }
    } else if let name = tokens.text(start), tokens.isSign(start + 1, "=") || tokens.isSign(start + 1, ")") {
      names[name] = Binding(package: package)
    }
  }

  /// Reads `const a = registerPlugin<A>("A")` of Capacitor, where `A` is a type of the package.
  private mutating func readRegistration(at word: Int, _ tokens: ScriptTokens) {
    guard tokens.reads(word, "registerPlugin"), tokens.isSign(word + 1, "<"), tokens.isSign(word + 3, ">"),
      let type = tokens.text(word + 2), let module = types[type], tokens.isSign(word - 1, "="),
      let name = tokens.text(word - 2), let package = package(module, tokens)
    else { return }
    names[name] = Binding(package: package, member: name)
  }

  /// Returns the names in `{ a, b as c }` with those that they get.
  private static func pairs(_ range: Range<Int>, _ tokens: ScriptTokens, separator: String) -> [(String, String)] {
    var pairs: [(String, String)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      // `type A` is no code.
      if separator == "as", tokens.reads(index, "type"), tokens.kind(index + 1) == .name, !tokens.reads(index + 1, "as")
      {
        index += 2
        continue
      }
      guard let name = tokens.text(index) else {
        index += 1
        continue
      }
      let isRenamed = separator == "as" ? tokens.reads(index + 1, separator) : tokens.isSign(index + 1, ":")
      let local = isRenamed ? tokens.text(index + 2) : name
      if let local { pairs.append((name, local)) }
      index += isRenamed ? 3 : 1
      // A default value is no name.
      while index < range.upperBound, !tokens.isSign(index, ",") { index += 1 }
    }
    return pairs
  }

  // MARK: Declarations

  /// Reads the names that get a value which is made with something of a package.
  private mutating func readDeclaration(at index: Int, _ tokens: ScriptTokens) {
    if tokens.isSign(index, "<"), let root = tokens.text(index + 1), let package = names[root]?.package {
      readReference(ofElementAt: index, package, tokens)
    }
    guard tokens.isSign(index, "="), !tokens.isSign(index + 1, "="), !tokens.isSign(index + 1, ">"),
      !"=!<>+-*/".contains(where: { tokens.isSign(index - 1, $0) }),
      let package = package(ofValueAt: index + 1, tokens)
    else { return }
    if tokens.isSign(index - 1, "}") || tokens.isSign(index - 1, "]"), let open = tokens.opening(index - 1) {
      // A declared name is no use, unlike a call in a list.
      if let word = tokens.text(open - 1), Self.declarations.contains(word) {
        importRanges.append(open..<index)
      }
      for (member, name) in Self.pairs(open + 1..<index - 1, tokens, separator: ":") where names[name] == nil {
        let isList = tokens.isSign(open, "[")
        // What a hook returns in a list mostly gets its own name.
        names[name] = Binding(package: package, member: member, isDerived: isList)
      }
      return
    }
    // `const a: A<B> = …`
    var place = index - 1
    var target = tokens.text(place)
    while place > 0, index - place < 20 {
      if let word = tokens.text(place), Self.declarations.contains(word) {
        target = tokens.text(place + 1)
        break
      }
      if ";{}".contains(where: { tokens.isSign(place, $0) }) || tokens.startsLine(place) { break }
      place -= 1
    }
    guard let target, names[target] == nil else { return }
    // The component itself, with what moves it.
    let end = tokens.closing(index + 4)
    if tokens.reads(index + 3, "createAnimatedComponent"), end == index + 6, let inner = tokens.text(index + 5),
      let binding = names[inner]
    {
      names[target] = binding
    } else {
      names[target] = Binding(package: package, isDerived: true)
    }
  }

  /// Returns the package that an expression is made with, up to the end of its line or the start of a function.
  private func package(ofValueAt start: Int, _ tokens: ScriptTokens) -> String? {
    var index = start
    var depth = 0
    while index < tokens.count, index - start < Self.limit {
      switch tokens.kind(index) {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")):
        depth -= 1
        if depth < 0 { return nil }
      case .sign(UInt8(ascii: ";")): return nil
      // A function or an object shows nothing of the value itself.
      case .sign(UInt8(ascii: "{")): index = tokens.closing(index)
      case .sign(UInt8(ascii: "=")) where tokens.isSign(index + 1, ">"): return nil
      case .name:
        if depth == 0, index > start, tokens.startsLine(index),
          !"=.(".contains(where: { tokens.isSign(index - 1, $0) }),
          !tokens.reads(index - 1, "await"), !tokens.reads(index - 1, "new")
        {
          return nil
        }
        if tokens.reads(index, "function") { return nil }
        if !tokens.isSign(index - 1, "."), let name = tokens.text(index), let binding = names[name] {
          if let package = binding.package { return package }
        }
        // `this.manager.start()`
        if tokens.isSign(index - 1, "."), tokens.reads(index - 2, "this"), let name = tokens.text(index),
          let package = names[name]?.package
        {
          return package
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Reads the name that holds an element of a package, `<Camera ref={camera}>`.
  private mutating func readReference(ofElementAt start: Int, _ package: String, _ tokens: ScriptTokens) {
    var index = start + 2
    while index < tokens.count, index - start < Self.limit, !tokens.isSign(index, ">") {
      if tokens.isSign(index, "{") {
        let close = tokens.closing(index)
        if tokens.isSign(index - 1, "="), tokens.reads(index - 2, "ref") {
          for place in index + 1..<max(index + 1, close) {
            guard let name = tokens.text(place), name != "this", name != "current", names[name] == nil else { continue }
            names[name] = Binding(package: package, isDerived: true)
          }
        }
        index = close
      }
      index += 1
    }
  }
}
