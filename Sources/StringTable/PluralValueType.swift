/// The value of `NSStringFormatValueTypeKey`: a specifier without its percent sign, such as `d`, `lu` or `@`.
///
/// Files that Xcode makes of intent definitions have the percent sign, so it is accepted too.
public enum PluralValueType {
  /// Returns the type that it reads the argument as; nil if it is not valid.
  public static func type(_ text: String) -> ArgumentType? {
    let specifierText = text.hasPrefix("%") ? text : "%" + text
    let format = FormatString(specifierText)
    guard let specifier = format.specifiers.first, specifier.range == 0..<specifierText.utf8.count,
      specifier.position == nil, specifier.variable == nil
    else { return nil }
    return specifier.type
  }
}
