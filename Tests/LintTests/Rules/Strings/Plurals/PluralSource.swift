/// Makes the text of a `.stringsdict` with one text and one variable called `days`.
enum PluralSource {
  /// Returns it in XML, with the entries of the variable's dictionary after its rule as they are given.
  static func xml(format: String = "%#@days@", _ entries: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>left</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>\(format)</string>
        <key>days</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          \(entries.replacing("\n", with: "\n      "))
        </dict>
      </dict>
    </dict></plist>
    """
  }

  /// Returns it in the old-style syntax, with `days` as it is given.
  static func openStep(format: String = "%#@days@", key: String = "days", _ entries: String) -> String {
    """
    { left = {
      NSStringLocalizedFormatKey = "\(format)";
      \(key) = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \(entries) };
    }; }
    """
  }
}
