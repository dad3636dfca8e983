import CodeScanning
import Dependencies
import KeyCatalog
import SourceText

extension CodeUsage {
  /// The maximum number of reported places of one category of required reasons, or one API.
  private static let placeLimit = 10

  /// Joins the facts of the sources of a bundle, in their order; linear in the facts.
  ///
  /// Types and functions that the project declares itself, whose names are `declared`, are not the system's, and what the code does with
  /// packages of npm counts as far as `linkage` permits.
  init(
    of sources: [AttributedSource],
    declared: Set<String>,
    _ compiled: ConditionEvaluator,
    _ linkage: PackageLinkage
  ) {
    self.init()
    isComplete = true
    hasSources = !sources.isEmpty
    var places: [EntitledAPI: Int] = [:]
    var imports: [ScannedSource.Mention] = []
    for attributed in sources {
      let source = attributed.source
      classes.formUnion(source.classes)
      for use in source.requiredReasonUses where attributed.declaresPrivacy {
        guard use.condition.platforms != [.macOS], use.declaredName.map(declared.contains) != true,
          let compilation = compiled.compilation(of: use.condition, in: use.evidence.path)
        else { continue }
        var mention = Mention(use.symbol, use.evidence, compilation, basis: attributed.basis)
        mention.mayHaveOwnManifest = attributed.mayHaveOwnManifest
        add(mention, of: use.categories)
      }
      let watched = mentions(.watchedName, in: attributed, compiled)
      watchedNames.merge(watched.map { ($0.name, $0.evidence) }) { first, _ in first }
      if attributed.basis == .read { imports += source[.watchedName].filter { Self.interfaces.contains($0.name) } }
      guard attributed.isRun else { continue }
      for use in source.entitledUses where use.declaredName.map(declared.contains) != true {
        // Nothing weaker can be reported about an entitlement.
        guard compiled.compilation(of: use.condition, in: use.evidence.path) == .certain else { continue }
        places[use.api, default: 0] += 1
        guard places[use.api, default: 0] <= Self.placeLimit else { continue }
        let isForMacCatalyst = use.condition.outcome.whenTrue.contains(.macCatalyst)
        entitledUses.append(
          EntitledUse(
            use.api,
            platforms: use.condition.platforms,
            isForMacCatalyst: isForMacCatalyst,
            use.evidence,
            basis: attributed.basis
          )
        )
      }
      for kind in source.mentions.keys where kind != .watchedName {
        mentions[kind, default: []] += mentions(kind, in: attributed, compiled)
      }
    }
    isWithoutMac =
      imports.allSatisfy { $0.name == "UIKit" } && imports.contains { $0.condition.outcome.whenTrue.contains(.macOS) }
    purposeNeeds =
      SourceNeeds.needs(of: sources, declared: declared, compiled) + SourceNeeds.cameraNeeds(of: sources, compiled)
    purposeHints = SourceNeeds.hints(of: sources, compiled)
    for attributed in sources where attributed.isRun {
      for use in attributed.source.packageUses where linkage.permits(use) {
        add(use, basis: attributed.basis)
      }
    }
  }

  /// Adds what `sources` name by constants of other files, as far as `texts` returns one text for the name of a constant.
  ///
  /// Linear in them; without any, no constant is looked for.
  mutating func resolve(
    _ sources: [AttributedSource],
    _ compiled: ConditionEvaluator,
    _ texts: (Set<String>) -> [String: Set<String>]
  ) {
    let pending = sources.filter(\.isRun).flatMap { source in source.source.pendingMentions.map { (source.basis, $0) } }
    guard !pending.isEmpty else { return }
    // A call of a library has the row before the constant.
    let row = { (name: String) in name.lastIndex(of: "\n").map { String(name[...$0]) } ?? "" }
    let whole = { (name: String) in
      let constant = name.dropFirst(row(name).count)
      return String(constant.hasSuffix(":") ? constant.dropLast() : constant)
    }
    let last = { (name: String) in String(name.split(separator: ".").last ?? "") }
    let known = texts(
      pending.reduce(into: []) { $0.formUnion([whole($1.1.constant), last(whole($1.1.constant))]) }
    )
    for (basis, mention) in pending {
      guard let compilation = compiled.compilation(of: mention.condition, in: mention.evidence.path) else { continue }
      let constant = whole(mention.constant)
      let found = Set(
        (known[constant] ?? known[last(constant)] ?? []).compactMap { text in
          mention.kind == .queriedScheme
            ? Self.scheme(in: constant == mention.constant ? text : "\(text):") : row(mention.constant) + text
        }
      )
      if mention.kind == .queriedScheme, found.allSatisfy({ Self.foreignSchemes.contains($0.lowercased()) }),
        !found.isEmpty
      {
        continue
      }
      if found.count == 1, let text = found.first {
        mentions[mention.kind, default: []].append(Mention(text, mention.evidence, compilation, basis: basis))
      } else {
        let unknown = Mention(mention.constant, mention.evidence, compilation, basis: basis)
        unknownMentions[mention.kind, default: []].append(unknown)
      }
    }
  }

  /// The modules of user interfaces, of which a native app for the Mac cannot import UIKit.
  private static let interfaces: Set<String> = ["AppKit", "Cocoa", "UIKit"]

  /// The schemes of Android, which no app for Apple's systems has.
  private static let foreignSchemes: Set<String> = ["android-app", "intent", "market"]

  /// Returns the scheme of a URL; nil for other texts.
  private static func scheme(in url: String) -> String? {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), let first = url.utf8.first, ASCII.isLetter(first),
      url.utf8[..<colon].allSatisfy({ ASCII.isLetterOrDigit($0) || "+-.".utf8.contains($0) })
    else { return nil }
    return String(url[..<colon])
  }

  /// Returns what is compiled.
  private func mentions(_ kind: MentionKind, in source: AttributedSource, _ compiled: ConditionEvaluator) -> [Mention] {
    source.source[kind].compactMap { mention in
      guard kind != .remoteNotifications || mention.condition.platforms != [.macOS],
        let compilation = compiled.compilation(of: mention.condition, in: mention.evidence.path)
      else { return nil }
      let name = kind == .queriedScheme ? String(mention.name.prefix { $0 != ":" }) : mention.name
      if kind == .queriedScheme, Self.foreignSchemes.contains(name.lowercased()) { return nil }
      var found = Mention(name, mention.evidence, compilation, basis: source.basis)
      found.isForMacCatalyst = mention.condition.outcome.whenTrue.contains(.macCatalyst)
      return found
    }
  }

  private mutating func add(_ use: Mention, of categories: [String]) {
    if categories.count > 1 {
      guard ambiguousReasonUses[categories, default: []].count < Self.placeLimit else { return }
      ambiguousReasonUses[categories, default: []].append(use)
    } else if let category = categories.first {
      guard requiredReasonUses[category, default: []].count < Self.placeLimit else { return }
      requiredReasonUses[category, default: []].append(use)
    }
  }
}
