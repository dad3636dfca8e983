import SourceText
import StringTable

/// The arguments that the translations of a text of a string catalog are to take.
package enum CatalogFormats {
  /// Returns the arguments of a text; nil if it has none, or if they are not certain; linear in the text.
  package static func expected(
    of text: CatalogText,
    in catalog: StringCatalog,
    _ file: SourceText
  ) -> ExpectedArguments? {
    guard let source = text.translation(catalog.sourceLanguage) else {
      // The key is the text where there is no other.
      return ExpectedArguments(WrittenText(keyOf: text, in: file))
    }
    guard source.units.count == 1, let unit = source.units.first, unit.path.isEmpty else { return nil }
    return WrittenText(unit, in: file).flatMap(ExpectedArguments.init)
  }

  /// Returns how a text of a translation differs from what is expected; nil if it fits.
  ///
  /// The forms of variables, which other rules check, always fit, and a form for one thing need not print the number.
  package static func mismatch(_ unit: CatalogUnit, _ expected: ExpectedArguments, _ file: SourceText)
    -> FormatMismatch?
  {
    guard unit.variable == nil, !unit.isIn("new"), let value = unit.value, !value.contentRange.isEmpty,
      let written = WrittenText(unit, in: file),
      let mismatch = FormatMismatch(of: written, with: expected, isText: true)
    else { return nil }
    switch mismatch {
    // A form for one thing may do without its number.
    case .missing, .lost: return unit.path.isEmpty ? mismatch : nil
    case .surplus, .type, .swapped, .broken: return mismatch
    }
  }

  /// Returns whether a text has placeholders that are broken, or that are not those of the text.
  package static func isBroken(_ unit: CatalogUnit, _ expected: ExpectedArguments?, _ file: SourceText) -> Bool {
    guard let written = WrittenText(unit, in: file) else { return false }
    if !written.format.defects.isEmpty { return true }
    guard let expected else { return false }
    return mismatch(unit, expected, file)?.breaksText ?? false
  }
}
