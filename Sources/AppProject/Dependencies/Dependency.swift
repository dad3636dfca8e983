/// Other people's code that an app is built with.
struct Dependency: Sendable, Hashable {
  /// Who fetches it.
  enum Kind: Sendable, Hashable {
    /// CocoaPods; subspecs are dependencies of their own, named `Pod/Subspec`.
    case pod
    /// The Swift Package Manager; the name is the identity of the package, or its name in old files.
    case swiftPackage
    /// Dart and Flutter.
    case pub
    case npm
    case carthage
    case cordovaPlugin
  }

  /// The name, as the file writes it.
  var name: String
  /// The version; for `package.json` the range that is asked for, nil where only a branch or revision is named.
  var version: String?
  /// Who fetches it.
  var kind: Kind
  /// Whether the project asks for it by itself; false also where the file does not tell.
  var isDirect: Bool
  /// The place of its name.
  var evidence: Evidence
}
