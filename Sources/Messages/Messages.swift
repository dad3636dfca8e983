import Locking

/// The texts for users: those of rules, fixes and reference pages, by key.
///
/// They are in the string tables of `EmbeddedFiles`, one folder for each language; those of a language are read
/// together at the first access. All functions may be called from any thread.
public enum Messages {
  private static let chosenLanguage = Locked(MessageLanguage.english)

  /// The language of the texts, initially English; one for the process, which has one user.
  public static var language: MessageLanguage {
    get { chosenLanguage.withLock { $0 } }
    set { chosenLanguage.withLock { $0 = newValue } }
  }

  /// Returns the text with the key, its placeholders replaced by `arguments`.
  ///
  /// `%@` takes the next argument, `%2$@` the second one, and `%%` is a per cent sign. A text that is missing in the
  /// language is given in English. An unknown key gives the key and the arguments, so that a gap in a table is visible
  /// and loses nothing. Linear in the lengths after the first call.
  public static func text(_ key: String, _ arguments: [String] = []) -> String {
    text(key, arguments, in: language)
  }

  /// Returns the text with the key in a language other than the chosen one.
  static func text(_ key: String, _ arguments: [String], in language: MessageLanguage) -> String {
    let own = language == .simplifiedChinese ? chineseTexts[key] : nil
    guard let text = own ?? englishTexts[key] else { return ([key] + arguments).joined(separator: " ") }
    return MessageTemplate.fill(text, with: arguments)
  }

  /// Returns a text of the catalog, which is written in English, in the chosen language; unchanged if no table has it.
  ///
  /// The table `Catalog.strings` of a language has the English texts as keys, so that none can be out of date. Constant
  /// after the first call.
  public static func translated(_ text: String) -> String {
    language == .simplifiedChinese ? chineseTexts[text] ?? text : text
  }

  /// Returns whether there is a text with the key.
  public static func contains(_ key: String) -> Bool { englishTexts[key] != nil }

  private static let englishTexts = texts(of: MessageFile.all)
  private static let chineseTexts = texts(of: MessageFile.chinese)

  private static func texts(of tables: [MessageFile]) -> [String: String] {
    var texts = [String: String](minimumCapacity: 1024)
    for table in tables {
      for entry in table.entries { texts[entry.key] = entry.text }
    }
    return texts
  }
}

/// A language with texts.
public enum MessageLanguage: String, Sendable, CaseIterable {
  /// English, which has all texts.
  case english = "en"
  /// Chinese in simplified characters.
  case simplifiedChinese = "zh-Hans"

  /// Chooses the language for a locale such as `zh-CN`, `zh-Hans-SG` or `zh_CN.UTF-8`: English if there is no better
  /// one.
  ///
  /// Who reads Chinese in traditional characters gets simplified ones, as there are no others. Linear in the locale.
  public init(locale: String) {
    let language = locale.prefix { !"-_.@".contains($0) }.lowercased()
    self = language == "zh" ? .simplifiedChinese : .english
  }
}
