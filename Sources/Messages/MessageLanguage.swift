/// A language with texts.
public enum MessageLanguage: String, Sendable, CaseIterable {
  /// English, which has all texts.
  case english = "en"
  /// Chinese in simplified characters.
  case simplifiedChinese = "zh-Hans"

  /// Chooses the language for a locale such as `zh-CN`, `zh-Hans-SG` or `zh_CN.UTF-8`: English if there is no better
  /// one.
  ///
  /// Chinese without a script means simplified characters except in Taiwan, Hong Kong and Macau. Linear in the locale.
  public init(locale: String) {
    let tags = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let isTraditional = tags.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !tags.contains("hans")
    self = tags.first == "zh" && !isTraditional ? .simplifiedChinese : .english
  }
}
