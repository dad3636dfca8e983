import ProjectFiles
import PropertyList

/// Finds the place of a new `INFOPLIST_KEY_` setting in the build settings of a `project.pbxproj`.
enum PBXInsertion {
  /// Returns the place in the dictionary `settings`, after those that Xcode sorts before it.
  ///
  /// It is on its own line if the others are; nil if the dictionary is not closed. Linear in the entries.
  static func place(in settings: Node, path: String) -> KeyInsertion? {
    guard settings.kind == .dictionary, !settings.closeRange.isEmpty else { return nil }
    let next = settings.entries.first { ($0.name ?? "") > BuildSetting.keyPrefix + "~" }
    let place = next?.range.lowerBound ?? settings.closeRange.lowerBound
    let text = settings.tree.text
    let lineStart = text.lineRange(text.line(at: place)).lowerBound
    let indent = text.string(in: lineStart..<place)
    guard indent.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return KeyInsertion(.xcodeProject, path: path, offset: place, isSetting: true, before: "", after: " ")
    }
    // The closing brace is indented one step less.
    let step = next == nil ? "\t" : ""
    return KeyInsertion(
      .xcodeProject,
      path: path,
      offset: lineStart,
      isSetting: true,
      before: indent + step,
      after: "\n"
    )
  }
}
