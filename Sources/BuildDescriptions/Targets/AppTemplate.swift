/// A template from which a tool makes the native code of an app again at any time, so that no class of it is known.
public struct AppTemplate: Sendable, Hashable {
  /// The package of npm that has the template.
  public let package: String
  /// The first number of the version of the package; nil if it is unknown.
  public let version: Int?

  package init(package: String, version: Int?) { (self.package, self.version) = (package, version) }

  /// Returns the first number in a range of versions of npm such as `^8.0.1`; nil if it begins with none.
  static func version(in range: String?) -> Int? {
    let digits = range?.drop { "^~>=v ".contains($0) }.prefix { $0.isASCII && $0.isNumber }
    return digits.flatMap { Int($0) }
  }
}
