import KeyCatalog
import ProjectFiles

/// Finds what a file in JavaScript or TypeScript does with the packages that it imports.
struct PackageScan {
  /// A use of a package for which the catalog has a need.
  private struct Candidate {
    let package: String
    let need: PackageNeed
    let condition: PackageCondition
    let usage: PackageUsage
  }

  /// A mention of a name that belongs to a package.
  private struct Mention {
    /// Its names from that of the package on.
    let path: [String]
    /// Whether the package exports or made the receiver.
    let isCertain: Bool
    /// The first piece of the receiver.
    let start: Int
    /// Whether what it is named stands for the default of the package, whose name is the file's own.
    let isDefault: Bool
  }

  private let tokens: ScriptTokens
  /// The bytes that other systems run.
  private let foreign: [Range<Int>]
  private let bindings: ScriptBindings
  private var finder: EvidenceFinder
  private var candidates: [String: [Candidate]] = [:]
  private var options: [String: [Candidate]] = [:]
  /// Whether the file has the options that keep uses from counting.
  private var exceptions: [PackageUsage.Option: Bool] = [:]
  private var calls: CallOptions
  private(set) var uses: [PackageUse] = []

  /// How many places of one need a file has.
  private static let placeLimit = 8

  /// Returns what is done with packages in a file outside of some of its bytes, and which are imported; linear.
  static func scan(
    _ tokens: ScriptTokens,
    path: String,
    without foreign: [Range<Int>]
  ) -> (uses: [PackageUse], packages: [(name: String, evidence: Evidence)]) {
    var tokens = tokens
    let bindings = ScriptBindings(tokens)
    guard !bindings.packages.isEmpty else { return ([], []) }
    // Most files import none.
    tokens.findConstants()
    var scan = PackageScan(tokens, bindings, EvidenceFinder(tokens.bytes, path: path), foreign)
    scan.run()
    let packages = bindings.packages.map { ($0.name, scan.finder.evidence(at: tokens.all[$0.token].range)) }
    return (scan.uses.sorted { $0.evidence.line < $1.evidence.line }, packages)
  }

  private init(
    _ tokens: ScriptTokens,
    _ bindings: ScriptBindings,
    _ finder: EvidenceFinder,
    _ foreign: [Range<Int>]
  ) {
    (self.tokens, self.bindings, self.finder, self.foreign) = (tokens, bindings, finder, foreign)
    calls = CallOptions(tokens)
    for (name, _) in bindings.packages {
      for need in KeyCatalog.javaScriptPackage(name)?.needs ?? [] {
        for condition in need.conditions {
          guard case .code(let usage) = condition.kind else { continue }
          let candidate = Candidate(package: name, need: need, condition: condition, usage: usage)
          if let last = usage.path.last {
            candidates[last, default: []].append(candidate)
          } else if let option = usage.option {
            options[option.name, default: []].append(candidate)
          } else {
            candidates["", default: []].append(candidate)
          }
        }
      }
    }
  }

  private mutating func run() {
    for (name, token) in bindings.packages {
      for candidate in candidates[""] ?? [] where candidate.package == name && !isExcepted(candidate) {
        note(candidate, name, tokens.all[token].range, .certain)
      }
    }
    for (package, member, token) in bindings.reexports {
      // What other files do with it is not followed, so that it is no call.
      for candidate in candidates[member] ?? []
      where candidate.package == package && candidate.usage.path == [member] && candidate.usage.arguments.isEmpty
        && candidate.usage.option == nil && !isExcepted(candidate)
      {
        note(candidate, member, tokens.all[token].range, .uncertain)
      }
    }
    var skipped = bindings.importRanges.sorted { $0.lowerBound < $1.lowerBound }[...]
    for index in 0..<tokens.count {
      while let range = skipped.first, range.upperBound <= index { skipped.removeFirst() }
      if let range = skipped.first, range.contains(index) { continue }
      if tokens.isSign(index, "<") { readElementOptions(at: index) }
      guard let name = tokens.text(index) ?? tokens.text(index, as: .text) else { continue }
      if let found = options[name] {
        for candidate in found { readOption(candidate, at: index) }
      }
      // A text is a name only as the key of an option.
      guard tokens.kind(index) == .name, let named = namedCandidates(name) else { continue }
      for candidate in named where !isExcepted(candidate) { read(candidate, at: index) }
    }
  }

  /// Returns the candidates whose last name is `name` or stands for it.
  private func namedCandidates(_ name: String) -> [Candidate]? {
    if let member = bindings.names[name]?.member, member != name {
      return (candidates[member] ?? []) + (candidates[name] ?? [])
    }
    if let binding = bindings.names[name], binding.package != nil, binding.member == nil {
      return candidates.values.flatMap { $0.filter { $0.package == binding.package && $0.usage.path.count == 1 } }
    }
    return candidates[name]
  }

  // MARK: Names

  private mutating func read(_ candidate: Candidate, at index: Int) {
    guard let mention = mention(at: index, of: candidate) else { return }
    let wanted = candidate.usage.path
    let isElement = tokens.isSign(mention.start - 1, "<")
    if mention.isDefault {
      // The default export has any name, as an element alone.
      guard isElement, wanted.first?.first?.isUppercase ?? false, !tokens.isSign(index + 1, ".") else { return }
    } else {
      guard candidate.usage.isNamed(by: mention.path) else { return }
    }
    if tokens.isSign(mention.start - 1, "/"), tokens.isSign(mention.start - 2, "<") { return }
    var match = OptionMatch.certain
    if !candidate.usage.arguments.isEmpty || candidate.usage.option != nil {
      match = calls.match(candidate.usage, after: index, isElement: isElement)
    }
    guard match > .none else { return }
    let range = tokens.all[mention.start].range.lowerBound..<tokens.all[index].range.upperBound
    let cause = mention.isDefault ? tokens.text(index) ?? "" : wanted.joined(separator: ".")
    let isCertain = mention.isCertain && !isInTable(from: mention.start, to: index)
    note(candidate, cause, range, isCertain ? match : .uncertain, callAt: index)
  }

  /// Returns whether the names from `start` to `end` are a value in an object that has other members of the same receiver: in a table
  /// of constants nothing shows which of them the code uses.
  private mutating func isInTable(from start: Int, to end: Int) -> Bool {
    guard start < end, tokens.isSign(start - 1, ":"), !tokens.isSign(end + 1, "("), calls.mayRead else { return false }
    var open = start - 2
    while open > max(0, start - CallOptions.callLimit), !tokens.isSign(open, "{") {
      if tokens.isSign(open, "(") || tokens.isSign(open, "[") { return false }
      open = (tokens.opening(open).flatMap { $0 < open ? $0 : nil } ?? open) - 1
    }
    let object = open + 1..<max(open + 1, min(tokens.closing(open), open + CallOptions.callLimit))
    guard calls.spend(start - open), tokens.isSign(open, "{"), calls.spend(object.count) else { return false }
    let member = end - start
    return object.contains { place in
      place != start && tokens.reads(place, tokens.text(start) ?? "")
        && (1..<member).allSatisfy { piece in
          tokens.kind(place + piece) == tokens.kind(start + piece)
            && tokens.text(place + piece) == tokens.text(start + piece)
        }
        && tokens.kind(place + member) == .name && tokens.text(place + member) != tokens.text(end)
    }
  }

  /// Returns the receiver and the members up to the name at `index`, if they belong to the package of a candidate.
  private func mention(at index: Int, of candidate: Candidate) -> Mention? {
    var names: [String] = []
    var place = index
    var start = index
    while let name = tokens.text(place) {
      names.insert(name, at: 0)
      start = place
      var before = place - 1
      guard tokens.isSign(before, ".") else { break }
      before -= 1
      if tokens.isSign(before, "?") || tokens.isSign(before, "!") { before -= 1 }
      if let call = bindings.package(ofCallEndingAt: before, tokens) {
        guard call.name == candidate.package else { return nil }
        let path = names.filter { $0 != "default" }
        return Mention(path: path, isCertain: true, start: call.start, isDefault: false)
      }
      while tokens.isSign(before, ")") || tokens.isSign(before, "]"), let open = tokens.opening(before) {
        before = open - 1
      }
      guard tokens.kind(before) == .name, names.count < 12 else {
        names.insert("", at: 0)
        break
      }
      place = before
    }
    // The key of an object and a declared name are no uses.
    if start == index, tokens.isSign(index + 1, ":"), tokens.isSign(index - 1, "{") || tokens.isSign(index - 1, ",") {
      return nil
    }
    guard let root = names.first else { return nil }
    if let members = bindings.members(of: names, candidate.package) {
      return Mention(path: members, isCertain: true, start: start, isDefault: false)
    }
    if let binding = bindings.names[root] {
      guard binding.package == candidate.package else { return nil }
      let members = names.dropFirst().filter { $0 != "current" && $0 != "default" }
      if names.count == 1, binding.member == nil {
        return binding.isDerived
          ? nil : Mention(path: [root], isCertain: true, start: start, isDefault: true)
      }
      let path = [binding.member].compactMap(\.self) + members
      return Mention(path: path, isCertain: true, start: start, isDefault: false)
    }
    // `this.manager.start()`: a member that was made with the package.
    if let made = names.dropFirst().dropLast().lastIndex(where: { bindings.names[$0]?.package == candidate.package }) {
      return Mention(path: Array(names[(made + 1)...]), isCertain: true, start: start, isDefault: false)
    }
    // A name that nothing else has is of the package, wherever its receiver comes from.
    guard names.count > 1, Self.isUnusual(names[names.count - 1]) else { return nil }
    return Mention(path: names, isCertain: false, start: start, isDefault: false)
  }

  /// Whether a name of several words is most likely that of one package.
  private static func isUnusual(_ name: String) -> Bool {
    name.utf8.count >= 12 && name.dropFirst().contains(where: \.isUppercase)
  }

  // MARK: Options

  /// Reads the attributes of an element of a package that are options anywhere.
  private mutating func readElementOptions(at index: Int) {
    guard let root = tokens.text(index + 1), let package = bindings.names[root]?.package, !options.isEmpty else {
      return
    }
    var end = index + 1
    while tokens.isSign(end + 1, "."), tokens.kind(end + 2) == .name { end += 2 }
    for place in calls.attributes(after: end).names {
      guard let name = tokens.text(place), let found = options[name] else { continue }
      for candidate in found where candidate.package == package && !isExcepted(candidate) {
        guard let option = candidate.usage.option,
          let match = tokens.option(at: place, option.values, isElement: true)?.match, match > .none
        else { continue }
        note(candidate, name, tokens.all[place].range, match)
      }
    }
  }

  /// Reads an option of an object anywhere in the file; a short one, `{ name }`, only with a constant of the file.
  private mutating func readOption(_ candidate: Candidate, at index: Int) {
    guard !isExcepted(candidate), let option = candidate.usage.option else { return }
    if tokens.isSign(index - 1, "."), tokens.isSign(index + 1, "="), !tokens.isSign(index + 2, "=") {
      let match = tokens.match(tokens.value(at: index + 2), option.values)
      if match > .none { note(candidate, option.name, tokens.all[index].range, match) }
      return
    }
    guard
      tokens.isSign(index + 1, ":") || tokens.constants[option.name] != nil,
      let match = tokens.option(at: index, option.values, isElement: false)?.match, match > .none
    else { return }
    note(candidate, option.name, tokens.all[index].range, match)
  }

  /// Whether the file has the option that keeps a use from counting; the file is read once for each.
  private mutating func isExcepted(_ candidate: Candidate) -> Bool {
    guard let exception = candidate.usage.exception else { return false }
    if let known = exceptions[exception] { return known }
    let isThere = (0..<tokens.count).contains { index in
      guard tokens.reads(index, exception.name) || tokens.reads(index, exception.name, as: .text) else { return false }
      // An attribute may do without a value: `<CameraView mute onReady={…} />`.
      let isBare = tokens.kind(index + 1) == .name || "/>".contains { tokens.isSign(index + 1, $0) }
      let isElement = tokens.isSign(index + 1, "=") || isBare && !tokens.isSign(index - 1, ".")
      return tokens.option(at: index, exception.values, isElement: isElement).map { $0.match > .none } ?? false
    }
    exceptions[exception] = isThere
    return isThere
  }

  // MARK: Uses

  private mutating func note(
    _ candidate: Candidate,
    _ cause: String,
    _ range: Range<Int>,
    _ match: OptionMatch,
    callAt index: Int? = nil
  ) {
    var service: String?
    if candidate.need.subject == .bonjourService {
      service = index.flatMap(tokens.service)
      if service == nil { return }
    } else if let option = candidate.need.subject.namingOption {
      service = index.flatMap { tokens.text(ofOption: option, callAt: $0) }
      if service == nil { return }
    }
    if foreign.contains(where: { $0.contains(range.lowerBound) }) { return }
    let known = uses.filter { $0.need == candidate.need && $0.package == candidate.package }
    let evidence = finder.evidence(at: range)
    guard known.count < Self.placeLimit, !known.contains(where: { $0.evidence == evidence }) else { return }
    uses.append(
      PackageUse(
        package: candidate.package,
        need: candidate.need,
        condition: candidate.condition,
        cause: cause,
        isCall: index != nil,
        isCertain: match == .certain,
        service: service,
        evidence: evidence
      )
    )
  }
}
