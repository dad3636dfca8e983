import SourceText

/// How a SARIF log names files: relative to the root of the report, or as absolute URIs outside of it.
struct SarifArtifacts {
  /// What locations call the root; the usual name for that of a repository.
  private static let rootName = "%SRCROOT%"

  private let paths: ReportPaths

  init(_ paths: ReportPaths) {
    self.paths = paths
  }

  /// Section 3.4.
  struct Location: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  /// Section 3.14.14: the root, as an absolute URI that ends with a slash.
  struct Base: Encodable {
    let uri: String
  }

  /// The root by its name.
  var bases: [String: Base] {
    let uri = Self.uri(paths.root)
    return [Self.rootName: Base(uri: uri.hasSuffix("/") ? uri : uri + "/")]
  }

  /// Returns the location of the file at `path`.
  func location(_ path: String) -> Location {
    let path = paths.relative(path)
    return Location(uri: Self.uri(path), uriBaseId: path.hasPrefix("/") ? nil : Self.rootName)
  }

  /// Returns a path as a URI, relative if the path is.
  private static func uri(_ path: String) -> String {
    // The characters of a path of a URI that need no escape (RFC 3986, 3.3); a colon in the first component would make
    // a scheme of it.
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)
    let encoded = path.utf8.map { allowed.contains($0) ? String(UnicodeScalar($0)) : "%" + ASCII.hex($0) }
    return (path.hasPrefix("/") ? "file://" : "") + encoded.joined()
  }
}
