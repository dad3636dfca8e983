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
