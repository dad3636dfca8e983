import PropertyList
import ProjectFiles

/// What was built, as it is installed or uploaded: its bundles and all files with code in them.
package struct Product: Sendable {
  /// What the product is as a whole.
  package enum Kind: Sendable {
    /// An archive for installation or upload (`.ipa`).
    case appPackage
    /// An archive of Xcode (`.xcarchive`).
    case archive
    /// One app, framework, extension or bundle.
    case bundle
    /// A framework for several systems.
    case xcframework
    /// One file with code.
    case binary
  }

  /// What it is.
  package let kind: Kind
  /// Its name.
  package let name: String
  /// Its files.
  package let tree: ProductTree
  /// Its bundles, each after the one around it.
  package let bundles: [ProductBundle]
  /// The files with code that are not the executable of a bundle, sorted by path.
  package let looseBinaries: [ProductBinary]
  /// The files that could not be read, sorted by path.
  package let unread: [Unread]

  /// A file that could not be read.
  package struct Unread: Sendable, Hashable {
    /// Its path from the top of the product.
    package let path: String
    /// Why.
    package let failure: ProductFailure
  }

  /// Reads the product at a path: a folder, a zip file, or one file with code.
  package init(at path: String) throws(ProductFailure) {
    let name = FilePath.name(path)
    if let file = FileBytes(path) {
      guard let start = file.bytes(0, min(8, file.count)) else { throw .unreadable(path: path) }
      if MachOFile.recognises(start) {
        guard file.count <= ProductLimits.fileSize else { throw .tooLarge(path: path, limit: ProductLimits.fileSize) }
        guard let bytes = file.bytes(0, file.count) else { throw .unreadable(path: path) }
        self.init(binary: bytes, name: name)
      } else {
        try self.init(ZipContainer(file), name: name)
      }
    } else {
      try self.init(FolderContainer(path), name: name)
    }
  }

  private init(binary: [UInt8], name: String) {
    (kind, self.name, tree) = (.binary, name, ProductTree(NoFiles()))
    (bundles, unread) = ([], [])
    looseBinaries = [ProductBinary(path: name, bytes: binary, isSealed: false)]
  }

  private struct NoFiles: ProductContainer {
    let entries: [ProductEntry] = []
    func contents(of entry: ProductEntry, limit: Int) throws(ProductFailure) -> [UInt8] { [] }
    func read(_: ProductEntry, _: @escaping (UnsafeBufferPointer<UInt8>) -> Void) throws(ProductFailure) {}
    func start(of entry: ProductEntry, count: Int) throws(ProductFailure) -> [UInt8] { [] }
  }

  /// Reads the product in a container with a name, whose extension shows what a folder is; linear in what is unpacked.
  package init(_ container: any ProductContainer, name: String) throws(ProductFailure) {
    self.name = name
    tree = ProductTree(container)
    kind = Self.kind(tree, name)
    var reading = ProductReading(tree)
    reading.readBundles(name)
    reading.readLooseBinaries()
    bundles = reading.bundles
    looseBinaries = reading.looseBinaries
    unread = reading.unread.sorted { $0.path < $1.path }
    if bundles.isEmpty, looseBinaries.isEmpty, unread.isEmpty { throw .noBundle }
  }

  private static func kind(_ tree: ProductTree, _ name: String) -> Kind {
    if ProductBundle.Kind(path: "", name: name) != nil, tree.entry("Payload") == nil { return .bundle }
    let names = [name] + tree.entries(of: "").filter { $0.kind == .folder }.map(\.path)
    if names.contains("Payload") { return .appPackage }
    if names.contains(where: { $0.hasSuffix(".xcarchive") }) { return .archive }
    if names.contains(where: { $0.hasSuffix(".xcframework") }) { return .xcframework }
    return .bundle
  }

  /// The path of the framework for several systems that it is or holds; nil for other products.
  package var xcframework: String? {
    guard kind == .xcframework else { return nil }
    return name.hasSuffix(".xcframework") ? "" : tree.entries(of: "").map(\.path).first { $0.hasSuffix(".xcframework") }
  }

  /// All files with code.
  package var binaries: [ProductBinary] { bundles.compactMap(\.executable) + looseBinaries }
}
