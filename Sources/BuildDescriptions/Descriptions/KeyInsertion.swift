import CodeScanning
import ProjectFiles
import PropertyList

/// A place in a project's description where an entry of an Info.plist can be inserted.
public struct KeyInsertion: Sendable, Hashable {
  /// The absolute path of the file.
  public let path: String
  /// The offset of the byte before which the text is inserted.
  public let offset: Int
  private let syntax: ProjectFormat.Syntax
  /// Whether the entry is a build setting, `INFOPLIST_KEY_Key`, so that only the keys that Xcode supports can be written.
  public let isBuildSetting: Bool
  /// The text before and after the entry.
  package let before: String
  let after: String

  /// Makes a place in a file of a format; nil if no entries are written in that.
  init?(
    _ format: ProjectFormat,
    path: String,
    offset: Int,
    isSetting: Bool = false,
    before: String,
    after: String
  ) {
    guard let syntax = format.syntax(of: path) else { return nil }
    self.syntax = syntax
    (self.path, self.offset, self.before, self.after) = (path, offset, before, after)
    isBuildSetting = isSetting
  }

  /// Returns the text that writes an entry with a string, to be inserted at `offset`.
  public func text(key: String, value: String) -> String {
    before + entry(key, value) + after
  }

  /// Returns the text that writes an entry with any value; nil if it cannot be written there.
  public func text(key: String, value: PropertyListValue) -> String? {
    if case .string(let text) = value { return self.text(key: key, value: text) }
    if isBuildSetting, let text = Self.settingText(value) {
      return self.text(key: key, value: text)
    }
    guard syntax != .cordova, !isBuildSetting, let written = Self.literal(value) else { return nil }
    let name = syntax == .yaml ? Self.yamlKey(key) : Self.quoted(key)
    return before + "\(name): \(written)" + after
  }

  /// Returns a Boolean, or a list of texts, in the syntax that YAML, JSON and Swift share; nil for other values.
  private static func literal(_ value: PropertyListValue) -> String? {
    switch value {
    case .boolean(let flag): return flag ? "true" : "false"
    case .array(let items):
      let texts = items.compactMap { if case .string(let text) = $0 { quoted(text) } else { nil } }
      return texts.count == items.count ? "[\(texts.joined(separator: ", "))]" : nil
    default: return nil
    }
  }

  /// Returns the value of a setting that makes a Boolean or a list of words; nil for other values.
  private static func settingText(_ value: PropertyListValue) -> String? {
    switch value {
    case .boolean(let flag): return flag ? "YES" : "NO"
    case .array(let items):
      let texts = items.compactMap { if case .string(let text) = $0, !text.contains(" ") { text } else { nil } }
      return texts.count == items.count ? texts.joined(separator: " ") : nil
    default: return nil
    }
  }

  private func entry(_ key: String, _ value: String) -> String {
    let name = isBuildSetting ? "INFOPLIST_KEY_\(key)" : key
    return switch syntax {
    case .yaml: "\(Self.yamlKey(name)): \(Self.quoted(value))"
    case .json, .swift: "\(Self.quoted(name)): \(Self.quoted(value))"
    case .xcconfig: "\(name) = \(Self.configured(value))"
    case .openStep: "\(name) = \(Self.quoted(value));"
    case .cordova:
      "<config-file parent=\"\(Self.xml(key))\" target=\"*-Info.plist\"><string>\(Self.xml(value))</string></config-file>"
    }
  }

  private static func yamlKey(_ key: String) -> String {
    key.utf8.allSatisfy { CodeCursor.isIdentifierPart($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
      ? key : quoted(key)
  }

  /// Writes a text in quotation marks with the escapes that YAML, JSON, Swift and old-style property lists share.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Writes a text as the value of a setting in an `.xcconfig`, where two slashes start a comment; the value is one line.
  private static func configured(_ text: String) -> String {
    text.replacing("//", with: "/$()/").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func xml(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
