/// Finds the code of a file in JavaScript or Dart that toolkits run on other systems than Apple's alone, as `Platform` and the like show.
struct ScriptPlatforms {
  /// A comparison of the system, and what it shows where it holds.
  private struct Check {
    var range: Range<Int>
    /// Whether it holds on Apple's systems alone; otherwise on others alone.
    var excludesOthers: Bool
  }

  private let tokens: ScriptTokens
  /// The constants with the result of a comparison.
  private var constants = ["kIsWeb": false]
  /// The constants with the name of the system.
  private var systemNames: Set<String> = ["defaultTargetPlatform"]
  /// The pieces that other systems run.
  private var foreign: [Range<Int>] = []

  /// The systems whose code is in apps for Apple's.
  private static let ownNames: Set<String> = ["ios", "macos", "native", "tvos", "visionos"]
  /// The names of constants of other files, in lower case without underscores, and whether they exclude other systems.
  private static let usualNames = ["isandroid": false, "isios": true, "kisweb": false]
  /// The members of Dart's `Platform`.
  private static let getters = [
    "isAndroid": false, "isFuchsia": false, "isIOS": true, "isLinux": false, "isWindows": false,
  ]
  /// The largest number of places in a file, and of comparisons that are looked at for them.
  private static let (limit, checkLimit) = (200, 4_000)
  /// The largest number of pieces of a condition or an expression.
  private static let expressionLimit = 400
  /// The largest number of branches within each other.
  private static let depthLimit = 16

  /// What is in a file that compares systems: most have none of it.
  private static let marks = ["latform", "ndroid", "NDROID", "isIOS", "isIos", "IS_IOS", "kIsWeb"].map {
    Array($0.utf8)
  }

  /// Returns whether the bytes of a file may compare systems; linear.
  static func mayBe(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    marks.contains { bytes.firstRange(of: $0) != nil }
  }

  /// Returns the bytes that other systems run, ascending; linear, but for long expressions, whose reading ends at a limit.
  static func foreignRanges(_ tokens: ScriptTokens) -> [Range<Int>] {
    var platforms = ScriptPlatforms(tokens: tokens)
    platforms.run()
    return platforms.foreign.sorted { $0.lowerBound < $1.lowerBound }.compactMap { range in
      guard let first = tokens.range(range.lowerBound), let last = tokens.range(range.upperBound - 1) else {
        return nil
      }
      return first.lowerBound..<max(first.lowerBound, last.upperBound)
    }
  }

  private init(tokens: ScriptTokens) { self.tokens = tokens }

  // MARK: Functions

  /// A function of the file, with the pieces that declare it.
  private struct Function {
    let range: Range<Int>
    /// The pieces elsewhere that name it.
    var mentions: [Int] = []
  }

  /// Adds the functions that only such code calls; linear, but for calls of one by another, of which few are followed.
  private mutating func addFunctions() {
    guard !foreign.isEmpty else { return }
    var functions: [String: Function] = [:]
    for index in 0..<tokens.count where functions.count < Self.limit {
      guard let (name, range) = tokens.function(at: index) else { continue }
      // Of several with one name, none is known.
      functions[name] = functions[name] == nil ? Function(range: range) : Function(range: 0..<tokens.count)
    }
    guard !functions.isEmpty else { return }
    for index in 0..<tokens.count {
      guard let name = tokens.text(index), let function = functions[name], !function.range.contains(index) else {
        continue
      }
      functions[name]?.mentions.append(index)
    }
    for _ in 0..<Self.callDepth {
      var isForeign = Array(repeating: false, count: tokens.count)
      var end = 0
      for range in foreign.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
        let rest = range.clamped(to: end..<max(end, tokens.count))
        for index in rest { isForeign[index] = true }
        end = range.upperBound
      }
      let found = functions.filter { _, function in
        !function.mentions.isEmpty && function.mentions.allSatisfy { isForeign[$0] }
      }
      guard !found.isEmpty else { return }
      foreign += found.map(\.value.range)
      for name in found.keys { functions[name] = nil }
    }
  }

  /// How many functions are followed that call each other.
  private static let callDepth = 4

  private mutating func run() {
    for index in 0..<tokens.count {
      if tokens.reads(index, "import") { readImport(at: index) }
      guard ["const", "final"].contains(where: { tokens.reads(index, $0) }) else { continue }
      if tokens.isSign(index + 1, "{") { readParts(index + 2..<max(index + 2, tokens.closing(index + 1))) }
      guard tokens.isSign(index + 2, "="), let name = tokens.text(index + 1) else { continue }
      if let check = check(at: index + 3), endsExpression(check.range.upperBound) {
        constants[name] = check.excludesOthers
      } else if let end = system(at: index + 3), endsExpression(end) {
        systemNames.insert(name)
      }
    }
    // The ends of the blocks around the current piece, the innermost last.
    var blocks: [Int] = []
    var checks = 0
    for index in 0..<tokens.count where foreign.count < Self.limit && checks < Self.checkLimit {
      while let end = blocks.last, end <= index { blocks.removeLast() }
      if tokens.isSign(index, "{") { blocks.append(tokens.closing(index)) }
      if tokens.reads(index, "if"), tokens.isSign(index + 1, "(") { readBranch(at: index, in: blocks.last) }
      if tokens.reads(index, "switch"), tokens.isSign(index + 1, "(") { readSwitch(at: index) }
      if tokens.reads(index, "Platform"), tokens.isSign(index + 1, "."), tokens.reads(index + 2, "select"),
        tokens.isSign(index + 3, "("), tokens.isSign(index + 4, "{")
      {
        readSelection(index + 5..<max(index + 5, tokens.closing(index + 4)))
      }
      guard let check = check(at: index) else { continue }
      checks += 1
      readExpression(after: check)
    }
    addFunctions()
  }

  // MARK: Comparisons

  /// Reads the names that the statement at `index` imports: `import { isAndroid } from './platform'`.
  private mutating func readImport(at index: Int) {
    for place in index + 1..<max(index + 1, min(index + Self.expressionLimit, tokens.count)) {
      guard let name = tokens.text(place) else {
        if tokens.isSign(place, ";") || tokens.kind(place) == .text { return }
        continue
      }
      guard name != "from", name != "import" else { return }
      constants[name] = Self.usualNames[name.lowercased().filter { $0 != "_" }]
    }
  }

  /// Reads `const { OS } = Platform`, whose names are `parts`.
  private mutating func readParts(_ parts: Range<Int>) {
    guard tokens.isSign(parts.upperBound + 1, "="), tokens.reads(parts.upperBound + 2, "Platform"),
      let index = parts.first(where: { tokens.reads($0, "OS") })
    else { return }
    if let name = tokens.text(tokens.isSign(index + 1, ":") ? index + 2 : index) { systemNames.insert(name) }
  }

  /// Returns the comparison that starts at `index`: `Platform.OS === 'ios'`, a constant with its result, or `!` before that.
  private func check(at index: Int) -> Check? {
    if tokens.isSign(index, "!"), !tokens.isSign(index + 1, "="), var check = flag(at: index + 1) {
      check.range = index..<check.range.upperBound
      check.excludesOthers.toggle()
      return check
    }
    if !tokens.isSign(index - 1, "!"), !tokens.isSign(index - 1, "."), let check = flag(at: index) { return check }
    guard let end = system(at: index) else { return nil }
    let isNegated = tokens.isSign(end, "!")
    guard isNegated || tokens.isSign(end, "="), tokens.isSign(end + 1, "=") else { return nil }
    guard let value = system(namedAt: end + (tokens.isSign(end + 2, "=") ? 3 : 2)) else { return nil }
    return Check(range: index..<value.end, excludesOthers: value.isOwn != isNegated)
  }

  /// Returns the value at `index` that is true on some systems: a constant, `Platform.isAndroid` of Dart, `isPlatform('ios')` of Ionic.
  private func flag(at index: Int) -> Check? {
    guard let name = tokens.text(index) else { return nil }
    var end = index + 1
    var excludesOthers: Bool?
    if name == "Platform", tokens.isSign(index + 1, "."), let getter = tokens.text(index + 2) {
      excludesOthers = Self.getters[getter]
      end = index + 3
    } else if name == "isPlatform", tokens.isSign(index + 1, "("), tokens.closing(index + 1) == index + 3 {
      excludesOthers = system(namedAt: index + 2)?.isOwn
      end = index + 4
    } else {
      excludesOthers = constants[name]
    }
    guard let excludesOthers, !".(=:".contains(where: { tokens.isSign(end, $0) }) || tokens.isSign(end + 1, "=") else {
      return nil
    }
    return Check(range: index..<end, excludesOthers: excludesOthers)
  }

  /// Returns the end of what has the name of the system, if that starts at `index`: `Platform.OS`, `Capacitor.getPlatform()`, a constant.
  private func system(at index: Int) -> Int? {
    guard let name = tokens.text(index), !tokens.isSign(index - 1, ".") else { return nil }
    if name == "Platform", tokens.isSign(index + 1, "."), tokens.reads(index + 2, "OS") { return index + 3 }
    if name == "Capacitor", tokens.reads(index + 2, "getPlatform"), tokens.isSign(index + 4, ")") { return index + 5 }
    return systemNames.contains(name) && !tokens.isSign(index + 1, ".") ? index + 1 : nil
  }

  /// Returns whether the name of a system at `index`, a text or `TargetPlatform.android`, is one of Apple's, and where it ends.
  private func system(namedAt index: Int) -> (isOwn: Bool, end: Int)? {
    if let name = tokens.text(index, as: .text) { return (Self.ownNames.contains(name.lowercased()), index + 1) }
    guard tokens.reads(index, "TargetPlatform"), let name = tokens.text(index + 2) else { return nil }
    return (Self.ownNames.contains(name.lowercased()), index + 3)
  }

  /// Whether the piece at `index` starts what no longer belongs to the expression before it.
  private func endsExpression(_ index: Int) -> Bool {
    index >= tokens.count || ";,)]}".contains { tokens.isSign(index, $0) }
      || tokens.startsLine(index) && !"&|?.:=+-*/".contains { tokens.isSign(index, $0) }
  }

  // MARK: Branches

  /// Reads `if (…) … else …` in a block that ends at `end`; nil at the top of a file.
  private mutating func readBranch(at index: Int, in end: Int?) {
    let close = tokens.closing(index + 1)
    guard close > index + 2, close - index < Self.expressionLimit, let branch = statement(at: close + 1) else { return }
    let condition = index + 2..<close
    let alternative = tokens.reads(branch.upperBound, "else") ? statement(at: branch.upperBound + 1) : nil
    if parts(condition, joinedBy: "&").contains(where: { $0.map { !$0.excludesOthers } ?? false }) {
      foreign.append(branch)
    }
    let choices = parts(condition, joinedBy: "|")
    // After `isAndroid || isIOS` the Mac is left.
    guard choices.contains(where: { $0?.excludesOthers ?? false }),
      !choices.contains(where: { $0.map { !$0.excludesOthers } ?? false })
    else { return }
    if let alternative { foreign.append(alternative) }
    // What follows a branch that leaves the function is for the others.
    if alternative == nil, leaves(branch), let end, branch.upperBound < end {
      foreign.append(branch.upperBound..<end)
    }
  }

  /// Reads `switch (Platform.OS) { case 'android': … }`.
  private mutating func readSwitch(at index: Int) {
    let close = tokens.closing(index + 1)
    guard system(at: index + 2) == close, tokens.isSign(close + 1, "{") else { return }
    let end = tokens.closing(close + 1)
    var (place, start) = (close + 2, close + 2)
    // A part without code, or one that goes on into the next, has the code of the next.
    var (isOwn, namesOwn, isEmpty) = (false, false, true)
    while place <= end {
      if "([{".contains(where: { tokens.isSign(place, $0) }) {
        place = tokens.closing(place)
      } else if place == end || tokens.reads(place, "case") || tokens.reads(place, "default") {
        if start < place, !isEmpty {
          if !isOwn { foreign.append(start..<place) }
          if leaves(start..<place, by: Self.leaving + ["break"]) { isOwn = false }
        }
        guard place < end else { return }
        if tokens.reads(place, "default") {
          isOwn = isOwn || !namesOwn
          place += 1
        } else if let system = system(namedAt: place + 1) {
          isOwn = isOwn || system.isOwn
          namesOwn = namesOwn || system.isOwn
          place = system.end
        } else {
          return
        }
        start = place + 1
        isEmpty = tokens.reads(start, "case") || tokens.reads(start, "default")
      }
      place += 1
    }
  }

  /// Returns the comparisons of which a condition is made with `&&` or `||`, nil for other parts; none if it mixes both.
  private func parts(_ condition: Range<Int>, joinedBy sign: Character) -> [Check?] {
    var found: [Check?] = []
    var (start, index) = (condition.lowerBound, condition.lowerBound)
    let add = { (start: Int, end: Int) -> Check? in
      check(at: start).flatMap { $0.range.upperBound == end ? $0 : nil }
    }
    while index < condition.upperBound {
      if "([{".contains(where: { tokens.isSign(index, $0) }) {
        index = tokens.closing(index)
      } else if tokens.isSign(index, "&") || tokens.isSign(index, "|") || tokens.isSign(index, "?") {
        guard tokens.isSign(index, sign), tokens.isSign(index + 1, sign) else {
          if tokens.isSign(index, "?"), tokens.isSign(index + 1, ".") {
            index += 1
            continue
          }
          return []
        }
        found.append(add(start, index))
        index += 1
        start = index + 1
      }
      index += 1
    }
    return found + [add(start, condition.upperBound)]
  }

  /// Returns the pieces of the statement at `index`: a block, or up to its semicolon or line; nil below `depth` more branches.
  private func statement(at index: Int, depth: Int = depthLimit) -> Range<Int>? {
    guard index < tokens.count, depth > 0 else { return nil }
    if tokens.isSign(index, "{") { return index..<max(index + 1, tokens.closing(index) + 1) }
    if tokens.reads(index, "if"), tokens.isSign(index + 1, "(") {
      guard let branch = statement(at: tokens.closing(index + 1) + 1, depth: depth - 1) else { return nil }
      let isChosen = tokens.reads(branch.upperBound, "else")
      let rest = isChosen ? statement(at: branch.upperBound + 1, depth: depth - 1) : nil
      return index..<(rest ?? branch).upperBound
    }
    var end = index
    while end < tokens.count, end < index + Self.expressionLimit {
      if tokens.isSign(end, ";") { return index..<end + 1 }
      if tokens.isSign(end, "}") || end > index && endsExpression(end) && !tokens.isSign(end, ",") { break }
      if "([{".contains(where: { tokens.isSign(end, $0) }) { end = tokens.closing(end) }
      end += 1
    }
    return end > index ? index..<min(end, tokens.count) : nil
  }

  /// Whether a statement leaves its function, itself or as the last of a block.
  private func leaves(_ statement: Range<Int>) -> Bool {
    guard tokens.isSign(statement.lowerBound, "{") else {
      return Self.leaving.contains { tokens.reads(statement.lowerBound, $0) }
    }
    return leaves(statement.lowerBound + 1..<max(statement.lowerBound + 1, statement.upperBound - 1), by: Self.leaving)
  }

  /// The words that leave what is around a branch.
  private static let leaving = ["continue", "return", "throw"]

  /// Whether the last of some statements begins with one of `words`.
  private func leaves(_ statements: Range<Int>, by words: [String]) -> Bool {
    let end = statements.upperBound - 1
    var place = end
    while place >= statements.lowerBound, place > end - Self.expressionLimit {
      if words.contains(where: { tokens.reads(place, $0) }), !tokens.isSign(place - 1, ".") { return true }
      if ")]}".contains(where: { tokens.isSign(place, $0) }), let open = tokens.opening(place) {
        place = open
      } else if tokens.isSign(place, ";"), place < end {
        return false
      }
      place -= 1
    }
    return false
  }

  // MARK: Expressions

  /// Reads `… ? a : b` and `… && a`.
  private mutating func readExpression(after check: Check) {
    let index = check.range.upperBound
    if tokens.isSign(index, "?"), !tokens.isSign(index + 1, "."), !tokens.isSign(index + 1, "?") {
      // What is chosen where another part holds, or does not, may run on any system.
      let before = check.range.lowerBound - 1
      guard !tokens.isSign(before, "|"), !check.excludesOthers || !tokens.isSign(before, "&"),
        let colon = end(of: index + 1, at: ":"), tokens.isSign(colon, ":")
      else { return }
      if !check.excludesOthers {
        foreign.append(index + 1..<colon)
      } else if let end = end(of: colon + 1, at: nil), end > colon + 1 {
        foreign.append(colon + 1..<end)
      }
    } else if tokens.isSign(index, "&"), tokens.isSign(index + 1, "&"), !check.excludesOthers,
      let end = end(of: index + 2, at: "|"), end > index + 2
    {
      foreign.append(index + 2..<end)
    }
  }

  /// Returns the end of the expression at `start`, or `sign` outside of brackets in it.
  private func end(of start: Int, at sign: Character?) -> Int? {
    var index = start
    var choices = 0
    while index < tokens.count, index < start + Self.expressionLimit {
      if let sign, tokens.isSign(index, sign) {
        if sign != ":" || choices == 0 { return index }
        choices -= 1
      } else if tokens.isSign(index, "?"), !tokens.isSign(index + 1, "."), !tokens.isSign(index + 1, "?") {
        // `a && b ? c : d` chooses by both.
        if sign == "|" { return index }
        choices += 1
      } else if ";,)]}".contains(where: { tokens.isSign(index, $0) })
        || index > start && endsExpression(index) && !tokens.isSign(index - 1, "?") && !tokens.isSign(index - 1, "&")
      {
        return index
      }
      if "([{".contains(where: { tokens.isSign(index, $0) }) { index = tokens.closing(index) }
      index += 1
    }
    return index < tokens.count ? nil : index
  }

  /// Reads the members of `Platform.select({ android: a, ios: b })`.
  private mutating func readSelection(_ members: Range<Int>) {
    for item in tokens.items(members) {
      guard let name = tokens.text(item.lowerBound) ?? tokens.text(item.lowerBound, as: .text),
        tokens.isSign(item.lowerBound + 1, ":") || tokens.isSign(item.lowerBound + 1, "("),
        !Self.ownNames.contains(name), name != "default", item.count > 2
      else { continue }
      foreign.append(item.lowerBound + 2..<item.upperBound)
    }
  }
}
