/// Where a key that an Info.plist lacks is to be written.
public enum KeySource: Sendable, Hashable {
  /// The Info.plist at this path.
  case file(String)
  /// An `INFOPLIST_KEY_` setting in the `project.pbxproj` or `.xcconfig` at this path.
  case buildSettings(String)
  /// The `project.yml` at this path, of which XcodeGen makes the Info.plist of `target`.
  case xcodegen(String, target: String)
  /// The `app.json` at this path, of which Expo makes the Info.plist.
  case expo(String)
  /// The `Project.swift` at this path, of which Tuist makes the Info.plist.
  case tuist(String)
  /// The `config.xml` at this path, of which Cordova makes the Info.plist.
  case cordova(String)

  /// The path of the file that is to be edited.
  public var path: String {
    switch self {
    case .file(let path), .buildSettings(let path), .xcodegen(let path, _), .expo(let path), .tuist(let path),
      .cordova(let path):
      path
    }
  }

  /// Whether the Info.plist is made of another file, so that what people write into it is lost.
  public var isGenerated: Bool {
    if case .file = self { false } else { true }
  }
}
