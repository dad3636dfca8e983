import KeyCatalog
import ProjectFiles

/// One pass over a source file.
struct SourceScan {
  /// What was found.
  private(set) var source = ScannedSource()
  private let table: SymbolTable
  private var cursor: CodeCursor
  private var conditions = ConditionStack()
  private var interpolations: InterpolationReader
  /// The code for old systems around the cursor or after it, by ascending start.
  private var branches: [AvailabilityReader.Branch] = []
  /// The number of bytes that may still be read to find such code.
  private var branchBudget: Int
  private var finder: EvidenceFinder
  /// Uses that count only if the file uses the attributes of files.
  private var attributeUses: [ScannedSource.RequiredReasonUse] = []
  private var hasFileAttributes = false
  private var pending = PendingMentions()
  /// Whether the file, in JavaScript, imports something.
  private var importsModules = false
  private let path: String
  /// Whether the file has the texts without which some symbols need nothing.
  private var companions: [String: Bool] = [:]
  /// The names that the file declares as one of some types, once they are asked for.
  private var itemNames: [[String]: Set<String>] = [:]

  /// The maximum number of facts of each kind for one file; more of them add no information.
  private static let placeLimit = 64
  /// The largest number of places that are kept of one API that needs a reason.
  private static let reasonLimit = 4
  /// The largest number of keys of texts that are kept of one file; generated code has thousands.
  private static let keyLimit = 20_000
  /// How many times the whole file is searched for what a name is.
  private static let searchLimit = 16
  private var searches = 0
  /// The pieces of a file in JavaScript; nil if nothing needed them yet.
  private var script: ScriptTokens?

  /// Makes a scan that must not outlive the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage, path: String) {
    table = SymbolTable.table(for: language)
    self.path = path
    cursor = CodeCursor(bytes, syntax: language.syntax)
    interpolations = InterpolationReader(cursor)
    if language == .javaScript || language == .dart, ScriptPlatforms.mayBe(in: bytes) {
      let tokens = ScriptTokens(bytes, syntax: cursor.syntax)
      branches = ScriptPlatforms.foreignRanges(tokens).map {
        AvailabilityReader.Branch(range: $0, condition: .never)
      }
      if language == .javaScript { script = tokens }
    }
    finder = EvidenceFinder(bytes, path: path)
    branchBudget = 4 * bytes.count
  }

  /// Reads the facts of the file; linear.
  mutating func run() { run(at: CodePlaces.find(in: cursor.bytes, table)) }

  /// Reads the file at `places`, which ascend and have all of `CodePlaces` among them.
  mutating func run(at places: some Sequence<Int>) {
    for place in places {
      if cursor.reaches(place, &conditions) { inspectCode() } else { inspectInterpolation(at: place) }
    }
    for (item, name) in pending.resolved(in: cursor) {
      if let name {
        add(name, item.kind, item.range, item.condition)
      } else if item.kind != .insecureLoad {
        source.pendingMentions.append(
          ScannedSource.PendingMention(
            kind: item.kind,
            constant: item.constant,
            condition: item.condition,
            evidence: finder.evidence(at: item.range)
          )
        )
      }
    }
    if importsModules || namesGlobals {
      let tokens = script ?? ScriptTokens(cursor.bytes)
      let found = PackageScan.scan(tokens, path: path, without: branches.map(\.range))
      source.packageUses = found.uses
      if !found.packages.isEmpty {
        source.mentions[.importedPackage] = found.packages.map {
          ScannedSource.Mention(name: $0.name, condition: .always, evidence: $0.evidence)
        }
      }
    }
    guard hasFileAttributes, !attributeUses.isEmpty else { return }
    source.requiredReasonUses += attributeUses
    source.requiredReasonUses.sort { $0.evidence.line < $1.evidence.line }
  }

  /// Reads what the identifier at the cursor begins.
  private mutating func inspectCode() {
    let previous = cursor.lastIdentifier
    guard let identifier = cursor.step(&conditions) else { return }
    if let candidates = table.candidates(cursor.bytes, identifier) {
      inspect(identifier, previous, table.entries[candidates])
    }
  }

  /// Reads what begins at a place in a literal, if that is in the code of a value that is inserted into it.
  private mutating func inspectInterpolation(at place: Int) {
    guard let inner = interpolations.cursor(before: place, after: cursor) else { return }
    let outer = cursor
    cursor = inner
    if cursor.reaches(place, &conditions) { inspectCode() }
    (interpolations.cursor, cursor) = (cursor, outer)
  }

  /// Whether a file in JavaScript without imports may name an object that a plug-in of Cordova defines.
  private var namesGlobals: Bool {
    cursor.syntax == .javaScript
      && ScriptBindings.globalRoots.contains { cursor.bytes.firstRange(of: Array("\($0).".utf8)) != nil }
  }

  /// Returns whether the call whose arguments begin at `offset` gets something of one of `types`; linear for the first query.
  private mutating func holdsItem(_ types: [String], after offset: Int) -> Bool {
    let cursor = cursor
    return ItemReader.holds(types, after: offset, in: cursor) { name in
      let known = itemNames[types] ?? ItemReader.names(declaredAs: Set(types), in: cursor)
      itemNames[types] = known
      return known.contains(name)
    }
  }

  private mutating func inspect(
    _ identifier: Range<Int>,
    _ previous: Range<Int>?,
    _ candidates: ArraySlice<SymbolTable.Entry>
  ) {
    var isUse = false
    for entry in candidates {
      // Facts and uses of entitled APIs count in addition to a symbol; of the symbols, the longest counts.
      if isUse, !entry.meaning.countsWithUses { continue }
      guard let end = end(of: entry, at: identifier, previous) else { continue }
      let range = identifier.lowerBound..<end
      switch entry.meaning {
      case .purpose(let symbol):
        guard symbol.items.isEmpty || holdsItem(symbol.items, after: end) else { continue }
        notePurpose(symbol, entry.pattern, range)
        isUse = true
      case .requiredReason(let symbol):
        noteReason(symbol, range)
        isUse = true
      case .entitled(let api):
        noteEntitled(api, entry.pattern, range)
      case .library(let need): noteLibrary(need, .libraryCall, range)
      case .librarySetting(let need): noteLibrary(need, .librarySetting, range)
      case .classDeclaration:
        let names = source.classes.count < Self.keyLimit ? ClassReader.names(after: identifier, in: cursor) : []
        source.classes.formUnion(names)
        if let name = names.first, ClassReader.isSceneDelegate(after: identifier, in: cursor) {
          add(name, .sceneDelegate, identifier)
        }
      case .fact(let fact):
        note(fact, range, identifier)
      case .moduleImport:
        noteImport(from: identifier)
        return
      case .availability:
        noteBranch(of: identifier, previous)
        return
      }
      if isUse { cursor.offset = max(cursor.offset, end) }
    }
    guard !isUse, let name = candidates.firstResult(\.pattern.declaredName), let previous,
      Declaration.isDeclared(at: identifier, after: previous, in: cursor)
    else { return }
    source.declaredNames.insert(name)
  }

  // MARK: Conditions

  /// Notes the code for old systems that a check of the system's version selects.
  private mutating func noteBranch(of word: Range<Int>, _ previous: Range<Int>?) {
    guard let branch = AvailabilityReader.branch(at: word, previous, in: cursor, &branchBudget) else { return }
    branches.removeAll { $0.range.upperBound <= word.lowerBound }
    branches.append(branch)
  }

  /// Returns what must hold for the code at `place`, where the cursor is, to be compiled and run.
  private func condition(at place: Int) -> BuildCondition {
    branches.reduce(conditions.current) { condition, branch in
      branch.range.contains(place) ? condition && branch.condition : condition
    }
  }

  // MARK: Symbols

  /// Returns the end of what begins at `head` if it is `entry`, also as a call on `self` in a file that extends its type.
  private mutating func end(of entry: SymbolTable.Entry, at head: Range<Int>, _ previous: Range<Int>?) -> Int? {
    if let end = entry.pattern.end(at: head, previous: previous, in: cursor) { return end }
    guard cursor.syntax == .swift, case .purpose(let symbol) = entry.meaning,
      let end = entry.pattern.onSelf?.end(at: head, previous: previous, in: cursor),
      (symbol.companions + symbol.modules).contains(where: { contains("extension \($0)") })
    else { return nil }
    return end
  }

  private mutating func notePurpose(_ symbol: APISymbol, _ pattern: SymbolPattern, _ range: Range<Int>) {
    // Many likely uses must not hide a certain one.
    guard source.uses.count(where: { $0.symbol.confidence == symbol.confidence }) < Self.placeLimit,
      hasCompanion(symbol.companions), !symbol.exemptions.contains(where: { contains($0) })
    else { return }
    let unneeded = unneededKeys(of: symbol, range)
    guard unneeded.isEmpty || !symbol.requirement.joined().allSatisfy(unneeded.contains) else { return }
    source.uses.append(
      ScannedSource.Use(
        symbol: symbol,
        unneeded: unneeded,
        isBareType: pattern.isBareType,
        declaredName: pattern.declaredName(at: range, in: cursor),
        condition: condition(at: range.lowerBound),
        evidence: finder.evidence(at: range)
      )
    )
  }

  /// Returns the keys of `symbol` that the call at `range` does not need, because what they are for is an empty list.
  private mutating func unneededKeys(of symbol: APISymbol, _ range: Range<Int>) -> [String] {
    guard !symbol.arguments.isEmpty, maySearch() else { return [] }
    var start = cursor
    start.offset = range.lowerBound
    // In Objective-C, the first label is part of the name.
    if start.syntax != .c {
      _ = start.identifier()
      guard start.take(UInt8(ascii: "(")) else { return [] }
    }
    return symbol.arguments.compactMap { argument in
      var value = start
      guard ArgumentReader.reachesLabel([argument.label], &value) else { return argument.key }
      return EmptyList.isGiven(at: value) ? argument.key : nil
    }
  }

  /// Returns whether the file has one of `texts`, of which there may be none.
  private mutating func hasCompanion(_ texts: [String]) -> Bool {
    texts.isEmpty || texts.contains { contains($0) }
  }

  /// Returns whether the file has `text` anywhere; linear for the first query.
  private mutating func contains(_ text: String) -> Bool {
    if let known = companions[text] { return known }
    let isThere = cursor.bytes.firstRange(of: Array(text.utf8)) != nil
    companions[text] = isThere
    return isThere
  }

  private mutating func noteReason(_ symbol: RequiredReasonSymbol, _ range: Range<Int>) {
    let known = symbol.needsFileAttributes ? attributeUses : source.requiredReasonUses
    guard known.count(where: { $0.symbol == symbol.name }) < Self.reasonLimit,
      symbol.owner.map({ isCalled(on: $0, range) }) ?? true
    else { return }
    let use = ScannedSource.RequiredReasonUse(
      symbol: symbol.name,
      categories: symbol.categories,
      declaredName: symbol.pattern.declaredName(at: range, in: cursor),
      condition: condition(at: range.lowerBound),
      evidence: finder.evidence(at: range)
    )
    if symbol.needsFileAttributes { attributeUses.append(use) } else { source.requiredReasonUses.append(use) }
  }

  private mutating func noteEntitled(_ api: EntitledAPI, _ pattern: SymbolPattern, _ range: Range<Int>) {
    // One place per file is enough: the most common ones occur repeatedly.
    guard !source.entitledUses.contains(where: { $0.api == api }), hasCompanion(api.companions) else { return }
    source.entitledUses.append(
      ScannedSource.EntitledUse(
        api: api,
        declaredName: pattern.declaredName(at: range, in: cursor),
        condition: condition(at: range.lowerBound),
        evidence: finder.evidence(at: range)
      )
    )
  }

  private mutating func noteLibrary(_ need: LibraryNeed, _ kind: MentionKind, _ range: Range<Int>) {
    guard hasCompanion(need.companions) else { return }
    var argument = cursor
    argument.offset = range.upperBound
    let start = argument
    let literal = kind == .libraryCall ? argument.literalText() : nil
    if literal == nil, kind == .libraryCall, need.takesArgument {
      pending.add(kind, range, condition(at: range.lowerBound), start, of: need.id)
    }
    add(literal.map { "\(need.id)\n\($0)" } ?? need.id, kind, range)
  }

  /// Notes the hints of the import whose first word is at `keyword`, and moves past it.
  private mutating func noteImport(from keyword: Range<Int>) {
    if cursor.syntax == .javaScript {
      importsModules = true
      return
    }
    guard let module = ImportReader.module(&cursor) else { return }
    if let name = table.watchedModule(cursor.bytes, module) {
      add(name, .watchedName, keyword.lowerBound..<module.upperBound)
    }
    for symbol in table.hints(cursor.bytes, module) where source.hints.count < Self.placeLimit {
      source.hints.append(
        ScannedSource.Use(
          symbol: symbol,
          unneeded: [],
          isBareType: false,
          declaredName: nil,
          condition: condition(at: keyword.lowerBound),
          evidence: finder.evidence(at: keyword.lowerBound..<module.upperBound)
        )
      )
    }
  }

  // MARK: Facts

  private mutating func note(_ fact: CodePattern, _ range: Range<Int>, _ head: Range<Int>) {
    switch fact {
    case .mention(let kind): noteMention(kind, range, head)
    case .localizedKey:
      guard source.localizedKeys.count < Self.keyLimit else { return }
      if let use = LocalizedKeyReader.use(at: range, head, in: cursor, &finder) { source.localizedKeys.append(use) }
    case .fileAttributes: hasFileAttributes = true
    }
  }

  private mutating func noteMention(_ kind: MentionKind, _ range: Range<Int>, _ head: Range<Int>) {
    var argument = cursor
    argument.offset = range.upperBound
    switch kind {
    case .accuracyPurpose, .activityType, .alternateIcon, .appGroup, .backgroundTask, .bonjourService,
      .cloudContainer, .insecureLoad, .merchant, .peerService, .queriedScheme, .suite:
      if kind == .peerService, !ArgumentReader.reachesLabel(["serviceType"], &argument) { return }
      if kind == .bonjourService, ArgumentReader.hasNameFirst(cursor.bytes[range]),
        !ArgumentReader.reachesLabel(["type"], &argument)
      {
        return
      }
      if kind == .queriedScheme, cursor.hasOtherReceiver(range) { return }
      if kind == .alternateIcon, !isCalled(on: ReceiverReader.application, range) { return }
      let start = argument
      if let name = PendingMentions.text(of: kind, &argument) {
        add(name, kind, range.lowerBound..<argument.offset)
      } else {
        pending.add(kind, range, condition(at: range.lowerBound), start)
      }
    case .remoteNotifications:
      // Types of a project have a method of this name too.
      guard isCalled(on: ReceiverReader.application, range) else { return }
      add(String(decoding: cursor.bytes[range], as: UTF8.self), kind, range)
    case .standardDefaults, .libraryCall, .librarySetting:
      add(String(decoding: cursor.bytes[range], as: UTF8.self), kind, range)
    // What is done with packages is read from their table.
    case .importedPackage, .libraryKey, .permissionHandler: break
    // Classes are read at their declarations.
    case .sceneDelegate: break
    // Of the modes, those that packages need are read from their table too.
    case .backgroundMode:
      let call = String(decoding: cursor.bytes[range], as: UTF8.self)
      guard let use = CodePattern.backgroundModes.first(where: { call.hasPrefix($0.start) }),
        use.option.map({ contains($0) }) ?? true
      else { break }
      add(use.mode, kind, range)
    case .pickerSource:
      for name in PickerSourceReader.names(ofTypeAt: range.lowerBound, in: cursor) { add(name, kind, range) }
    case .cameraSource:
      if let name = PickerSourceReader.argument(at: range.lowerBound, in: cursor) { add(name, kind, range) }
    case .supportedLocale:
      guard contains("supportedLocales"), let language = argument.literalText() else { break }
      let region = argument.take(UInt8(ascii: ",")) ? argument.literalText() : nil
      add([language, region].compactMap(\.self).joined(separator: "-"), kind, range)
    case .watchedName: add(String(decoding: cursor.bytes[head], as: UTF8.self), kind, range)
    }
  }

  /// Whether the call at `range` is one on `owner`.
  private mutating func isCalled(on owner: ReceiverReader.Owner, _ range: Range<Int>) -> Bool {
    let receiver = ReceiverReader(before: range.lowerBound, in: cursor)
    return receiver.isOwner(owner, in: maySearch() ? cursor : nil)
  }

  /// Whether the whole file may be searched once more for what a name is.
  private mutating func maySearch() -> Bool {
    searches += 1
    return searches <= Self.searchLimit
  }

  private mutating func add(_ name: String, _ kind: MentionKind, _ range: Range<Int>) {
    add(name, kind, range, condition(at: range.lowerBound))
  }

  private mutating func add(_ name: String, _ kind: MentionKind, _ range: Range<Int>, _ condition: BuildCondition) {
    let known = source[kind]
    guard known.count < Self.placeLimit, !kind.isKeptOnce || !known.contains(where: { $0.name == name }) else { return }
    source.mentions[kind, default: []].append(
      ScannedSource.Mention(name: name, condition: condition, evidence: finder.evidence(at: range))
    )
  }
}
