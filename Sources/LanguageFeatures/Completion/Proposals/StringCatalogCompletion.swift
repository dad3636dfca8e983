import AppProject
import CodeScanning
import JSON
import Messages
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Keys, languages, states and forms that can be at the cursor in a string catalog.
struct StringCatalogCompletion {
  /// A member that can be inserted.
  private struct Member {
    let name: String
    let value: JSONContent
    var detail: String?
  }

  private let place: HostPlace
  private let text: SourceText
  private let offset: Int
  private let options: CompletionOptions
  private let project: ProjectContext?
  /// The catalog without what is being typed; nil if the rest cannot be read.
  private let catalog: StringCatalog?
  private let editor: JSONTreeEditor

  /// Returns the proposals at `offset` of a string catalog; none in the texts of translations.
  ///
  /// Linear in the text, and in the code of the project where a key is.
  static func proposals(
    at offset: Int,
    in document: Document,
    options: CompletionOptions,
    _ project: ProjectContext?
  ) -> [CompletionProposal] {
    let text = document.text
    guard let place = BracketScanner.place(in: text.bytes, at: offset, .json),
      place.token.quote == nil
        || place.token.content.lowerBound <= offset && offset <= place.token.content.upperBound,
      let completion = StringCatalogCompletion(place, document, offset, options, project)
    else { return [] }
    return completion.proposals
  }

  private init?(
    _ place: HostPlace,
    _ document: Document,
    _ offset: Int,
    _ options: CompletionOptions,
    _ project: ProjectContext?
  ) {
    (self.place, text, self.offset, self.options, self.project) = (place, document.text, offset, options, project)
    catalog = document.catalog ?? StringCatalog(Self.repaired(document.text.bytes, place))
    // Some clients without snippets write line ends as other characters.
    let layout = options.usesSnippets ? "{\n  \"\" : 0\n}" : "{\"\" : 0}"
    guard let tree = try? JSONTree.read(Array(layout.utf8)) else { return nil }
    editor = JSONTreeEditor(options.usesSnippets ? catalog?.tree ?? tree : tree)
  }

  /// Returns a text with a whole member or item instead of what is being typed; linear.
  private static func repaired(_ bytes: [UInt8], _ place: HostPlace) -> [UInt8] {
    let token = place.token.range.clamped(to: 0..<bytes.count)
    var before = Array(bytes[..<token.lowerBound])
    if let missing = place.missingSeparator, missing <= before.count {
      before.insert(UInt8(ascii: ","), at: missing)
    }
    let isNamed = place.next == UInt8(ascii: ":")
    let value = place.role == .key ? isNamed ? "\"\"" : "\"\":0" : "0"
    let comma = place.next.map { ",:]}".utf8.contains($0) } ?? true ? "" : ","
    before += (value + comma).utf8
    return before + bytes[token.upperBound...]
  }

  // MARK: Places

  private var names: [String] {
    place.steps.map { step in
      guard case .key(let name) = step else { return "" }
      return Self.unescaped(name)
    }
  }

  /// Returns what a text between quotation marks means.
  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return (try? JSONTree.read(Array("\"\(text)\"".utf8)))?.root.string ?? text
  }

  private var proposals: [CompletionProposal] {
    let names = names
    switch place.role {
    case .key:
      let present = Set(place.entries.keys.map(Self.unescaped))
      return members(at: StringCatalogLevel(names)).filter { !present.contains($0.name) }.enumerated().map(key)
    case .value:
      guard let name = names.last else { return [] }
      return values(of: name, at: StringCatalogLevel(names.dropLast())).enumerated().map(value)
    case .item: return []
    }
  }

  // MARK: Members

  private func members(at level: StringCatalogLevel) -> [Member] {
    switch level {
    case .root:
      return [
        Member(name: "sourceLanguage", value: .string(project?.table?.developmentLanguage ?? "en")),
        Member(name: "strings", value: .object([])), Member(name: "version", value: .string("1.0")),
      ]
    case .texts: return keysOfCode + keysOfTables
    case .text:
      return [
        Member(name: "comment", value: .string("")), Member(name: "extractionState", value: .string("manual")),
        Member(name: "localizations", value: .object([])), Member(name: "shouldTranslate", value: .bool(false)),
      ]
    case .translations(let key):
      return languages.map { language in
        Member(
          name: language,
          value: unit(sourceText(of: key), state(in: language)),
          detail: LanguageName.of(language)
        )
      }
    case .translation(let key, let language):
      return [
        Member(name: "stringUnit", value: unitContent(sourceText(of: key), state(in: language))),
        Member(name: "substitutions", value: .object([])),
        Member(name: "variations", value: .object([.init("plural", forms(of: key, in: language))])),
      ]
    case .unit: return [Member(name: "state", value: .string("translated")), Member(name: "value", value: .string(""))]
    case .phrases:
      return [Member(name: "state", value: .string("translated")), Member(name: "values", value: .array([]))]
    case .variations(let key, let language):
      return [
        Member(name: "device", value: .object([.init("other", unit(sourceText(of: key), state(in: language)))])),
        Member(name: "plural", value: forms(of: key, in: language)),
      ]
    case .plurals(let key, let language):
      let used = PluralRules.categories(of: language) ?? PluralCategory.allCases
      return (used + PluralCategory.allCases).uniqued().map { category in
        Member(name: category.rawValue, value: form(category, of: key, in: language))
      }
    case .devices(let key, let language):
      return Self.devices.map { Member(name: $0, value: unit(sourceText(of: key), state(in: language))) }
    case .variables(let key, let language):
      return variables(of: key, in: language).map { Member(name: $0, value: variable(in: language)) }
    case .variable(let key, let language):
      return [
        Member(name: "argNum", value: .integer(1)), Member(name: "formatSpecifier", value: .string("lld")),
        Member(name: "variations", value: .object([.init("plural", forms(of: key, in: language))])),
      ]
    case .unknown: return []
    }
  }

  /// The devices that a text can vary by.
  private static let devices = ["iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other"]

  /// Usual languages of apps, as Xcode proposes them.
  private static let usualLanguages = """
    ar ca cs da de el en en-GB es es-419 fi fr fr-CA he hi hr hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi \
    zh-HK zh-Hans zh-Hant
    """.split(separator: " ").map(String.init)

  /// The languages of the catalog, then those of the project, then other usual ones.
  private var languages: [String] {
    let own = (catalog?.languages).map { $0.sorted() } ?? []
    let folders = project?.translations.languageFolders.compactMap(FilePath.languageOfFolder) ?? []
    let known = (project?.table?.languages ?? []) + Set(folders).sorted()
    return (own + known.filter { $0 != "Base" && $0 != "mul" } + Self.usualLanguages).uniqued()
  }

  /// The keys that code asks the table for and that it lacks, in the order of the code.
  private var keysOfCode: [Member] {
    guard let project, let table = project.table else { return [] }
    let strings = project.strings
    let uses = strings.uses.flatMap { source -> [LocalizedKeyUse] in
      let uses = source.uses.filter { $0.table == table.name && $0.key?.isEmpty == false }
      guard !uses.isEmpty,
        strings.tables(named: table.name, for: source.path).contains(where: { $0.folder == table.folder })
      else { return [] }
      return uses
    }
    var known: Set<String> = []
    return uses.compactMap { use in
      guard let key = use.key, catalog?.contains(key) != true, known.insert(key).inserted else { return nil }
      return Member(name: key, value: .object([]), detail: use.evidence.placeName)
    }
  }

  /// The keys that other files of the table have and the catalog lacks.
  private var keysOfTables: [Member] {
    guard let table = project?.table, let base = table.baseLanguage else { return [] }
    return table.files(in: base).compactMap(\.document?.rootDictionary).flatMap { Array($0.entries) }.compactMap {
      entry in
      guard let key = entry.name, !key.isEmpty, catalog?.contains(key) != true, entry.value?.kind == .string,
        let text = entry.value?.stringValue
      else { return nil }
      let translation = JSONContent.Member(base, unit(text, "translated"))
      let value = JSONContent.object([
        .init("extractionState", .string("manual")), .init("localizations", .object([translation])),
      ])
      return Member(name: key, value: value, detail: text)
    }
  }

  /// The variables that the text in a language names, each once; linear in it.
  private func variables(of key: String, in language: String) -> [String] {
    let units = catalog?[key]?.translation(language)?.units ?? []
    let text = units.first { $0.variable == nil }?.value?.string ?? sourceText(of: key)
    let bytes = Array(text.utf8)
    return FormatString(text).specifiers.compactMap { $0.variable.map { String(decoding: bytes[$0], as: UTF8.self) } }
      .uniqued()
  }

  // MARK: Texts

  private func sourceText(of key: String) -> String {
    let source = catalog.flatMap { $0[key]?.translation($0.sourceLanguage) }
    return source?.units.first { $0.variable == nil }?.value?.string ?? key
  }

  private func state(in language: String) -> String {
    language == catalog?.sourceLanguage ? "translated" : "needs_review"
  }

  private func unitContent(_ text: String, _ state: String) -> JSONContent {
    .object([.init("state", .string(state)), .init("value", .string(text))])
  }

  private func unit(_ text: String, _ state: String) -> JSONContent {
    .object([.init("stringUnit", unitContent(text, state))])
  }

  private static func categories(of language: String) -> [PluralCategory] {
    PluralRules.categories(of: language) ?? [.one, .other]
  }

  /// Returns the plural forms of a language with the texts of the source.
  private func forms(of key: String, in language: String) -> JSONContent {
    .object(
      Self.categories(of: language).map { .init($0.rawValue, form($0, of: key, in: language)) }
        .sorted { $0.name < $1.name }
    )
  }

  private func form(_ category: PluralCategory, of key: String, in language: String) -> JSONContent {
    let units = catalog.flatMap { $0[key]?.translation($0.sourceLanguage)?.units } ?? []
    let source = units.first { $0.category == category } ?? units.first { $0.category == .other }
    return unit(source?.value?.string ?? sourceText(of: key), state(in: language))
  }

  private func variable(in language: String) -> JSONContent {
    let forms = Self.categories(of: language).map { JSONContent.Member($0.rawValue, unit("%arg", state(in: language))) }
    return .object([
      .init("argNum", .integer(1)), .init("formatSpecifier", .string("lld")),
      .init("variations", .object([.init("plural", .object(forms.sorted { $0.name < $1.name }))])),
    ])
  }

  // MARK: Values

  private func values(of name: String, at level: StringCatalogLevel) -> [(text: String, isText: Bool, detail: String?)]
  {
    let texts: [String]
    switch (level, name) {
    case (.root, "sourceLanguage"):
      // That of the catalog is what is being typed.
      let others = languages.filter { $0 != catalog?.sourceLanguage || Self.usualLanguages.contains($0) }
      return others.map { ($0, true, LanguageName.of($0)) }
    case (.root, "version"): texts = ["1.0"]
    case (.text, "extractionState"): texts = ["manual", "migrated", "extracted_with_value", "stale"]
    case (.text, "shouldTranslate"):
      return place.token.quote == nil ? [("false", false, nil), ("true", false, nil)] : []
    case (.unit, "state"), (.phrases, "state"): texts = ["translated", "needs_review", "new", "stale"]
    case (.variable, "formatSpecifier"): texts = ["lld", "ld", "d", "llu", "lu", "u", "lf", "f", "@"]
    default: texts = []
    }
    return texts.map { ($0, true, nil) }
  }

  // MARK: Edits

  private func key(_ order: Int, _ member: Member) -> CompletionProposal {
    let token = place.token
    let open = token.quote == nil ? "\"" : ""
    if place.next == UInt8(ascii: ":") {
      let name = open + CatalogEditor.escaped(member.name) + (token.isClosed ? "" : "\"")
      return proposal(member.name, .key, member.detail, order, token.content, name)
    }
    let written = editor.text(of: JSONContent.Member(member.name, member.value), depth: place.steps.count + 1)
    let entry = open.isEmpty ? String(written.dropFirst()) : written
    return proposal(
      member.name,
      .key,
      member.detail,
      order,
      token.content.lowerBound..<token.range.upperBound,
      entry + terminator
    )
  }

  private func value(_ order: Int, _ value: (text: String, isText: Bool, detail: String?)) -> CompletionProposal {
    let token = place.token
    guard token.quote != nil else {
      let written = value.isText ? JSONTreeEditor.literal(value.text) : value.text
      let isGlued = token.range.lowerBound > 0 && text[token.range.lowerBound - 1] == UInt8(ascii: ":")
      return proposal(value.text, .value, value.detail, order, token.range, (isGlued ? " " : "") + written + terminator)
    }
    let end = token.isClosed ? "" : "\"" + terminator
    return proposal(value.text, .value, value.detail, order, token.content, CatalogEditor.escaped(value.text) + end)
  }

  /// The comma that is missing after the place.
  private var terminator: String {
    place.next.map { ",]}".utf8.contains($0) } ?? true ? "" : ","
  }

  private func proposal(
    _ label: String,
    _ kind: CompletionProposal.Kind,
    _ detail: String?,
    _ order: Int,
    _ range: Range<Int>,
    _ written: String
  ) -> CompletionProposal {
    let written =
      options.addsIndentation ? text.relative(written, to: range.lowerBound, lineEnding: "\n") : written
    var proposal = CompletionProposal(
      label: label,
      kind: kind,
      detail: detail,
      documentationTerm: nil,
      filterText: label,
      sortText: "0\(1_000_000 + order)",
      isDeprecated: false,
      edit: TextEdit(range: range, replacement: written),
      isSnippet: false
    )
    if let missing = place.missingSeparator { proposal.otherEdits = [.insert(",", at: missing)] }
    return proposal
  }
}
