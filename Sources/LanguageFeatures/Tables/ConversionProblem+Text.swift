import Messages
import StringTable

extension ConversionProblem {
  /// Why nothing is converted, as a sentence that names the entry.
  var message: String {
    let place = language.map { "“\(key)” (\($0))" } ?? "“\(key)”"
    return Messages.text("common.not-converted-entry", [place, reason.text])
  }
}

extension ConversionProblem.Reason {
  /// The end of a sentence that starts with the key.
  fileprivate var text: String {
    switch self {
    case .entryWithoutEnd: Messages.text("common.unfit-entry-without-end")
    case .inBothFiles: Messages.text("common.unfit-in-both-files")
    case .notText: Messages.text("common.unfit-not-text")
    case .unreadable: Messages.text("common.unfit-unreadable")
    case .commentEnd: Messages.text("common.unfit-comment-end")
    case .noValue: Messages.text("common.unfit-no-value")
    case .devicesAndOthers: Messages.text("common.unfit-devices-and-others")
    case .varyingDeviceForm: Messages.text("common.unfit-varying-device-form")
    case .widths: Messages.text("common.unfit-widths")
    case .noFormat: Messages.text("common.unfit-no-format")
    case .partIsNoVariable: Messages.text("common.unfit-part-is-no-variable")
    case .argumentMark: Messages.text("common.unfit-argument-mark")
    case .formWithoutText: Messages.text("common.unfit-form-without-text")
    case .severalVariations: Messages.text("common.unfit-several-variations")
    case .varyingForm: Messages.text("common.unfit-varying-form")
    case .noNumber: Messages.text("common.unfit-no-number")
    case .severalNumbers: Messages.text("common.unfit-several-numbers")
    case .placeholder: Messages.text("common.unfit-placeholder")
    case .undefinedVariable(let name): Messages.text("common.unfit-undefined-variable", [name])
    case .unusedVariable(let name): Messages.text("common.unfit-unused-variable", [name])
    case .noRuleType(let name): Messages.text("common.unfit-no-rule-type", [name])
    case .noValueType(let name): Messages.text("common.unfit-no-value-type", [name])
    case .partIsNoForm(let name): Messages.text("common.unfit-part-is-no-form", [name])
    case .noSpecifier(let name): Messages.text("common.unfit-no-specifier", [name])
    case .variableInForm(let name): Messages.text("common.unfit-variable-in-form", [name])
    case .placeholderInForm(let name): Messages.text("common.unfit-placeholder-in-form", [name])
    case .unnumberedInForm(let name, let placeholder):
      Messages.text("common.unfit-unnumbered-in-form", [name, placeholder])
    case .unnumbered(let placeholder): Messages.text("common.unfit-unnumbered", [placeholder])
    case .catalogOnly(let names): Messages.text("common.unfit-catalog-only", [names.joined(separator: ", ")])
    }
  }
}
