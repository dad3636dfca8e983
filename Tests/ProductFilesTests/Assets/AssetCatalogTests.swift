import Testing

@testable import ProductFiles

/// The names and sizes in compiled asset catalogs.
@Suite struct AssetCatalogTests {
  @Test func aNameHasTheSizesOfItsImages() throws {
    let bytes = CatalogWriter(facets: [("AppIcon", 7), ("Accent", 8)], renditions: [(7, 120), (7, 1_024), (8, 0)]).bytes
    let catalog = try #require(AssetCatalog(bytes))
    #expect(catalog.images.map(\.name) == ["Accent", "AppIcon"])
    #expect(catalog.images.map { $0.sizes.map(\.width) } == [[0], [120, 1_024]])
  }

  @Test func otherFilesAreNone() {
    #expect(AssetCatalog([]) == nil)
    #expect(AssetCatalog(Array("BOMStore".utf8)) == nil)
    #expect(AssetCatalog(Array("bplist00".utf8)) == nil)
  }

  @Test func aTreeThatLeadsBackToItselfEnds() {
    var writer = CatalogWriter(facets: [("A", 1)], renditions: [(1, 10)])
    writer.next = 3
    #expect(AssetCatalog(writer.bytes) == nil)
  }

  @Test func mutantsDoNoHarm() {
    let bytes = CatalogWriter(facets: [("AppIcon", 7)], renditions: [(7, 120), (7, 1_024)]).bytes
    var mutator = BinaryMutator(seed: 11)
    for _ in 0..<20_000 { _ = AssetCatalog(mutator.mutate(bytes)) }
  }
}

/// Writes compiled asset catalogs with one leaf in each tree.
private struct CatalogWriter {
  let facets: [(name: String, number: UInt16)]
  let renditions: [(number: UInt16, size: UInt32)]
  /// What each leaf names as the next one.
  var next: UInt32 = 0

  init(facets: [(String, UInt16)], renditions: [(UInt16, UInt32)]) {
    (self.facets, self.renditions) = (facets, renditions)
  }

  var bytes: [UInt8] {
    // Block 0 is never used; the format, then two trees with their leaves, then keys and values.
    var blocks: [[UInt8]] = [[], Array("tmfk".utf8) + little(1, 2, 1, 17), tree(3), [], tree(5), []]
    func leaf(_ pairs: [(key: [UInt8], value: [UInt8])]) -> [UInt8] {
      var node = big16(1, UInt16(pairs.count)) + big(next, 0)
      for pair in pairs {
        node += big(UInt32(blocks.count + 1), UInt32(blocks.count))
        blocks += [pair.key, pair.value]
      }
      return node
    }
    blocks[3] = leaf(facets.map { (Array($0.name.utf8), little16(0, 0, 1, 17, $0.number)) })
    blocks[5] = leaf(renditions.map { (little16(1, $0.number), Array("ISTC".utf8) + little(1, 0, $0.size, $0.size)) })
    let names: [(String, UInt32)] = [("KEYFORMAT", 1), ("FACETKEYS", 2), ("RENDITIONS", 4)]
    let variables = big(UInt32(names.count)) + names.flatMap { big($1) + [UInt8($0.utf8.count)] + Array($0.utf8) }
    var (contents, index) = ([UInt8](), big(UInt32(blocks.count)))
    let start = 32 + variables.count
    for block in blocks {
      index += big(UInt32(start + contents.count), UInt32(block.count))
      contents += block
    }
    let head =
      Array("BOMStore".utf8) + big(1, UInt32(blocks.count), UInt32(start + contents.count), UInt32(index.count))
    return head + big(32, UInt32(variables.count)) + variables + contents + index
  }

  private func tree(_ root: UInt32) -> [UInt8] { Array("tree".utf8) + big(1, root, 4_096, 1) + [0] }
  private func big(_ values: UInt32...) -> [UInt8] { values.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) } }
  private func big16(_ values: UInt16...) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
  }
  private func little(_ values: UInt32...) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
  }
  private func little16(_ values: UInt16...) -> [UInt8] {
    values.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
  }
}
