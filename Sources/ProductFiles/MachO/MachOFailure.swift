/// Why a file is no Mach-O file or archive that can be read.
package enum MachOFailure: Error, Sendable, Hashable {
  /// It does not begin as one.
  case notMachO
  /// It is shorter than it says.
  case truncated
  /// The header, a load command, a slice or a member does not fit the file.
  case malformed(String)
  /// Slices or archives lie in each other deeper than linkers make them.
  case tooDeep
  /// More slices or members than are read.
  case tooMany(String, limit: Int)
}
