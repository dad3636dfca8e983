/// Where a missing key of an Info.plist is to be written.
public enum KeySource: Sendable, Hashable {
  /// The Info.plist at this path.
  case file(String)
  /// An `INFOPLIST_KEY_` setting in the `project.pbxproj` or `.xcconfig` at this path.
  case buildSettings(String)
  /// The description at this path, such as a `project.yml`, from which a generator makes the Info.plist.
  case description(String)

  /// The path of the file that is to be edited.
  public var path: String {
    switch self {
    case .file(let path), .buildSettings(let path), .description(let path): path
    }
  }

  /// Whether the Info.plist is generated from another file, so that edits to it are lost.
  public var isGenerated: Bool {
    if case .file = self { false } else { true }
  }
}
