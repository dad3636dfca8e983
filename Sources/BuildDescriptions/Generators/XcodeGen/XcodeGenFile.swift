import SourceText

/// The files of XcodeGen descriptions, by their lines.
package enum XcodeGenFile {
  /// The outermost keys of a whole description.
  private static let keys = ["name:", "targets:"]
  /// The outermost keys below which settings and properties can be, also in files that a description includes.
  private static let sections = ["settingGroups:", "settings:", "targetTemplates:", "targets:"]

  /// Returns whether a text is a description, whatever its name; linear.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return keys.allSatisfy { key in lines.contains { $0.starts(with: key.utf8) } }
  }

  /// Returns whether a text may be a description, or a part of one that another file includes; linear.
  package static func mayBePart(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in sections.contains { line.starts(with: $0.utf8) } }
  }
}
