import SourceText
import StringTable

extension PluralVariable {
  /// Returns the type that the forms print the number with, such as `ld`; nil if none does, or if they differ.
  package func printedType(_ text: SourceText) -> String? {
    let types = forms.compactMap { form -> String? in
      guard let specifier = form.format.specifiers.first, specifier.variable == nil, specifier.position == nil else {
        return nil
      }
      let start = form.value.contentRange.lowerBound
      return text.string(in: (start + specifier.range.lowerBound + 1)..<(start + specifier.range.upperBound))
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }), PluralValueType.type(first) != nil else {
      return nil
    }
    return first
  }
}
