import ProjectFiles
import PropertyList

/// A key that a project writes into a property list of a target, other than in that file.
public struct DeclaredKey: Sendable, Hashable {
  /// The key.
  public var key: String
  /// The file that gets it: `infoPlist`, `entitlements` or `privacyManifest`.
  public var file: FileKind
  /// The value; nil if it is not a text or only the build determines it.
  public var value: String?
  /// The value if it is known and not a text.
  public var content: PropertyListValue?
  /// Where it is written, in `project.yml`, `app.json`, `Project.swift`, a project or an `.xcconfig`.
  public var evidence: Evidence

  /// Makes a declared key.
  public init(_ key: String, in file: FileKind, value: String?, content: PropertyListValue? = nil, evidence: Evidence) {
    self.key = key
    self.file = file
    self.value = value
    self.content = content
    self.evidence = evidence
  }
}
