import CodeScanning
import KeyCatalog
import ProductFiles
import ProjectFiles

/// Finds uses of APIs in compiled code, by the names that one image has.
///
/// A name shows that the code for a use is there, which is what the store asks for, not that it runs.
enum BinaryUses {
  /// Returns what the code of each bundle uses, by its path; linear in the names in all code.
  ///
  /// The system asks programs for purposes, also for those of the frameworks and libraries in them; the store asks each executable for
  /// reasons of its own.
  static func code(in product: Product, root: String) -> [String: CodeUsage] {
    let programs = Set(product.bundles.filter(\.kind.isProgram).map(\.path))
    var code = Dictionary(product.bundles.map { ($0.path, CodeUsage()) }) { first, _ in first }
    // A program comes before the bundles in it, so that its own needs are the first.
    for bundle in product.bundles {
      guard let binary = bundle.executable else { continue }
      let (images, evidence) = (names(in: binary), evidence(binary, product, root))
      addReasons(of: images, evidence, to: &code[bundle.path, default: CodeUsage()])
      let program = bundle.kind.isProgram ? bundle.path : ProductTree.folder(around: bundle.path, in: programs)
      if let program { code[program]?.purposeNeeds += needs(of: images, evidence) }
      if let program, images.contains(where: { $0.sends(registration) }) {
        code[program]?.mentions[.remoteNotifications, default: []].append(CodeUsage.Mention(registration, evidence))
      }
    }
    for binary in product.looseBinaries where binary.images.contains(where: { $0.fileType == .dynamicLibrary }) {
      guard let program = ProductTree.folder(around: binary.path, in: programs) else { continue }
      code[program]?.purposeNeeds += needs(of: names(in: binary), evidence(binary, product, root))
    }
    return code
  }

  /// The method by which apps ask for remote notifications.
  private static let registration = "registerForRemoteNotifications"

  /// Returns the purpose strings that programs linked with a library certainly need, each with what needs it.
  static func neededKeys(of binary: ProductBinary) -> [String: String] {
    var keys: [String: String] = [:]
    for need in needs(of: names(in: binary), Evidence(image: binary.path, path: binary.path)) where need.isCertain {
      for key in need.alternatives.first ?? [] where keys[key] == nil { keys[key] = need.cause }
    }
    return keys
  }

  /// Returns the categories of API for which programs linked with a library must give reasons, each with one of its uses.
  static func neededReasons(of binary: ProductBinary) -> [String: String] {
    var usage = CodeUsage()
    addReasons(of: names(in: binary), Evidence(image: binary.path, path: binary.path), to: &usage)
    return usage.requiredReasonUses.compactMapValues(\.first?.name)
  }

  // MARK: Uses

  private static let symbols = KeyCatalog.apiSymbols.filter {
    $0.binary != nil && !$0.isIdle && !$0.requirement.isEmpty
  }

  private static func needs(of images: [ImageNames], _ evidence: Evidence) -> [PurposeNeed] {
    symbols.compactMap { symbol in
      guard let match = images.compactMap({ image in symbol.binary.flatMap(image.match) }).min() else { return nil }
      return PurposeNeed(
        alternatives: symbol.requirement,
        cause: title(of: symbol.symbol),
        kind: isCall(symbol) ? .call : .use,
        isCertain: match == .sent && symbol.confidence == .certain && symbol.isChecked,
        platforms: symbol.platforms,
        evidence: evidence
      )
    }
  }

  private static func addReasons(of images: [ImageNames], _ evidence: Evidence, to usage: inout CodeUsage) {
    var categories: [String: [String]] = [:]
    for api in KeyCatalog.requiredReasonAPIs {
      guard let spelling = api.binary, images.contains(where: { $0.match(spelling) == .sent }) else { continue }
      categories[title(of: api.symbol), default: []].append(api.category)
    }
    for (name, categories) in categories.sorted(by: { $0.key < $1.key }) {
      let mention = CodeUsage.Mention(name, evidence)
      let categories = categories.uniqued().sorted()
      if categories.count > 1 {
        usage.ambiguousReasonUses[categories, default: []].append(mention)
      } else if let category = categories.first {
        usage.requiredReasonUses[category, default: []].append(mention)
      }
    }
  }

  private static func title(of symbol: String) -> String {
    symbol.hasSuffix("(") ? "\(symbol))" : String(symbol.split(separator: " =").first ?? "")
  }

  /// The names in the images for devices: no store takes those for simulators.
  private static func names(in binary: ProductBinary) -> [ImageNames] {
    binary.images.filter { image in
      image.fileType != .debugSymbols && !image.buildVersions.contains { $0.platform?.isSimulator == true }
    }.map(ImageNames.init)
  }

  /// Whether a name of a function or method shows the use.
  private static func isCall(_ symbol: APISymbol) -> Bool {
    symbol.language == "c"
      || symbol.binary?.alternatives.joined().contains { if case .selector = $0 { true } else { false } } ?? false
  }

  /// Names an image by its path in the outermost bundle, as App Store Connect does.
  private static func evidence(_ binary: ProductBinary, _ product: Product, _ root: String) -> Evidence {
    let outer = product.bundles.first { $0.path.isEmpty || binary.path.hasPrefix($0.path + "/") }?.path ?? ""
    let inner = outer.isEmpty ? binary.path : String(binary.path.dropFirst(outer.count + 1))
    return Evidence(image: inner, path: ProductDocuments.absolute(binary.path, root))
  }
}

/// The names in an image by which uses are recognized.
private struct ImageNames {
  /// How certain it is that a use is there, the most certain first.
  enum Match: Int, Comparable {
    /// All names are used.
    case sent
    /// A selector is also that of a method of the image itself.
    case own

    static func < (first: Match, second: Match) -> Bool { first.rawValue < second.rawValue }
  }

  private let symbols: Set<String>
  private let classes: Set<String>
  private let selectors: Set<String>
  private let ownSelectors: Set<String>
  private let swiftSymbols: [String]

  init(_ image: MachOImage) {
    symbols = Set(image.imports.map { MachOImage.plainName($0.name) })
    classes = Set(image.importedClasses)
    selectors = Set(image.selectors)
    ownSelectors = image.ownSelectors
    swiftSymbols = image.imports.map(\.name).filter { $0.hasPrefix("_$s") }
  }

  /// Returns whether the image sends a selector that is none of its own methods.
  func sends(_ selector: String) -> Bool { match(.selector(selector)) == .sent }

  /// Returns how certainly the image uses an API; nil if it does not.
  func match(_ spelling: BinarySpelling) -> Match? {
    spelling.alternatives.compactMap { names in
      let matches = names.map(match)
      return matches.contains(nil) ? nil : matches.compactMap { $0 }.max()
    }.min()
  }

  private func match(_ name: BinarySpelling.Name) -> Match? {
    switch name {
    case .importedClass(let name): classes.contains(name) ? .sent : nil
    case .selector(let name): !selectors.contains(name) ? nil : ownSelectors.contains(name) ? .own : .sent
    case .symbol(let name): symbols.contains(name) ? .sent : nil
    case .swift(let prefix): swiftSymbols.contains { $0.hasPrefix(prefix) } ? .sent : nil
    case .absent(let name): symbols.contains(name) ? nil : .sent
    }
  }
}
