/// Where a missing key of an Info.plist is to be written.
public enum KeySource: Sendable, Hashable {
  /// The Info.plist at this path.
  case file(String)
  /// An `INFOPLIST_KEY_` setting in the `project.pbxproj` or `.xcconfig` at this path.
  case buildSettings(String)
  /// The `project.yml` at this path, from which XcodeGen makes the Info.plist of `target`.
  case xcodegen(String, target: String)
  /// The `app.json` at this path, from which Expo makes the Info.plist.
  case expo(String)
  /// The `Project.swift` at this path, from which Tuist makes the Info.plist.
  case tuist(String)
  /// The `config.xml` at this path, from which Cordova makes the Info.plist.
  case cordova(String)

  /// The path of the file that is to be edited.
  public var path: String {
    switch self {
    case .file(let path), .buildSettings(let path), .xcodegen(let path, _), .expo(let path), .tuist(let path),
      .cordova(let path):
      path
    }
  }

  /// Whether the Info.plist is generated from another file, so that edits to it are lost.
  public var isGenerated: Bool {
    if case .file = self { false } else { true }
  }
}
