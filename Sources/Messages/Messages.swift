import CMessageTables
import PropertyList
import SourceText

/// The words that people read: the texts of rules, fixes and reference pages, by their keys.
///
/// They lie in the string tables of `CMessageTables`, one folder for each language, and are read all at once when the first
/// is asked for. All functions may be called from any thread.
public enum Messages {
  /// Returns the text with the key, its placeholders replaced by `arguments`.
  ///
  /// `%@` takes the next argument, `%2$@` the second one, and `%%` is a per cent sign. An unknown key gives the key and the
  /// arguments, so that a gap in a table shows and loses nothing. Linear in the lengths after the first call.
  public static func text(_ key: String, _ arguments: [String] = []) -> String {
    guard let text = texts[key] else { return ([key] + arguments).joined(separator: " ") }
    return MessageTemplate.fill(text, with: arguments)
  }

  /// Returns whether there is a text with the key.
  public static func contains(_ key: String) -> Bool { texts[key] != nil }

  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for table in MessageFile.all {
      for entry in table.entries { texts[entry.key] = entry.text }
    }
    return texts
  }()
}
