/// Why a file is no Mach-O file or archive that can be read.
package enum MachOFailure: Error, Sendable, Hashable {
  /// It does not begin as one.
  case notMachO
  /// It is shorter than it declares.
  case truncated
  /// The header, a load command, a slice or a member does not fit the file.
  case malformed(String)
  /// Slices or archives lie in each other deeper than linkers make them.
  case tooDeep
  /// More slices or members than are read.
  case tooMany(String, limit: Int)
}

extension MachOFailure: CustomStringConvertible {
  /// The reason in words.
  package var description: String {
    switch self {
    case .notMachO: "not a Mach-O file"
    case .truncated: "a Mach-O file that is cut off"
    case .malformed(let part): "a damaged Mach-O file (\(part))"
    case .tooDeep: "a Mach-O file whose parts nest too deep"
    case .tooMany(let parts, let limit): "a Mach-O file with more than \(limit) \(parts)"
    }
  }
}
