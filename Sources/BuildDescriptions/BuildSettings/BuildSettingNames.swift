import CodeScanning
import KeyCatalog

/// Finds build settings by their names in texts of any syntax: `.xcconfig`, XcodeGen's `project.yml`, names in a project.
package enum BuildSettingNames {
  private static let prefix = Array("INFOPLIST_KEY_".utf8)

  /// Returns the Info.plist keys that the `INFOPLIST_KEY_` settings named in `text` write; linear.
  ///
  /// Settings that Xcode does not support write nothing and are omitted.
  package static func infoPlistKeys(in text: [UInt8]) -> Set<String> {
    var keys: Set<String> = []
    var index = 0
    while index + prefix.count <= text.count {
      guard text[index] == prefix[0], text[index...].starts(with: prefix) else {
        index += 1
        continue
      }
      let start = index + prefix.count
      index = start
      while index < text.count, CodeCursor.isIdentifierPart(text[index]) { index += 1 }
      let setting = String(decoding: text[start - prefix.count..<index], as: UTF8.self)
      if let key = KeyCatalog.generatedKey(forBuildSetting: setting)?.key { keys.insert(key) }
    }
    return keys
  }
}
