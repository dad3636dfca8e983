import KeyCatalog
import ProjectFiles
import PropertyList

/// Writes what was found in a source file as values, and reads it back.
///
/// Each fact is an array: its kind, its texts, the condition, the place and the text of the line.
enum SourceRecord {
  private enum Kind: Int {
    case use, hint, requiredReason, entitled, mention, localizedKey, declaredName, className, pendingMention, packageUse
  }

  private static let symbolIndices: [APISymbol: Int] = Dictionary(
    KeyCatalog.apiSymbols.enumerated().map { ($1, $0) }
  ) { first, _ in first }

  private static let apiIndices: [EntitledAPI: Int] = Dictionary(
    KeyCatalog.entitledAPIs.enumerated().map { ($1, $0) }
  ) { first, _ in first }

  // MARK: Writing

  /// Returns the facts as values; empty if there are none.
  static func facts(of source: ScannedSource) -> [PropertyListValue] {
    var facts: [PropertyListValue] = []
    facts += source.uses.map { use(.use, $0) } + source.hints.map { use(.hint, $0) }
    facts += source.requiredReasonUses.map { use in
      let texts = [use.symbol, use.categories.joined(separator: " ")] + (use.declaredName.map { [$0] } ?? [])
      return fact(.requiredReason, texts, use.condition, use.evidence)
    }
    facts += source.entitledUses.map { use in
      let texts = ["\(apiIndices[use.api] ?? -1)"] + (use.declaredName.map { [$0] } ?? [])
      return fact(.entitled, texts, use.condition, use.evidence)
    }
    for kind in MentionKind.allCases {
      facts += source[kind].map { fact(.mention, [$0.name, kind.rawValue], $0.condition, $0.evidence) }
    }
    facts += source.pendingMentions.map {
      fact(.pendingMention, [$0.constant, $0.kind.rawValue], $0.condition, $0.evidence)
    }
    facts += source.packageUses.map { use in
      let index = KeyCatalog.javaScriptPackage(use.package)?.needs.firstIndex(of: use.need) ?? -1
      let condition = use.condition.flatMap(use.need.conditions.firstIndex) ?? -1
      let flags = (use.isCall ? "c" : "") + (use.isCertain ? "s" : "")
      let texts = [use.package, "\(index)", "\(condition)", use.cause, flags] + (use.service.map { [$0] } ?? [])
      return fact(.packageUse, texts, .always, use.evidence)
    }
    facts += source.localizedKeys.map { fact(.localizedKey, texts(of: $0), .always, $0.evidence) }
    facts += source.declaredNames.sorted().map {
      .array([SourceCache.integer(Kind.declaredName.rawValue), .string($0)])
    }
    facts += source.classes.sorted().map {
      .array([SourceCache.integer(Kind.className.rawValue), .string($0)])
    }
    return facts
  }

  private static func use(_ kind: Kind, _ use: ScannedSource.Use) -> PropertyListValue {
    let texts =
      ["\(symbolIndices[use.symbol] ?? -1)", use.isBareType ? "1" : "0", use.unneeded.joined(separator: " ")]
      + (use.declaredName.map { [$0] } ?? [])
    return fact(kind, texts, use.condition, use.evidence)
  }

  private static func texts(of use: LocalizedKeyUse) -> [String] {
    let flags =
      (use.kind == .view ? "v" : "") + (use.namesBundle ? "b" : "") + (use.hasDefault ? "d" : "")
      + (use.passesBytes ? "c" : "")
    return [use.table, "\(use.range.lowerBound)", "\(use.range.upperBound)", flags, use.wrapper ?? ""]
      + (use.key.map { [$0] } ?? [])
  }

  private static func fact(
    _ kind: Kind,
    _ texts: [String],
    _ condition: BuildCondition,
    _ evidence: Evidence
  ) -> PropertyListValue {
    .array([
      SourceCache.integer(kind.rawValue), .array(texts.map { .string($0) }),
      .string(RecordedCondition.text(of: condition)),
      SourceCache.integer(evidence.line), SourceCache.integer(evidence.columns.lowerBound),
      SourceCache.integer(evidence.columns.upperBound), .string(evidence.lineText),
    ])
  }

  // MARK: Reading

  /// Returns the facts of the source file at `path` that `facts` made; nil if they are damaged.
  static func source(_ value: PropertyListValue, path: String) -> ScannedSource? {
    guard case .array(let facts) = value else { return nil }
    var source = ScannedSource()
    for fact in facts {
      guard add(fact, path, to: &source) else { return nil }
    }
    return source
  }

  private static func add(_ value: PropertyListValue, _ path: String, to source: inout ScannedSource) -> Bool {
    guard case .array(let parts) = value, let first = parts.first,
      let kind = SourceCache.number(first).flatMap(Kind.init)
    else { return false }
    if kind == .declaredName || kind == .className {
      guard parts.count == 2, case .string(let name) = parts[1] else { return false }
      if kind == .className { source.classes.insert(name) } else { source.declaredNames.insert(name) }
      return true
    }
    guard let read = Parts(parts, path), let name = read.texts.first else { return false }
    switch kind {
    case .use, .hint:
      guard let use = read.use else { return false }
      if kind == .use { source.uses.append(use) } else { source.hints.append(use) }
    case .requiredReason:
      guard read.texts.count > 1 else { return false }
      source.requiredReasonUses.append(
        .init(
          symbol: name,
          categories: read.texts[1].split(separator: " ").map(String.init),
          declaredName: read.texts.count > 2 ? read.texts[2] : nil,
          condition: read.condition,
          evidence: read.evidence
        )
      )
    case .entitled:
      guard let use = read.entitledUse else { return false }
      source.entitledUses.append(use)
    case .mention:
      guard read.texts.count > 1, let kind = MentionKind(rawValue: read.texts[1]) else { return false }
      source.mentions[kind, default: []].append(
        .init(name: name, condition: read.condition, evidence: read.evidence)
      )
    case .pendingMention:
      guard read.texts.count > 1, let kind = MentionKind(rawValue: read.texts[1]) else { return false }
      source.pendingMentions.append(
        .init(kind: kind, constant: name, condition: read.condition, evidence: read.evidence)
      )
    case .localizedKey:
      guard let use = read.localizedKey else { return false }
      source.localizedKeys.append(use)
    case .packageUse:
      guard let use = read.packageUse else { return false }
      source.packageUses.append(use)
    case .declaredName, .className: break
    }
    return true
  }

  /// The parts of a fact with a place.
  private struct Parts {
    let texts: [String]
    let condition: BuildCondition
    let evidence: Evidence

    init?(_ parts: [PropertyListValue], _ path: String) {
      guard parts.count == 7, case .array(let items) = parts[1], case .string(let words) = parts[2],
        let condition = RecordedCondition.condition(in: words),
        let line = SourceCache.number(parts[3]), let start = SourceCache.number(parts[4]),
        let end = SourceCache.number(parts[5]), 0 <= line, 0 <= start, start <= end, case .string(let text) = parts[6]
      else { return nil }
      texts = items.compactMap { if case .string(let text) = $0 { text } else { nil } }
      self.condition = condition
      evidence = Evidence(path: path, line: line, lineText: text, columns: start..<end)
    }

    var entitledUse: ScannedSource.EntitledUse? {
      guard let index = texts.first.flatMap({ Int($0) }), KeyCatalog.entitledAPIs.indices.contains(index) else {
        return nil
      }
      return ScannedSource.EntitledUse(
        api: KeyCatalog.entitledAPIs[index],
        declaredName: texts.count > 1 ? texts[1] : nil,
        condition: condition,
        evidence: evidence
      )
    }

    var localizedKey: LocalizedKeyUse? {
      guard texts.count > 4, let start = Int(texts[1]), let end = Int(texts[2]), 0 <= start, start <= end else {
        return nil
      }
      return LocalizedKeyUse(
        key: texts.count > 5 ? texts[5] : nil,
        range: start..<end,
        evidence: evidence,
        table: texts[0],
        kind: texts[3].contains("v") ? .view : .lookUp,
        namesBundle: texts[3].contains("b"),
        hasDefault: texts[3].contains("d"),
        passesBytes: texts[3].contains("c"),
        wrapper: texts[4].isEmpty ? nil : texts[4]
      )
    }

    var packageUse: PackageUse? {
      guard texts.count > 4, let index = Int(texts[1]), let needs = KeyCatalog.javaScriptPackage(texts[0])?.needs,
        needs.indices.contains(index), let condition = Int(texts[2]),
        needs[index].conditions.indices.contains(condition)
      else { return nil }
      return PackageUse(
        package: texts[0],
        need: needs[index],
        condition: needs[index].conditions[condition],
        cause: texts[3],
        isCall: texts[4].contains("c"),
        isCertain: texts[4].contains("s"),
        service: texts.count > 5 ? texts[5] : nil,
        evidence: evidence
      )
    }

    var use: ScannedSource.Use? {
      guard texts.count > 2, let index = Int(texts[0]), KeyCatalog.apiSymbols.indices.contains(index) else {
        return nil
      }
      return ScannedSource.Use(
        symbol: KeyCatalog.apiSymbols[index],
        unneeded: texts[2].split(separator: " ").map(String.init),
        isBareType: texts[1] == "1",
        declaredName: texts.count > 3 ? texts[3] : nil,
        condition: condition,
        evidence: evidence
      )
    }
  }
}
