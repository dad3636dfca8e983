import KeyCatalog

/// Compares the options of calls and of elements of JSX in a file of JavaScript or TypeScript with those that uses of packages need.
struct CallOptions {
  private let tokens: ScriptTokens
  /// How many more pieces of calls are read.
  private var budget: Int

  /// The largest number of pieces of a call or an element that are read.
  static let callLimit = 4_000

  /// Makes it for a file, whose pieces are read a bounded number of times.
  init(_ tokens: ScriptTokens) {
    self.tokens = tokens
    budget = 64 * tokens.count
  }

  /// Whether pieces are left to be read.
  var mayRead: Bool { budget > 0 }

  /// Returns how the arguments of a call or the attributes of an element compare with what a use must have.
  mutating func match(_ usage: PackageUsage, after index: Int, isElement: Bool) -> OptionMatch {
    if isElement {
      guard let option = usage.option else { return .none }
      let attributes = attributes(after: index)
      let own = attributes.names.filter { tokens.reads($0, option.name) }
        .compactMap { tokens.option(at: $0, option.values, isElement: true)?.match }.max()
      return own ?? attributes.spread.compactMap { object(named: $0) }.map { match(option, in: $0) }.max() ?? .none
    }
    var open = index + 1
    if tokens.isSign(open, "?"), tokens.isSign(open + 1, ".") { open += 2 }
    guard tokens.isSign(open, "(") else { return .none }
    let arguments = open + 1..<max(open + 1, min(tokens.closing(open), open + Self.callLimit))
    if let option = usage.option { return match(option, in: arguments) }
    return tokens.items(arguments).map { tokens.match($0, usage.arguments) }.max() ?? .none
  }

  /// Returns how an option among the arguments, or in an object of this file that they name, compares.
  private mutating func match(_ option: PackageUsage.Option, in arguments: Range<Int>) -> OptionMatch {
    guard spend(arguments.count) else { return .none }
    var best = OptionMatch.none
    for place in arguments where tokens.reads(place, option.name) || tokens.reads(place, option.name, as: .text) {
      if let found = tokens.option(at: place, option.values, isElement: false) { best = max(best, found.match) }
    }
    guard best == .none else { return best }
    for item in tokens.items(arguments) {
      guard let name = tokens.text(item.lowerBound) else { continue }
      if item.count == 1 { best = max(best, assigned(option, to: name)) }
      let isCall = tokens.isSign(item.lowerBound + 1, "(") && tokens.closing(item.lowerBound + 1) == item.upperBound - 1
      if isCall, let object = object(madeBy: name) { best = max(best, match(option, in: object)) }
      guard let object = object(named: name) else { continue }
      if item.count == 1 {
        best = max(best, match(option, in: object))
      } else if item.count == 3, tokens.isSign(item.lowerBound + 1, "."),
        let member = tokens.text(item.lowerBound + 2), let value = tokens.member(member, of: object)
      {
        best = max(best, match(option, in: value))
      }
    }
    // `{ ...OPTIONS }`
    for place in arguments where tokens.isSign(place - 1, ".") && tokens.isSign(place - 2, ".") && best == .none {
      guard let name = tokens.text(place), let object = object(named: name) else { continue }
      best = max(best, match(option, in: object))
    }
    return best
  }

  /// Returns how the values compare that this file gives to an option of an object after it was made: `a.option = value`.
  private mutating func assigned(_ option: PackageUsage.Option, to name: String) -> OptionMatch {
    guard spend(tokens.count) else { return .none }
    return (0..<tokens.count).lazy.filter { [tokens] index in
      tokens.reads(index, name) && tokens.isSign(index + 1, ".") && tokens.reads(index + 2, option.name)
        && tokens.isSign(index + 3, "=") && !tokens.isSign(index + 4, "=") && !tokens.isSign(index - 1, ".")
    }
    .map { [tokens] in tokens.match(tokens.value(at: $0 + 4), option.values) }.max() ?? .none
  }

  private mutating func object(named name: String) -> Range<Int>? {
    spend(tokens.count) ? tokens.object(named: name) : nil
  }

  private mutating func object(madeBy name: String) -> Range<Int>? {
    spend(tokens.count) ? tokens.object(madeBy: name) : nil
  }

  /// Takes the cost of reading pieces from the budget, which keeps calls in calls from being read over and over.
  mutating func spend(_ cost: Int) -> Bool {
    guard budget >= cost else { return false }
    budget -= cost
    return true
  }

  /// Returns the pieces that name the attributes of the element whose name ends at `index`, and the names of the objects that it gets
  /// whole, `{...OPTIONS}`.
  mutating func attributes(after index: Int) -> (names: [Int], spread: [String]) {
    guard mayRead else { return ([], []) }
    var (names, spread) = ([Int](), [String]())
    var place = index + 1
    let end = min(tokens.count, index + Self.callLimit)
    while place < end, !tokens.isSign(place, ">") {
      if tokens.isSign(place, "{") {
        let close = tokens.closing(place)
        if tokens.isSign(place + 1, "."), close == place + 5, let name = tokens.text(place + 4) { spread.append(name) }
        place = close
      } else if tokens.kind(place) == .name, !tokens.isSign(place - 1, ".") {
        names.append(place)
      }
      place += 1
    }
    return spend(place - index) ? (names, spread) : ([], [])
  }
}
