/// Why an entry cannot be written in another kind of table.
public struct ConversionProblem: Error, Sendable, Hashable {
  /// What cannot be represented.
  public enum Reason: Sendable, Hashable {
    /// The entry has no end.
    case entryWithoutEnd
    /// A language has the key in both of its files.
    case inBothFiles
    /// The value is neither a text nor a dictionary.
    case notText
    /// The translation has no text that can be read.
    case unreadable
    /// The comment has what ends comments in other tables.
    case commentEnd
    /// The entry has no value.
    case noValue
    /// The text varies by device and in another way.
    case devicesAndOthers
    /// The form for a device varies again.
    case varyingDeviceForm
    /// The text varies by width, which catalogs cannot represent.
    case widths
    /// The entry has no `NSStringLocalizedFormatKey`.
    case noFormat
    /// A part of the entry is not a variable with plural forms.
    case partIsNoVariable
    /// The text has `%arg`, which means something else in catalogs.
    case argumentMark
    /// A form has no text.
    case formWithoutText
    /// The text varies in several ways.
    case severalVariations
    /// A form varies again.
    case varyingForm
    /// The plural forms do not have the number that selects them.
    case noNumber
    /// The plural forms have several numbers.
    case severalNumbers
    /// A placeholder cannot be represented in other tables.
    case placeholder
    /// The text names a variable that is not defined.
    case undefinedVariable(String)
    /// The text does not name the variable.
    case unusedVariable(String)
    /// The variable has no `NSStringPluralRuleType`.
    case noRuleType(String)
    /// The variable has no valid `NSStringFormatValueTypeKey`.
    case noValueType(String)
    /// A part of the variable is not a plural form.
    case partIsNoForm(String)
    /// The variable has no `formatSpecifier`.
    case noSpecifier(String)
    /// A form of the variable names another variable.
    case variableInForm(String)
    /// A form of the variable has a placeholder that catalogs cannot represent.
    case placeholderInForm(String)
    /// A form of the variable has a placeholder without a number.
    case unnumberedInForm(String, placeholder: String)
    /// A placeholder without a number is next to variables in another order.
    case unnumbered(placeholder: String)
    /// The translation has members that only catalogs have.
    case catalogOnly([String])
  }

  /// The key of the entry.
  public let key: String
  /// The language of the text; nil for what concerns all languages.
  public let language: String?
  /// What cannot be represented.
  public let reason: Reason
}

/// Why one text cannot be written in another kind of table.
struct UnfitText: Error {
  let reason: ConversionProblem.Reason

  init(_ reason: ConversionProblem.Reason) { self.reason = reason }
}
