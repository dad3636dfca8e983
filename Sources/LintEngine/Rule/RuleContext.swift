import AppProject
import BuildDescriptions
import CodeScanning
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// What a rule works with: the document, a way to make edits, and a place for its findings.
public struct RuleContext {
  /// The document that is checked.
  public let document: Document
  /// What is known of it as a whole.
  public let traits: DocumentTraits
  /// The entries of its root dictionary, for rules that look for some of them by name.
  public let rootKeys: RootKeys
  /// Makes edits of the document.
  public let editor: TreeEditor
  /// The kind of the rules that run at present.
  package var source = FindingSource.document
  /// How certain it is that the file belongs to the app that rules about the app compare it with.
  package private(set) var attribution = FactBasis.read
  /// The targets that the file belongs to, once rules about the app run.
  private(set) var targets: [ProjectTarget] = []
  /// Whether rules about the project run too: a rule of both kinds that reports more with a project leaves it to them.
  package var isAskingProject = false
  /// What they reported so far.
  package private(set) var sourcedFindings: [SourcedFinding] = []
  /// What they queried about other entries than their own.
  package private(set) var questions = SiblingQuestions()
  private let configuration: LintConfiguration
  private let memory: RuleMemory

  /// Makes a context without findings for a document of which only its own words are known.
  public init(_ document: Document, _ configuration: LintConfiguration = LintConfiguration()) {
    let root = RootKeys(document.rootDictionary)
    let bundle = BundleAnswer.all(for: document, root, in: nil).first?.bundle ?? AppBundle()
    self.init(document, bundle, root, configuration, memory: RuleMemory())
  }

  /// Makes a context without findings, whose rules recall what they worked out for earlier states of the document.
  init(
    _ document: Document,
    _ bundle: AppBundle,
    _ root: RootKeys,
    _ configuration: LintConfiguration,
    memory: RuleMemory
  ) {
    self.document = document
    self.configuration = configuration
    self.memory = memory
    memory.forgetState()
    editor = TreeEditor(document.tree)
    rootKeys = root
    traits = DocumentTraits(document, bundle, editor)
  }

  /// Makes a context without findings for a document whose traits are known.
  package init(_ document: Document, _ traits: DocumentTraits, _ configuration: LintConfiguration) {
    self.document = document
    self.configuration = configuration
    self.traits = traits
    memory = RuleMemory()
    editor = TreeEditor(document.tree)
    rootKeys = RootKeys(document.rootDictionary)
  }

  /// What was reported so far, in the order of the reports.
  public var findings: [Finding] { sourcedFindings.map(\.finding) }

  /// Takes in what is known of the app with which rules compare the document from now on.
  package mutating func compare(with project: ProjectContext) {
    (attribution, targets) = (project.attribution, project.targets)
  }

  /// Reports a finding of the rule that `rule` describes.
  ///
  /// One that is not certain is at most a warning that explains why, and one that is doubtful is not reported: `certainty` is that of
  /// what the rule found elsewhere, to which the engine adds the premises of the rule. A severity that the project configures stays. What no store gets has no
  /// code of the App Store. A missing `key` is not at the place of the finding, so reports would not know it. What a file in no bundle
  /// has matters less, unless the finding is `aboutUse` itself.
  public mutating func report(
    _ rule: RuleDescription,
    at range: Range<Int>,
    _ message: String,
    severity: Severity? = nil,
    certainty: Certainty? = nil,
    appStoreCode: String? = nil,
    isForStore: Bool = true,
    refusedBy refusers: [Refuser]? = nil,
    aboutUse: Bool = false,
    fixes: [Fix] = [],
    related: [RelatedPlace] = [],
    isUnnecessary: Bool = false,
    isDeprecated: Bool = false,
    key: String? = nil,
    cause: FindingCause? = nil
  ) {
    let isWorded = certainty != nil
    let certainty = (certainty ?? self.certainty(of: rule)).adding(premises.grounds(rule.premises))
    // Issues of the parser and duplicate keys are counted before they are put into words, and concern the text itself.
    guard source <= .repeatedKey || certainty > .doubtful && !isMacro(at: range) else { return }
    let declared = refusers ?? rule.refusers
    let wantedCode = isForStore ? appStoreCode ?? rule.appStoreCode : nil
    // Most rules are about no store, and the settings of the bundle need not be asked for them.
    let concernsStore = wantedCode != nil || declared.contains { [.appStoreConnect, .appReview].contains($0) }
    let isOutsideStores = concernsStore && traits.bundle.isOutsideStores
    let code = isOutsideStores ? nil : wantedCode
    let refusers = known(declared, hasCode: code != nil, isForStore: isForStore && !isOutsideStores)
    // What a store alone would refuse is no matter where none gets it.
    guard !isOutsideStores || !refusers.isEmpty || declared.isEmpty else { return }
    // What rests on nothing that is declared, or what people decide, cannot be as certain as an error.
    let mayBeError = rule.canBeError && refusers != [.appReview]
    let wanted = min(severity ?? rule.severity, mayBeError ? .error : .warning)
    let isUnused = traits.bundle.isUnused && !aboutUse
    let severity = configuration.severity(of: rule.id) ?? limited(wanted, certainty, isUnused)
    guard severity > .info || !isUnused || !document.kind.isStringTable || source <= .repeatedKey else { return }
    let finding = Finding(
      rule: rule.id,
      severity: severity,
      range: range,
      message: isWorded || wanted < .error ? message : certainty.doubting(message),
      appStoreCode: code,
      fixes: fixes,
      related: related,
      isUnnecessary: isUnnecessary,
      isDeprecated: isDeprecated,
      key: key,
      cause: cause,
      grounds: certainty.grounds,
      refusers: refusers
    )
    sourcedFindings.append(SourcedFinding(source: source, finding: finding))
  }

  /// Returns who refuses this file: its reader by the kind, the store only what it gets.
  private func known(_ refusers: [Refuser], hasCode: Bool, isForStore: Bool) -> [Refuser] {
    var known = Set(refusers.compactMap { $0 == .reader ? Refuser.reading(traits.kind) : $0 })
    if hasCode { known.insert(.appStoreConnect) }
    return (isForStore ? known : known.subtracting([.appStoreConnect, .appReview])).sorted()
  }

  /// Returns the severity of a finding: what its certainty allows, and one level less in a file in no target, which users never
  /// see.
  private func limited(_ severity: Severity, _ certainty: Certainty, _ isUnused: Bool) -> Severity {
    let certain = certainty.limiting(severity)
    guard isUnused else { return certain }
    return min(certain, severity.lowered)
  }

  /// Whether a finding at a place is about a text that the build replaces: the name of a macro, as far as its spelling shows, in
  /// an Info.plist that passes the C preprocessor (`INFOPLIST_PREPROCESS`).
  private func isMacro(at range: Range<Int>) -> Bool {
    guard document.kind == .infoPlist, let node = document.tree.innermostNode(at: range.lowerBound),
      node.kind == .string, let text = node.stringValue, text.contains("_"),
      text.utf8.allSatisfy({ byte in ASCII.isCapital(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") })
    else { return false }
    return traits.bundle.configurations.contains { $0.value(of: "INFOPLIST_PREPROCESS").text == "YES" }
  }

  /// Returns what was reported since the last call, and forgets it.
  package mutating func takeFindings() -> [SourcedFinding] {
    defer { sourcedFindings = [] }
    return sourcedFindings
  }

  /// Returns what the project decided about an option of a rule that is a number.
  package func count(_ option: RuleOption, of rule: RuleDescription) -> Int {
    if case .count(let count) = configuration.value(of: option, for: rule.id) { count } else { 0 }
  }

  /// Returns what the project decided about an option of a rule that is a list.
  package func texts(_ option: RuleOption, of rule: RuleDescription) -> [String] {
    if case .texts(let texts) = configuration.value(of: option, for: rule.id) { texts } else { [] }
  }

  // MARK: Looking elsewhere

  /// Returns whether the dictionary of `entry` has an entry with the key `name`, or in an Info.plist whether the build or a
  /// generator writes one.
  ///
  /// The query is recorded, so that findings that depend on it are checked again if the answer changes.
  public mutating func hasSibling(_ name: String, of entry: CatalogEntry) -> Bool {
    if entry.isTopLevel {
      let answer = rootKeys.contains(name)
      questions.root[name] = answer
      return answer || document.kind == .infoPlist && traits.bundle.target?.suppliedKeys.contains(name) == true
    }
    guard let dictionary = entry.key.parent else { return false }
    if dictionary.spansSegments { questions.reachFar = true }
    return dictionary.entry(forKey: name) != nil
  }

  /// Returns whether the key of `entry`, and each key around it, has an effect with the other keys of its dictionary; true if
  /// nothing shows otherwise.
  ///
  /// A key that counts only in dictionaries of some types may be another key in those of other types, about which the catalog
  /// knows nothing. A change of the key that decides runs the rule again, as with `hasSibling`. Linear in the depth.
  package mutating func hasEffect(_ entry: CatalogEntry) -> Bool {
    var (info, level, dictionary) = (entry.info, entry.level, entry.key.parent)
    while !level.isEmpty, let container = dictionary {
      if let condition = info?.onlyWith {
        if container.spansSegments { questions.reachFar = true }
        let value = container.value(forKey: condition.key)?.stringValue
        guard value.map({ condition.isMet(by: $0) }) ?? true else { return false }
      }
      var components = level.split(separator: "/")
      dictionary = container.parent
      while components.last == "[]" {
        components.removeLast()
        dictionary = dictionary?.parent
      }
      info = KeyCatalog.key(at: components.joined(separator: "/"), in: entry.domain)
      level = components.dropLast().joined(separator: "/")
    }
    return true
  }

  /// Returns the queries since the last call, and removes them.
  package mutating func takeQuestions() -> SiblingQuestions {
    defer { questions = SiblingQuestions() }
    return questions
  }

  // MARK: Work that is done once

  /// Returns the result that `key` names, computed by `make` at the first call of any rule.
  package func remember<Key: MemoryKey>(_ key: Key, make: () -> Key.Value) -> Key.Value {
    memory.value(key, make: make)
  }
}

/// What rules queried about other entries than their own.
package struct SiblingQuestions: Sendable, Hashable {
  /// Whether the root dictionary has an entry, by its key.
  package var root: [String: Bool] = [:]
  /// Whether a query was about a dictionary that is not within one segment of the text.
  package var reachFar = false

  /// Whether there were no queries.
  package var isEmpty: Bool { root.isEmpty && !reachFar }

  /// Whether the root dictionary of another state of the document would answer all questions alike.
  package func holds(where isInRoot: (String) -> Bool) -> Bool {
    !reachFar && root.allSatisfy { isInRoot($0.key) == $0.value }
  }
}
