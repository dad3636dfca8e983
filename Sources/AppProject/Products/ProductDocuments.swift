import ProductFiles
import ProjectFiles
import PropertyList

/// Reads the texts of a product: property lists, tables of strings, and the entitlements in signatures.
struct ProductDocuments {
  private let product: Product
  private let root: String
  private(set) var files: [ProductProject.File] = []
  private(set) var problems: [ProductProject.Problem] = []
  /// The absolute paths of the entitlements, by the paths of the bundles.
  private(set) var entitlements: [String: String] = [:]
  /// The absolute paths of manifests and tables, by the paths of the bundles.
  private(set) var resources: [String: [String]] = [:]

  init(_ product: Product, root: String) {
    (self.product, self.root) = (product, root)
  }

  /// Returns a path of a product as an absolute one.
  static func absolute(_ path: String, _ root: String) -> String { path.isEmpty ? root : FilePath.join(root, path) }

  /// Reads all texts; linear in them.
  mutating func read() {
    for failure in product.unread { addProblem(failure.path, failure.failure.description) }
    if let root = product.xcframework { add(ProductTree.join(root, "Info.plist")) }
    let tables = tablesByBundle()
    for bundle in product.bundles {
      if let path = bundle.infoPlistPath {
        add(path)
      } else if bundle.kind.isProgram || bundle.kind == .framework && bundle.executable != nil && !isLibrary(bundle) {
        addProblem(bundle.path, "has no Info.plist")
      }
      if let path = bundle.profilePath, bundle.profile == nil, hasContents(path) {
        addProblem(path, "no provisioning profile that can be read")
      }
      if let path = bundle.privacyManifestPath, add(path) { resources[bundle.path, default: []].append(absolute(path)) }
      if bundle.kind.isProgram { addEntitlements(of: bundle) }
      for path in tables[bundle.path] ?? [] where bundle.kind != .resources && add(path) {
        resources[bundle.path, default: []].append(absolute(path))
      }
    }
    for binary in product.binaries {
      if let failure = binary.failure { addProblem(binary.path, failure.description) }
      let broken = Set(binary.images.flatMap(\.brokenParts)).map(\.rawValue).sorted()
      if !broken.isEmpty { addProblem(binary.path, "damaged: \(broken.joined(separator: ", "))") }
    }
  }

  private func absolute(_ path: String) -> String { Self.absolute(path, root) }

  private mutating func addProblem(_ path: String, _ reason: String) {
    problems.append(ProductProject.Problem(path: absolute(path), reason: reason))
  }

  /// Returns the tables of strings in folders of languages, by the bundles that hold them; linear in the entries.
  private func tablesByBundle() -> [String: [String]] {
    let bundles = Set(product.bundles.map(\.path))
    var tables: [String: [String]] = [:]
    for entry in product.tree.entries where entry.kind == .file {
      guard let format = StringTableFormat(entry.path), !format.hasAllLanguages,
        ProductTree.folder(entry.path).hasSuffix(".lproj")
      else { continue }
      tables[ProductTree.folder(around: entry.path, in: bundles) ?? "", default: []].append(entry.path)
    }
    return tables
  }

  /// Returns whether a bundle is a library of an XCFramework that needs no Info.plist, since no app contains it.
  private func isLibrary(_ bundle: ProductBundle) -> Bool { product.xcframework != nil && bundle.isOnlyLinked }

  private func hasContents(_ path: String) -> Bool {
    (try? product.tree.contents(path, limit: ProductLimits.documentSize)) != nil
  }

  @discardableResult
  private mutating func add(_ path: String) -> Bool {
    do throws(ProductFailure) {
      let bytes = try product.tree.contents(path, limit: ProductLimits.documentSize)
      guard let contents = Self.text(bytes) else {
        addProblem(path, "a damaged binary property list")
        return false
      }
      files.append(ProductProject.File(path: absolute(path), contents: contents))
      return true
    } catch {
      // What was tried before is reported.
      if !problems.contains(where: { $0.path == absolute(path) }) { addProblem(path, error.description) }
      return false
    }
  }

  private mutating func addEntitlements(of bundle: ProductBundle) {
    guard let binary = bundle.executable, let signature = binary.signature,
      let contents = signature.entitlementsFile.flatMap(Self.text)
        ?? signature.binaryEntitlements.map({ Array(XMLWriter().document($0).utf8) })
    else { return }
    let path = absolute(binary.path) + ".entitlements"
    entitlements[bundle.path] = path
    files.append(ProductProject.File(path: path, contents: contents))
  }

  /// Returns a property list as a text; nil if it is a binary one that cannot be read.
  private static func text(_ bytes: [UInt8]) -> [UInt8]? {
    guard BinaryReader.recognises(bytes) else { return bytes }
    return PropertyListContents.value(bytes).map { Array(XMLWriter().document($0).utf8) }
  }
}
