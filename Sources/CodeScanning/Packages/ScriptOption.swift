import KeyCatalog

/// How an option of a call or an element compares with the values that count.
enum OptionMatch: Comparable {
  /// It is another value, or turned off.
  case none
  /// Only a run knows its value.
  case uncertain
  case certain
}

extension ScriptTokens {
  /// The largest number of values of one option, with those of the lists and constants that it is made of, and of pieces of one.
  static let valueLimit = 200

  /// Returns how the argument or option at `range` compares with `values`; uncertain if it is made of too many values.
  func match(_ range: Range<Int>, _ values: [String]) -> OptionMatch {
    var rest = Self.valueLimit
    return match(range, values, &rest)
  }

  /// Returns the same, and takes the values that it reads from `rest`, which also ends constants that name each other.
  private func match(_ range: Range<Int>, _ values: [String], _ rest: inout Int) -> OptionMatch {
    guard rest > 0 else { return .uncertain }
    rest -= 1
    var range = range
    while range.count > 1, isSign(range.lowerBound, "("), isSign(range.upperBound - 1, ")") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    // `'video' as const` is the text.
    if range.count > 2, reads(range.lowerBound + 1, "as") { range = range.lowerBound..<range.lowerBound + 1 }
    guard let first = range.first else { return .none }
    let isAny = values.contains("*")
    switch kind(first) {
    // What follows leaves the start of a text as it is.
    case .text where range.count > 1 && isSign(first + 1, "+") && text(first, as: .text) != "":
      let text = text(first, as: .text) ?? ""
      let fits = isAny || values.contains { $0.count > 1 && $0.hasSuffix("*") && text.hasPrefix($0.dropLast()) }
      return fits ? .certain : .none
    case .text where range.count == 1:
      let text = text(first, as: .text) ?? ""
      return Self.fits(text, values) || isAny && !text.isEmpty ? .certain : .none
    case .number: return range.count == 1 && isAny && !reads(first, "0", as: .number) ? .certain : .none
    case .sign(UInt8(ascii: "[")):
      let items = items(first + 1..<closing(first)).map { match($0, values, &rest) }
      return items.max() ?? .none
    case .sign(UInt8(ascii: "{")): return isAny ? .certain : .none
    case .name where isPath(range): return matchName(range, values, isAny, &rest)
    default:
      // Of an expression that chooses, one branch may be it.
      let isOpen = range.prefix(Self.valueLimit).contains { Self.fits(text($0) ?? text($0, as: .text) ?? "", values) }
      return isOpen || isAny ? .uncertain : .none
    }
  }

  /// Returns the pieces of the value that is assigned at `start`, up to the end of its line.
  func value(at start: Int) -> Range<Int> {
    var end = start + 1
    let last = min(count, start + Self.valueLimit)
    while end < last, !startsLine(end), !";,)]}".contains(where: { isSign(end, $0) }) { end += 1 }
    return min(start, count)..<max(min(start, count), min(end, count))
  }

  private func matchName(_ path: Range<Int>, _ values: [String], _ isAny: Bool, _ rest: inout Int) -> OptionMatch {
    let name = text(path.upperBound - 1) ?? ""
    if path.count == 1, ["false", "null", "true", "undefined"].contains(name) {
      return values.contains(name) || isAny && name == "true" ? .certain : .none
    }
    if Self.fits(name, values) { return .certain }
    let isConstant = name.first?.isUppercase ?? false
    if isConstant, path.count > 1 { return isAny ? .certain : .none }
    if path.count == 1, let value = constant(name), !value.contains(path.lowerBound) {
      return isPath(value) && value.count == 1 && kind(value.lowerBound) == .name
        ? unknown(values) : match(value, values, &rest)
    }
    if isConstant { return isAny ? .certain : .none }
    return unknown(values)
  }

  /// Returns how a value that only a run knows compares: few texts start in a way that is asked for.
  private func unknown(_ values: [String]) -> OptionMatch {
    values.allSatisfy { $0.count > 1 && ($0.hasPrefix("*") || $0.hasSuffix("*")) } ? .none : .uncertain
  }

  /// Returns the pieces of the value that a constant of the file has; nil for other names.
  private func constant(_ name: String) -> Range<Int>? {
    guard let start = constants[name] else { return nil }
    var end = start
    while end < count, end < start + 200, !isSign(end, ";"), !isSign(end, ",") {
      if end > start, startsLine(end), !isSign(end, "."), !isSign(end - 1, ".") { break }
      if "([{".contains(where: { isSign(end, $0) }) { end = closing(end) }
      end += 1
    }
    return start < end ? start..<min(end, count) : nil
  }

  /// Whether a range is a name with its members, `A.B.C`.
  private func isPath(_ range: Range<Int>) -> Bool {
    range.enumerated().allSatisfy { offset, index in
      offset.isMultiple(of: 2) ? kind(index) == .name : isSign(index, ".")
    } && !range.count.isMultiple(of: 2)
  }

  /// Whether a text, or the name of a constant for it, is one of the values: `Social.Instagram` is `INSTAGRAM`.
  private static func fits(_ text: String, _ values: [String]) -> Bool {
    values.contains { value in
      value == text || !text.isEmpty && spelling(value) == spelling(text)
        || value.count > 1 && value.hasSuffix("*") && text.hasPrefix(value.dropLast())
        || value.count > 1 && value.hasPrefix("*") && text.hasSuffix(value.dropFirst())
    }
  }

  private static func spelling(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }

  /// Returns the parts of a list of arguments or items.
  func items(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if "([{".contains(where: { isSign(index, $0) }) {
        index = closing(index)
      } else if isSign(index, ",") {
        items.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    let end = min(index, range.upperBound)
    if start < end { items.append(start..<end) }
    return items
  }

  /// Returns how the option whose name is at `index` compares with `values`, and where it ends; nil if it is no option.
  ///
  /// Reads `name: value` and `"name": value` of an object, `name` of it, and with `isElement` `name={value}`, `name="text"` and `name`.
  func option(at index: Int, _ values: [String], isElement: Bool) -> (match: OptionMatch, end: Int)? {
    if isElement {
      guard kind(index) == .name else { return nil }
      guard isSign(index + 1, "=") else {
        return (values.contains("true") || values.contains("*") ? .certain : .none, index)
      }
      if kind(index + 2) == .text { return (match(index + 2..<index + 3, values), index + 2) }
      guard isSign(index + 2, "{") else { return nil }
      let close = closing(index + 2)
      return (match(index + 3..<max(index + 3, close), values), close)
    }
    guard isSign(index - 1, "{") || isSign(index - 1, ",") || startsLine(index) else { return nil }
    guard isSign(index + 1, ":") else {
      let isShort = kind(index) == .name && (isSign(index + 1, ",") || isSign(index + 1, "}"))
      return isShort ? (match(index..<index + 1, values), index) : nil
    }
    var end = index + 2
    for _ in 0..<Self.valueLimit where end < count && !",});".contains(where: { isSign(end, $0) }) {
      if "([{".contains(where: { isSign(end, $0) }) { end = closing(end) }
      end += 1
    }
    return (match(index + 2..<min(end, count), values), end)
  }
}
