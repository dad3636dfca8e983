import AppProject
import LintFacts
import PropertyList

extension KeyProposals {
  /// Returns the keys that the base language of a table has and `dictionary` lacks, each with its text to be translated.
  ///
  /// Linear in the tables of both languages.
  func tableProposals(_ table: TableFamily, lackingIn dictionary: Node?) -> [CompletionProposal] {
    guard let base = table.baseLanguage else { return [] }
    // A table may have one key thousands of times.
    var present = Set(dictionary?.entries.compactMap(\.name) ?? [])
    let entries = table.files(in: base).compactMap(\.document?.rootDictionary).flatMap { Array($0.entries) }
    return entries.enumerated().compactMap { order, entry in
      guard let name = entry.name, !name.isEmpty, let text = entry.value?.stringValue, entry.value?.kind == .string,
        present.insert(name).inserted
      else { return nil }
      return proposal(
        name,
        name: name,
        detail: text,
        documentation: nil,
        sortText: "0\(1_000_000 + order)",
        isDeprecated: false,
        value: .scalar(.string, .suggestion(text))
      )
    }
  }
}
