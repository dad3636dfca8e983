import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Reports text in a translation that was meant as a format specifier and is not one, or is not the intended one.
enum StringsFormatSpecifierBroken: Rule {
  static let description = RuleDescription(
    id: "strings-format-specifier-broken",
    severity: .warning,
    example: .init(
      file: "Localizable.strings",
      bad: """
        "update" = "Updated: % @";
        "from-to" = "%1@ to %2@";
        """,
      good: """
        "update" = "Updated: %@";
        "from-to" = "%1$@ to %2$@";
        """
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html"
    ]
  )
  static let checks: [Check] = [.key(check), .stringCatalog(check), .slowProject(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .stringsDictionary, .stringCatalog)

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let value = entry.value, value.kind == .string else { return }
    if context.document.kind != .stringsDictionary { reportDollar(WrittenText(value), in: &context) }
    guard FormatString.hasSign(content: value) else { return }
    guard context.document.kind == .stringsDictionary else {
      return report(WrittenText(value), { .table($0) }, { _ in "key \(entry.name ?? "")" }, in: &context)
    }
    // The forms of a plural mostly repeat a mistake.
    report(WrittenText(value), { .file($0) }, { "text \($0)" }, in: &context)
  }

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for text in catalog.texts where !text.isStale {
      for unit in text.translations.flatMap(\.units) {
        guard let written = WrittenText(unit, in: context.document.text) else { continue }
        reportDollar(written, in: &context)
        if let specifier = bytes(in: written, key: WrittenText(keyOf: text, in: context.document.text)) {
          report(bytes: specifier, in: written, isMeant: false, &context)
        }
        report(written, { .file($0) }, { _ in "key \(text.key)" }, in: &context)
      }
    }
  }

  /// Reports `$@`, which is meant as `%@`.
  private static func reportDollar(_ text: WrittenText, in context: inout RuleContext) {
    guard let range = FormatRemnant.first(in: text), text.string(in: range) == "$@" else { return }
    context.report(description, at: range, description.text("dollar", "$@"), severity: .info, cause: .table("dollar"))
  }

  // MARK: Bytes of C strings

  /// Reports the texts of a table with `%s`, as other systems write it for a text; those that code of the project passes the bytes of
  /// a C string are information.
  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let root = document.rootDictionary, document.kind != .stringsDictionary else { return }
    let found = root.entries.compactMap { entry -> (String, WrittenText, FormatSpecifier)? in
      guard let key = entry.key, let value = entry.value, value.kind == .string, FormatString.hasSign(content: value)
      else { return nil }
      let text = WrittenText(value)
      return bytes(in: text, key: WrittenText(key)).map { (entry.name ?? "", text, $0) }
    }
    guard !found.isEmpty else { return }
    let passing = Set(project.strings.uses.flatMap(\.uses).filter(\.passesBytes).compactMap(\.key))
    for (key, text, specifier) in found {
      report(bytes: specifier, in: text, isMeant: passing.contains(key), &context)
    }
  }

  /// Returns the first specifier of a text that reads the bytes of a C string; nil if there is none, or the key has one too.
  private static func bytes(in text: WrittenText, key: WrittenText) -> FormatSpecifier? {
    let first = { (written: WrittenText) in
      written.format.specifiers.first { $0.type == .pointer && written.string(of: $0).hasSuffix("s") }
    }
    return first(key) == nil ? first(text) : nil
  }

  private static func report(
    bytes specifier: FormatSpecifier,
    in text: WrittenText,
    isMeant: Bool,
    _ context: inout RuleContext
  ) {
    let range = text.range(of: specifier)
    // A text may explain to users what they write.
    let isMeant = isMeant || isQuoted(range, in: context.document.text)
    context.report(
      description,
      at: range,
      description.text("c-string", text.string(of: specifier)),
      severity: isMeant ? .info : nil,
      cause: .table("c-string")
    )
  }

  /// Returns whether what is at `range` is between quotation marks of type setting or of Chinese.
  private static func isQuoted(_ range: Range<Int>, in text: SourceText) -> Bool {
    [("“", "”"), ("「", "」"), ("`", "`")].contains { start, end in
      let (before, after) = (range.lowerBound - start.utf8.count, range.upperBound + end.utf8.count)
      return before >= 0 && after <= text.count && text.string(in: before..<range.lowerBound) == start
        && text.string(in: range.upperBound..<after) == end
    }
  }

  /// Reports the defects of a text; `name` gives the name of a cause for what is written at each.
  private static func report(
    _ text: WrittenText,
    _ cause: (String) -> FindingCause,
    _ name: (String) -> String,
    in context: inout RuleContext
  ) {
    if let (range, argument) = text.secondType {
      let message = description.text("two-types", "\(argument)", context.document.text.string(in: range))
      context.report(description, at: range, message, cause: cause(name(context.document.text.string(in: range))))
    }
    let start = text.range.lowerBound
    for defect in text.format.defects {
      let range = (start + defect.range.lowerBound)..<(start + defect.range.upperBound)
      // White space is read as a flag, so the argument is shown.
      let isShown = defect.kind == .space
      let name = isShown ? "space" : name(context.document.text.string(in: range))
      report(defect, at: range, cause(name), in: &context)
    }
  }

  private static func report(
    _ defect: FormatDefect,
    at range: Range<Int>,
    _ cause: FindingCause,
    in context: inout RuleContext
  ) {
    let text = context.document.text.string(in: range)
    let message =
      switch defect.kind {
      case .space: description.text("space", text)
      case .number: description.text("number", text)
      case .lookalike: description.text("lookalike", text)
      case .unfinished: description.text("unfinished", text)
      case .openVariable: description.text("open-variable", text)
      case .bareSign: description.text("bare-sign")
      }
    var fixes: [Fix] = []
    if let correction = defect.correction {
      let edit = TextEdit(range: range, replacement: correction)
      // A sign that only resembles one is printed unchanged, so nothing can be lost.
      fixes = [Fix(description.text("replace", correction), [edit], isSafe: defect.kind == .lookalike)]
    }
    let severity: Severity? = defect.kind == .space ? .info : nil
    context.report(description, at: range, message, severity: severity, fixes: fixes, cause: cause)
  }
}
