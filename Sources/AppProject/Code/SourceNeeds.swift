import CodeScanning
import KeyCatalog
import ProjectFiles

/// Turns uses of protected resources into needs of purpose strings.
enum SourceNeeds {
  /// The maximum number of reported places of one symbol.
  private static let placeLimit = 8
  /// The keys of which an input for the capture of media needs one.
  private static let inputKeys = [["NSCameraUsageDescription"], ["NSMicrophoneUsageDescription"]]

  /// Returns what the sources need, in their order.
  ///
  /// Types and functions that the project declares itself, whose names are `declared`, are not the system's and need
  /// nothing, as do methods of frameworks that no source imports and whose types none names, and code that is never compiled.
  /// Linear in the uses.
  static func needs(of sources: [AttributedSource], declared: Set<String>, _ compiled: ConditionEvaluator)
    -> [PurposeNeed]
  {
    var places: [Place: Int] = [:]
    let named = Set(sources.flatMap { $0.source[.watchedName] }.map(\.name))
    return sources.filter(\.isRun).flatMap { source in
      let uses = source.source.uses.filter { use in
        !use.symbol.isIdle && use.declaredName.map(declared.contains) != true
          && (use.symbol.modules.isEmpty || use.symbol.modules.contains(where: named.contains))
      }
      return needs(uses, source.basis, compiled, &places)
    }
  }

  /// Returns the needs of sources that pass `.camera` to what takes the source of an image picker, such as a view around one; linear.
  static func cameraNeeds(of sources: [AttributedSource], _ compiled: ConditionEvaluator) -> [PurposeNeed] {
    let run = sources.filter(\.isRun)
    let names = Set(run.flatMap { $0.source[.pickerSource] }.map(\.name))
    guard !names.isEmpty else { return [] }
    let needs = run.flatMap { source in
      source.source[.cameraSource].compactMap { mention -> PurposeNeed? in
        guard names.contains(mention.name),
          let compilation = compiled.compilation(of: mention.condition, in: mention.evidence.path)
        else { return nil }
        return PurposeNeed(
          alternatives: [["NSCameraUsageDescription"]],
          cause: "UIImagePickerController.SourceType.camera",
          kind: .use,
          isCertain: false,
          basis: source.basis,
          compilation: compilation,
          platforms: Set((mention.condition.platforms ?? []).map(\.rawValue)),
          evidence: mention.evidence
        )
      }
    }
    return Array(needs.prefix(placeLimit))
  }

  /// Returns the imports that point to protected resources without proving a use, in their order; linear in them.
  static func hints(of sources: [AttributedSource], _ compiled: ConditionEvaluator) -> [PurposeNeed] {
    var places: [Place: Int] = [:]
    return sources.filter(\.isRun).flatMap { source in
      needs(source.source.hints.filter { !$0.symbol.isIdle }, source.basis, compiled, &places)
    }
  }

  /// Returns the purpose strings that something in the sources justifies, even if it needs none by itself.
  ///
  /// Linear in the uses.
  static func justifiedKeys(of sources: [Shared<ScannedSource>]) -> Set<String> {
    sources.reduce(into: []) { keys, source in
      for use in source.value.uses { keys.formUnion(use.symbol.requirement.joined()) }
      for case .purposes(let groups) in source.value.packageUses.map(\.need.subject) { keys.formUnion(groups.joined()) }
      for hint in source.value.hints { keys.formUnion(hint.symbol.requirement.joined()) }
    }
  }

  private static func needs(
    _ uses: [ScannedSource.Use],
    _ basis: FactBasis,
    _ compiled: ConditionEvaluator,
    _ places: inout [Place: Int]
  ) -> [PurposeNeed] {
    let inputs = inputKeys.filter { key in uses.contains { $0.requirement == [key] } }
    return uses.compactMap { use in
      guard let compilation = compiled.compilation(of: condition(of: use), in: use.evidence.path),
        var keys = requirement(of: use)
      else { return nil }
      // The device decides which key an input needs, and the rest of the file which device it is.
      if keys == inputKeys, inputs.count == 1 { keys = inputs }
      // Uses that count less must not hide others.
      let place = Place(symbol: use.symbol.symbol, language: use.symbol.language, compilation: compilation)
      places[place, default: 0] += 1
      guard places[place, default: 0] <= placeLimit else { return nil }
      return PurposeNeed(
        alternatives: keys,
        cause: title(of: use.symbol.symbol),
        kind: kind(of: use),
        isCertain: use.isCertain && use.symbol.isChecked,
        basis: basis,
        compilation: compilation,
        platforms: platforms(of: use),
        evidence: use.evidence
      )
    }
  }

  /// Returns the keys that a use needs, without those that only later systems read than the code runs on; nil if none is left.
  private static func requirement(of use: ScannedSource.Use) -> [[String]]? {
    let limits = use.condition.limits
    guard !limits.isEmpty else { return use.requirement }
    let keys = use.requirement.map { group in group.filter { key in !limits.allSatisfy { isNewer(key, than: $0) } } }
    return keys.contains(where: \.isEmpty) && !use.requirement.contains(where: \.isEmpty) ? nil : keys
  }

  /// Returns whether no system before a version reads a key.
  private static func isNewer(_ key: String, than limit: SystemVersion) -> Bool {
    let systems = KeyCatalog.key(at: key, in: .infoPlist)?.platforms.filter { system in
      ApplePlatform(rawValue: system.platform).map { limit.platforms.contains(PlatformMask($0)) } ?? false
    }
    guard let systems, !systems.isEmpty else { return false }
    return systems.allSatisfy { $0.introduced.map(limit.isReached) ?? false }
  }

  /// Returns what must hold for a use to need its keys: an old system may be among it.
  private static func condition(of use: ScannedSource.Use) -> BuildCondition {
    guard let version = use.symbol.until else { return use.condition }
    let platforms: PlatformMask = [.iOS, .macCatalyst]
    return use.condition && .exactly(platforms)
      && BuildCondition(.before(SystemVersion(platforms: platforms, version: version)))
  }

  /// The platforms on which a use needs its keys; empty if all do.
  private static func platforms(of use: ScannedSource.Use) -> Set<String> {
    let compiled = Set((use.condition.platforms ?? []).map(\.rawValue))
    let needing = use.symbol.platforms
    return compiled.isEmpty || needing.isEmpty ? compiled.union(needing) : compiled.intersection(needing)
  }

  /// What is counted.
  private struct Place: Hashable {
    let symbol: String
    let language: String
    let compilation: Inclusion
  }

  private static func kind(of use: ScannedSource.Use) -> PurposeNeed.Kind {
    if use.symbol.confidence == .importOnly { return .moduleImport }
    return use.isBareType || use.symbol.symbol.contains("=") ? .use : .call
  }

  /// Returns a symbol as users write it: the catalog leaves parentheses open after the argument that decides.
  private static func title(of symbol: String) -> String {
    guard !symbol.hasSuffix("("), !symbol.hasSuffix(" =") else {
      return String(symbol.dropLast(symbol.hasSuffix("(") ? 1 : 2))
    }
    let unclosed = { (start: Character, end: Character) in symbol.count { $0 == start } - symbol.count { $0 == end } }
    return symbol + String(repeating: "]", count: max(unclosed("[", "]"), 0))
      + String(repeating: ")", count: max(unclosed("(", ")"), 0))
  }
}
