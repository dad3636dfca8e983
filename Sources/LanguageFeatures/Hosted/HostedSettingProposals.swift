import KeyCatalog
import PropertyList
import SourceText

/// Proposes build settings that write keys of an Info.plist, and their values.
struct HostedSettingProposals {
  let builder: HostedProposalBuilder
  private var place: HostPlace { builder.hosted.place }

  private static let keyPrefix = "INFOPLIST_KEY_"

  /// The settings with the keys that they write, each once, sorted.
  private static let settings: [(name: String, written: GeneratedKey, info: KeyInfo)] = {
    var seen: Set<String> = []
    return KeyCatalog.generatedKeys.compactMap { written in
      guard let name = written.buildSetting, seen.insert(name).inserted, let info = KeyCatalog.key(ofSetting: name)
      else { return nil }
      return (name, written, info)
    }
  }()

  /// Returns the settings that are not there yet.
  func names() -> [CompletionProposal] {
    Self.settings.filter { place.entries[$0.name] == nil }.flatMap { setting in
      builder.proposal(
        setting.name,
        .key,
        builder.keyEdit(setting.name, Self.value(of: setting.info, setting.written)),
        detail: TypedTitle.detail(of: setting.info),
        term: HostedTerm.of(setting: setting.name),
        sortText: (setting.info.isDeprecated ? "8" : "2") + setting.name,
        isDeprecated: setting.info.isDeprecated
      ).withTitle(of: setting.info, typed: builder.typed) { $0 }
    }
  }

  /// Returns the value that a new setting begins with.
  private static func value(of info: KeyInfo, _ written: GeneratedKey) -> ValueTemplate {
    // Other settings are what the keys of an Info.plist refer to, such as `$(PRODUCT_NAME)`.
    guard written.buildSetting?.hasPrefix(keyPrefix) == true else { return .scalar(.string, .empty) }
    switch ValueTemplate.value(of: info, in: .infoPlist) {
    case .boolean(let flag, let isFixed): return .boolean(flag, isFixed: isFixed)
    case .scalar(_, let text): return .scalar(.string, text)
    case .array(let items):
      guard case .scalar(_, let text)? = items.first else { return .scalar(.string, .empty) }
      return .scalar(.string, text)
    case .dictionary:
      return written.effect?.hasPrefix("YES ") == true ? .boolean(true, isFixed: true) : .scalar(.string, .empty)
    }
  }

  /// Returns the values of a setting; those of a list are separated by blanks.
  func values(of name: String, at offset: Int) -> [CompletionProposal] {
    guard let info = KeyCatalog.key(ofSetting: name) else { return [] }
    let isList = info.types.contains(.array)
    let types = isList ? info.elementTypes : info.types
    let range = isList && !builder.hosted.place.token.range.isEmpty ? builder.hosted.listItem(at: offset) : nil
    return booleans(types, info) + texts(info, types, replacing: range)
  }

  private func booleans(_ types: ValueType, _ info: KeyInfo) -> [CompletionProposal] {
    ValueCandidate.booleans(types, info).map { value in
      var writer = builder.writer
      let text = writer.booleanText(value.flag)
      let written = builder.isQuoted ? text : writer.value(.boolean(value.flag, isFixed: true), indent: "")
      return builder.proposal(
        text,
        .value,
        builder.valueEdit(written),
        detail: value.known?.shownSummary,
        term: value.known.map { HostedTerm.of("\(info.path)=\($0.value)", in: .infoPlist) },
        sortText: value.isUsual ? "00" : "01"
      )
    }
  }

  private func texts(_ info: KeyInfo, _ types: ValueType, replacing range: Range<Int>?) -> [CompletionProposal] {
    let word = range.map(builder.hosted.text.string)
    let words = range == nil ? [] : builder.hosted.word.split(separator: " ").map(String.init).filter { $0 != word }
    return ValueCandidate.known(info, types: types, present: Set(words), category: nil).map { value in
      let writer = builder.writer
      let isWord = builder.isQuoted || !words.isEmpty
      let text = writer.plain(isWord ? writer.escape(value.label) : writer.literal(value.label))
      return builder.proposal(
        value.label,
        .value,
        builder.valueEdit(text, in: range),
        detail: value.detail,
        term: value.term.map { HostedTerm.of($0, in: .infoPlist) },
        sortText: value.sortText,
        isDeprecated: value.isDeprecated
      )
    }
  }
}
