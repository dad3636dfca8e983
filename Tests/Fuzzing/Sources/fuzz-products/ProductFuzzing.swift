import FuzzDriver

@testable import ProductFiles

/// Built products and the files in them are read, or refused.
enum ProductFuzzing {
  /// Reads the bytes as a zip file, with all that its names lead to.
  static func runProduct(_ bytes: [UInt8]) {
    guard let container = try? ZipContainer(MemoryBytes(bytes)) else { return }
    guard let product = try? Product(container, name: "a.ipa") else { return }
    for entry in product.tree.entries { _ = try? product.tree.contents(entry.path, limit: 1 << 20) }
    _ = SealCheck.brokenSeals(of: product)
  }

  /// Unpacks the bytes; what comes out of a part of the output is its start.
  static func runInflate(_ bytes: [UInt8]) {
    let limit = 1 << 20
    let whole = try? Inflater.inflate(BinaryData(bytes), upTo: limit)
    let pieces = Pieces(bytes)
    let isComplete = try? Inflater.inflate(upTo: limit, from: { pieces.next() }, to: { pieces.output += $0 })
    require(whole?.isComplete == isComplete, "pieces are read in another way")
    guard let whole else { return }
    require(whole.bytes == pieces.output, "pieces become other ones")
    require(whole.bytes.count <= limit, "more than was asked for")
    let half = whole.bytes.count / 2
    let part = try? Inflater.inflate(BinaryData(bytes), upTo: half)
    require(part?.bytes.elementsEqual(whole.bytes.prefix(half)) == true, "the start is another one")
  }

  /// Reads the bytes as images or as an archive of them.
  static func runMachO(_ bytes: [UInt8]) {
    guard let file = try? MachOFile(bytes, comparesCode: true) else { return }
    for image in file.images {
      require(Set(image.imports.map(\.name)).count == image.imports.count, "a name occurs twice")
      _ = (image.importedClasses, image.signature.flatMap(CodeSignature.init))
    }
  }

  /// Reads the bytes as a signature, a profile, a message and a certificate.
  static func runSignature(_ bytes: [UInt8]) {
    let data = BinaryData(bytes)
    _ = (CodeSignature(data), SignedMessage(data), Certificate(bytes), BinaryEntitlements.value(data))
    var budget = 10_000
    _ = ResourceSeal(bytes)?.verdict("Base.lproj/a.framework/b", &budget)
    _ = SealPattern(String(decoding: bytes, as: UTF8.self))?.matches("Base.lproj/a.framework/b", &budget)
    if let profile = ProvisioningProfile(bytes) { _ = (profile.kind, profile.certificates, profile.expiration) }
  }

  /// Reads the bytes as an asset catalog.
  static func runAssets(_ bytes: [UInt8]) {
    _ = AssetCatalog(bytes)?.images
  }
}

/// An input in pieces, and what comes out of it.
private final class Pieces {
  private var left: ArraySlice<UInt8>
  var output: [UInt8] = []

  init(_ bytes: [UInt8]) { left = bytes[...] }

  func next() -> [UInt8]? {
    defer { left = left.dropFirst(7) }
    return left.isEmpty ? nil : Array(left.prefix(7))
  }
}
