import KeyCatalog
import LintEngine
import PropertyList

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

  /// Whether the text refers to a build setting, so that only the build knows the value.
  package var hasBuildVariable: Bool {
    kind == .string && (stringValue.map(BuildVariable.occurs) ?? false)
  }
}
