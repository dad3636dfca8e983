import LintEngine
import ProjectFiles

/// What a finding rests on, as other programs read it.
public struct ReportedPremise: Sendable, Hashable, Encodable {
  /// The premise.
  public let name: String
  /// Whether it was `read`, is `derived` from what was read, or `assumed`.
  public let basis: String
  /// The key, build setting, target or API that shows it; nil if nothing does.
  public let source: String?
  /// The file that shows it; nil if none does.
  public private(set) var file: String?
  /// The line there, from one; nil for the file as a whole.
  public let line: Int?

  /// Returns the premise with the file as `name` writes it.
  func naming(_ name: (String) -> String) -> Self {
    var premise = self
    premise.file = file.map(name)
    return premise
  }

  /// Makes the premise of a finding in the file at `path`.
  init(_ ground: Ground, path: String) {
    name = ground.premise.rawValue
    basis =
      switch ground.basis {
      case .read: "read"
      case .derived: "derived"
      case .assumed: "assumed"
      }
    switch ground.origin {
    case nil: (source, file, line) = (nil, nil, nil)
    case .key(let key): (source, file, line) = (key, path, nil)
    case .setting(let name, let place): (source, file, line) = (name, place?.path, place.map { $0.line + 1 })
    case .target(let name, let path): (source, file, line) = (name, path, nil)
    case .path: (source, file, line) = (nil, path, nil)
    case .line(let name, let place): (source, file, line) = (name, place.path, place.line + 1)
    }
  }
}
