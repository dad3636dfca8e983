import Locking
import ProjectFiles

/// What of a signed bundle is not as it was signed, by paths in the product, sorted.
package struct BrokenSeal: Sendable, Hashable {
  /// The files that have another content.
  package var changed: [String] = []
  /// The files that are no longer there.
  package var missing: [String] = []
  /// The files that were not there.
  package var added: [String] = []
  /// The executable whose entitlements or requirements differ from what was signed; nil for none.
  package var altered: String?

  /// Makes a seal that holds.
  package init() {}

  /// Whether nothing differs.
  package var isWhole: Bool { self == BrokenSeal() }
}

/// Compares the files and the code of signed bundles with the hashes in their signatures.
///
/// Whose signatures they are is not looked at. Each file is read once; linear in the files and in the seals.
package struct SealCheck {
  private let product: Product
  private let tree: ProductTree
  /// The libraries and tools with other code than was signed, by the bundles that hold them.
  private let changedCode: [String: [String]]
  private var hashes: [String: [UInt8]?]
  /// What inner bundles differ in, which those around them need not repeat.
  private var known: Set<String> = []
  private var budget = 20_000_000

  private init(_ product: Product) {
    (self.product, tree) = (product, product.tree)
    let bundles = Set(product.bundles.filter { $0.infoPlistPath != nil }.map(\.path))
    let changed = product.looseBinaries.filter { $0.images.contains { $0.isCodeIntact == false } }.map(\.path)
    changedCode = Dictionary(grouping: changed) { ProductTree.folder(around: $0, in: bundles) ?? "" }
    hashes = Dictionary(product.binaries.compactMap { binary in binary.hash.map { (binary.path, $0) } }) { $1 }
  }

  /// Returns what differs in the bundles of a product and in an xcframework, by their paths; those that are whole are left out.
  package static func brokenSeals(of product: Product) -> [String: BrokenSeal] {
    var check = SealCheck(product)
    var seals: [String: BrokenSeal] = [:]
    // Inner ones come after those around them.
    for bundle in product.bundles.reversed() where bundle.infoPlistPath != nil {
      let seal = check.seal(of: bundle)
      if !seal.isWhole { seals[bundle.path] = seal }
    }
    if let root = product.xcframework {
      let seal = check.sorted(check.resources(in: root, without: nil))
      if !seal.isWhole { seals[root] = seal }
    }
    return seals
  }

  private mutating func seal(of bundle: ProductBundle) -> BrokenSeal {
    // What the store encrypted is not what was signed.
    guard bundle.executable?.images.allSatisfy({ ($0.encryption ?? 0) == 0 }) ?? true else { return BrokenSeal() }
    var seal = resources(in: bundle.contentsPath, without: bundle.executable?.path)
    seal.changed += changedCode[bundle.path] ?? []
    if let executable = bundle.executable {
      compare(executable, of: bundle, &seal)
    } else if let path = bundle.executablePath {
      // That it is missing is known without the seals around it.
      known.insert(path)
    }
    return sorted(seal)
  }

  private mutating func sorted(_ seal: BrokenSeal) -> BrokenSeal {
    var seal = seal
    for part in [\BrokenSeal.changed, \.missing, \.added] {
      seal[keyPath: part] = Set(seal[keyPath: part]).subtracting(known).sorted()
      known.formUnion(seal[keyPath: part])
    }
    return seal
  }

  // MARK: Code

  private func compare(_ executable: ProductBinary, of bundle: ProductBundle, _ seal: inout BrokenSeal) {
    for image in executable.images {
      if image.isCodeIntact == false { seal.changed.append(executable.path) }
      guard let signature = image.signature.flatMap(CodeSignature.init), let directory = signature.directory else {
        continue
      }
      if signature.isAltered { seal.altered = executable.path }
      let list = ProductTree.join(bundle.contentsPath, Self.list)
      if let path = bundle.infoPlistPath, differs(path, directory, .infoPlist), !image.hasOwnInfoPlist(directory) {
        seal.changed.append(path)
      }
      if tree.entry(list) == nil {
        if directory.hash(of: .resources) != nil { seal.missing.append(list) }
      } else if differs(list, directory, .resources) {
        seal.changed.append(list)
      }
    }
  }

  private func differs(_ path: String, _ directory: CodeDirectory, _ slot: CodeDirectory.Slot) -> Bool {
    guard directory.hash(of: slot) != nil,
      let bytes = try? tree.contents(path, limit: ProductLimits.documentSize)
    else { return false }
    return bytes.withUnsafeBufferPointer { directory.fits($0, slot) } == false
  }

  // MARK: Files

  private static let folder = "_CodeSignature"
  private static let list = "\(folder)/CodeResources"
  /// What signatures never cover: themselves, and what stores add.
  private static let excluded: Set = [folder, "CodeResources", "_MASReceipt", "SC_Info"]

  private mutating func resources(in folder: String, without executable: String?) -> BrokenSeal {
    var broken = BrokenSeal()
    guard let bytes = try? tree.contents(ProductTree.join(folder, Self.list), limit: ProductLimits.documentSize),
      let seal = ResourceSeal(bytes)
    else { return broken }
    for (path, item) in seal.items where !path.split(separator: "/").contains(where: ProductNames.isIgnored) {
      compare(ProductTree.join(folder, path), item, &broken)
    }
    broken.added = added(to: folder, seal, without: executable)
    return broken
  }

  private mutating func compare(_ path: String, _ item: ResourceSeal.Item, _ broken: inout BrokenSeal) {
    guard let entry = tree.ownEntry(path) ?? tree.entry(path) else {
      if !item.isOptional { broken.missing.append(path) }
      return
    }
    if let target = item.target {
      // Some archives have files in the place of links.
      if entry.kind == .link, tree.target(of: entry) != target { broken.changed.append(path) }
    } else if let hash = item.hash, let found = self.hash(entry, hash.type), found != hash.bytes {
      broken.changed.append(path)
    }
  }

  /// Returns the hash of a file; nil if it is none or cannot be read.
  private mutating func hash(_ entry: ProductEntry, _ type: CodeDirectory.HashType) -> [UInt8]? {
    guard entry.kind == .file else { return nil }
    let isUsual = type == .sha256
    if isUsual, let known = hashes[entry.path] { return known }
    let digest = Locked(RunningDigest(isUsual ? SHA256() : SHA1()))
    var hash: [UInt8]?
    if (try? tree.read(entry) { piece in digest.withLock { $0.add(piece) } }) != nil {
      hash = digest.withLock { $0.finished() }
    }
    if isUsual { hashes[entry.path] = .some(hash) }
    return hash
  }

  /// Returns the files in a folder that its rules want to be sealed and that are not.
  private mutating func added(to folder: String, _ seal: ResourceSeal, without executable: String?) -> [String] {
    var added: [String] = []
    var folders = [""]
    while let next = folders.popLast() {
      for entry in tree.entries(of: ProductTree.join(folder, next)) {
        let path = ProductTree.join(next, ProductTree.name(entry.path))
        guard !Self.excluded.contains(path), entry.path != executable, seal.items[path] == nil else { continue }
        let isBundle = entry.kind == .folder && path.contains(".")
        switch entry.kind {
        case .folder where !isBundle:
          folders.append(path)
          continue
        case .link where !seal.hasLinks: continue
        case .other: continue
        default: break
        }
        guard let verdict = seal.verdict(path, &budget) else { return [] }
        // Folders with an extension are bundles where code lies; elsewhere their files are sealed one by one.
        if isBundle, verdict != .nested {
          folders.append(path)
        } else if verdict != .omitted {
          added.append(entry.path)
        }
      }
    }
    return added
  }
}

extension MachOImage {
  /// Whether the signed Info.plist is the one in the image itself.
  fileprivate func hasOwnInfoPlist(_ directory: CodeDirectory) -> Bool {
    infoPlist?.withUnsafeBufferPointer { directory.fits($0, .infoPlist) } == true
  }
}
