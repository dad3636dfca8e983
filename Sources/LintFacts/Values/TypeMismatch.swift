import KeyCatalog
import LintEngine
import PropertyList

/// A value whose type is not valid for its place.
package struct TypeMismatch {
  /// What turns the value into one of a wanted type without a loss.
  package enum Repair {
    case replacement(PropertyListValue)
    case arrayAround
    /// The only item of the array takes the array's place.
    case onlyItem(Node)
  }

  /// Whether readers nearly always forgive the type, as they do for Booleans and numbers written as something similar.
  package let isForgiven: Bool
  /// How to correct it; nil if only the author knows.
  package let repair: Repair?

  /// Compares the type of `node` with the `wanted` types.
  ///
  /// Nil if it fits, is not known, or is reported by `plist-boolean-as-string` or `plist-missing-array`. In the
  /// old-style syntax strings represent all scalars, and a string with a build variable may become any type.
  package init?(_ node: Node, wanted: ValueType, elements: ValueType = []) {
    guard let found = node.valueType, wanted != [], wanted.isDisjoint(with: found), !node.hasBuildVariable else {
      return nil
    }
    switch found {
    case .string:
      guard let mismatch = Self.ofString(node, wanted, elements) else { return nil }
      self = mismatch
    case .integer where wanted.contains(.real):
      return nil
    case .integer, .real, .boolean:
      self = Self.ofNumber(node, found, wanted)
    case .array:
      let only = Self.onlyItem(of: node).flatMap { item in
        item.valueType.flatMap { wanted.isDisjoint(with: $0) ? nil : Repair.onlyItem(item) }
      }
      self.init(isForgiven: false, repair: only)
    default:
      let fitsInArray = wanted.contains(.array) && !elements.isDisjoint(with: found)
      self.init(isForgiven: false, repair: fitsInArray ? .arrayAround : nil)
    }
  }

  private init(isForgiven: Bool, repair: Repair?) {
    self.isForgiven = isForgiven
    self.repair = repair
  }

  private static func ofString(_ node: Node, _ wanted: ValueType, _ elements: ValueType) -> TypeMismatch? {
    let scalars: ValueType = [.integer, .real, .boolean, .date, .data]
    if node.tree.format == .openStep, !wanted.isDisjoint(with: scalars) { return nil }
    if wanted.contains(.array), elements.isEmpty || elements.contains(.string) { return nil }
    guard let text = node.stringValue else { return nil }
    if wanted.contains(.boolean), BooleanText.value(of: text) != nil { return nil }
    let number = number(text, wanted)
    return TypeMismatch(isForgiven: number != nil, repair: number.map(Repair.replacement))
  }

  private static func ofNumber(_ node: Node, _ found: ValueType, _ wanted: ValueType) -> TypeMismatch {
    let text = node.stringValue ?? ""
    if found == .boolean {
      guard !wanted.isDisjoint(with: .number) else {
        // False instead of a dictionary is meant to switch it off, and read as if there were none.
        return TypeMismatch(isForgiven: node.kind == .false && wanted.contains(.dictionary), repair: nil)
      }
      let number = IntegerValue(node.kind == .true ? 1 : 0)
      return TypeMismatch(isForgiven: true, repair: .replacement(.integer(number)))
    }
    if wanted.contains(.boolean), found == .integer {
      let boolean = BooleanText.value(of: text)
      return TypeMismatch(isForgiven: boolean != nil, repair: boolean.map { .replacement(.boolean($0)) })
    }
    if wanted.contains(.integer), case .real(let value) = node.value {
      let whole = Int64(exactly: value).map { Repair.replacement(.integer(IntegerValue($0))) }
      return TypeMismatch(isForgiven: true, repair: whole)
    }
    var digits = text
    if case .integer(let value) = node.value { digits = value.description }
    return TypeMismatch(isForgiven: false, repair: wanted.contains(.string) ? .replacement(.string(digits)) : nil)
  }

  /// Returns the number that `text` spells in the way in which a property list would, or nil.
  private static func number(_ text: String, _ wanted: ValueType) -> PropertyListValue? {
    if !wanted.isDisjoint(with: .number), let value = Int64(text), String(value) == text {
      return wanted.contains(.integer) ? .integer(IntegerValue(value)) : .real(Double(value))
    }
    guard wanted.contains(.real), text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { return nil }
    return Double(text).map(PropertyListValue.real)
  }

  private static func onlyItem(of array: Node) -> Node? {
    var items = array.children.makeIterator()
    guard let item = items.next(), items.next() == nil, !item.kind.isContainer else { return nil }
    return item
  }
}

extension Node {
  /// The type of the value that the node is; nil for unknown elements and for texts that are not a value of their kind.
  package var valueType: ValueType? {
    guard !flags.contains(.malformed) else { return nil }
    switch kind {
    case .dictionary: return .dictionary
    case .array: return .array
    case .string: return .string
    case .integer: return .integer
    case .real: return .real
    case .true, .false: return .boolean
    case .date: return .date
    case .data: return .data
    case .key, .plist, .unknown: return nil
    }
  }

  /// Whether the text refers to a build setting, so that only the build determines the value.
  package var hasBuildVariable: Bool {
    kind == .string && (stringValue.map(BuildVariable.occurs) ?? false)
  }
}
