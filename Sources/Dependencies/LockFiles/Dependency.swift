import ProjectFiles

/// Third-party code that an app is built with.
package struct Dependency: Sendable, Hashable {
  /// The tool that fetches it.
  package enum Kind: Sendable, Hashable {
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
  package var name: String
  /// The version; for `package.json` the requested range, nil if only a branch or revision is named.
  package var version: String?
  /// The tool that fetches it.
  package var kind: Kind
  /// Whether the project requests it directly; also false if that is unknown.
  package var isDirect: Bool
  /// The place of its name.
  package var evidence: Evidence
  /// The folder of the app that alone gets this version, relative to that of the lock file; nil for all that have none of their own.
  var folder: String? = nil
  /// The requested ranges that the version fulfils; empty if the file has none.
  var requests: [String] = []

  /// Whether it is a package of npm.
  package var isOfJavaScript: Bool { kind == .npm || kind == .cordovaPlugin }
}
