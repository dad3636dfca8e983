import KeyCatalog
import Locking
import ProductFiles
import ProjectFiles
import PropertyList

/// A built product as a project: its property lists, tables and signed entitlements as texts, with what its code shows.
///
/// The files of a project describe what will be built; here the same questions have certain answers. The product is held in memory as a
/// project whose targets are its bundles, so that all that is known of bundles applies to it. Nothing outside of it is read.
public struct ProductProject: Sendable {
  /// A file of the product, as a text.
  public struct File: Sendable {
    /// Its absolute path, in which the product counts as a folder.
    public let path: String
    /// Its contents; those of a binary property list as XML.
    public let contents: [UInt8]
  }

  /// A part of the product that was not read.
  public struct Problem: Sendable, Hashable {
    /// Its absolute path.
    public let path: String
    /// Why it was not read.
    public let reason: String
  }

  /// The files that can be checked, each bundle before those in it.
  public let files: [File]
  /// The parts that could not be read.
  public let problems: [Problem]

  let root: String
  let bundles: [ProductBundle]
  private let code: [String: CodeUsage]
  private let built: [String: BuiltBundle]
  /// The framework for several systems that the product is; nil for others.
  private let xcframework: BuiltBundle?
  /// The names of what is in each bundle, as they were before a build compiled them.
  private let resourceNames: [String: Set<String>]
  /// The privacy manifests of bundles and of the resources in them, by the paths of the bundles.
  private let manifests: [String: [Document]]
  let builder: ProjectContextBuilder

  /// The extensions of what is read as a product.
  public static let extensions: Set = ["ipa", "app", "appex", "xcarchive", "framework", "xcframework"]

  /// Returns whether a path names a product: an archive or folder with the name of one, outside of the sources of a project.
  public static func isProduct(_ path: String) -> Bool {
    guard extensions.contains(FilePath.fileExtension(path)), let real = DiskFiles().realPath(of: path),
      let type = DiskFiles().status(of: real)?.type
    else { return false }
    return type == .folder || FilePath.fileExtension(path) == "ipa"
  }

  /// Reads the product at an absolute path; one that cannot be read is a problem; linear in what is unpacked.
  ///
  /// `now`, in seconds since the first day of 2001, decides whether a profile expired.
  public init(at path: String, now: Double? = nil) {
    do throws(ProductFailure) {
      self.init(try Product(at: path), at: path, now)
    } catch {
      self.init(failing: error, at: path)
    }
  }

  private init(failing failure: ProductFailure, at root: String) {
    self.root = root
    (bundles, code, built, manifests, files) = ([], [:], [:], [:], [])
    (xcframework, resourceNames) = (nil, [:])
    problems = [Problem(path: root, reason: failure.description)]
    builder = ProjectContextBuilder(files: OverlaidFiles([:] as [String: [UInt8]]), within: ReadableFolders())
  }

  init(_ product: Product, at root: String, _ now: Double? = nil) {
    var reading = ProductDocuments(product, root: root)
    reading.read()
    self.root = root
    bundles = product.bundles
    files = reading.files
    problems = reading.problems
    code = BinaryUses.code(in: product, root: root)
    let reader = BuiltBundleReader(product, now: now)
    (built, xcframework) = (reader.bundles, reader.xcframework)
    resourceNames = Self.resourceNames(of: product, built)
    manifests = Self.manifests(of: product.bundles, in: reading.files, root)
    var held = Dictionary(reading.files.map { ($0.path, $0.contents) }) { first, _ in first }
    let description = ProductDescription(product, reading)
    held[FilePath.join(root, ProductDescription.file)] = Array(description.text.utf8)
    let overlay = OverlaidFiles(held)
    builder = ProjectContextBuilder(
      files: overlay,
      within: ReadableFolders(around: [root], files: overlay, homeFolder: nil),
      homeFolder: nil
    )
  }

  /// Returns whether a file is the Info.plist of a bundle of resources.
  public func isResource(_ file: File) -> Bool {
    FilePath.name(file.path) == "Info.plist" && bundle(of: file.path)?.kind == .resources
  }

  /// Returns what is known of the bundle that a file of the product belongs to.
  public func context(around document: Document) -> ProjectContext {
    var context = builder.context(around: document)
    context.isBuilt = true
    guard let path = document.path, let bundle = bundle(of: path) else {
      context.built = xcframework
      return context
    }
    context.built = built[bundle.path]
    context.resourceNames = resourceNames[bundle.path] ?? []
    guard let found = code[bundle.path] else { return context }
    var code = found
    code.purposeNeeds += context.code.purposeNeeds.filter { $0.kind == .entitlement }
    context.code = code
    if context.documents.privacyManifests.isEmpty, document.kind != .privacyManifest {
      // Those of packages lie in bundles of their own.
      context.documents.privacyManifests = manifests[bundle.path] ?? []
    }
    return context
  }

  /// Returns the names of the files in each program, also of those that a build compiled; none where a catalog cannot be read.
  private static func resourceNames(of product: Product, _ built: [String: BuiltBundle]) -> [String: Set<String>] {
    let programs = Set(product.bundles.filter(\.kind.isProgram).map(\.path))
    var names: [String: Set<String>] = [:]
    for entry in product.tree.entries {
      guard let program = ProductTree.folder(around: entry.path, in: programs) else { continue }
      let name = ProductTree.name(entry.path)
      names[program, default: []].insert(name)
      if name.hasSuffix(".storyboardc") { names[program, default: []].insert(String(name.dropLast())) }
    }
    for program in programs where names[program]?.contains("Assets.car") == true {
      guard let images = built[program]?.images else {
        names[program] = []
        continue
      }
      for image in images { names[program, default: []].formUnion([image.name, "\(image.name).colorset"]) }
    }
    return names
  }

  func bundle(of path: String) -> ProductBundle? {
    // The innermost bundle comes last.
    bundles.last { FilePath.isInside(path, ProductDocuments.absolute($0.path, root)) }
  }

  /// Returns the manifests among `files` by the paths of the bundles that they count for.
  private static func manifests(of bundles: [ProductBundle], in files: [File], _ root: String) -> [String: [Document]] {
    var holders: [String: Set<String>] = [:]
    for bundle in bundles {
      guard let path = bundle.privacyManifestPath else { continue }
      let parent = bundle.kind == .resources ? bundle.parent : nil
      holders[FilePath.join(root, path), default: []].formUnion([bundle.path, parent].compactMap(\.self))
    }
    var manifests: [String: [Document]] = [:]
    for file in files {
      guard let holders = holders[file.path] else { continue }
      let document = Document(path: file.path, contents: file.contents)
      for holder in holders { manifests[holder, default: []].append(document) }
    }
    return manifests
  }
}
