/// A compiled asset catalog (`Assets.car`): the names in it, and the sizes of their images.
///
/// Apple does not document the format: a store of numbered blocks (BOM) with named trees of keys and values, big-endian as far as the
/// store goes, and little-endian in what is stored.
package struct AssetCatalog: Sendable {
  /// The names of images, colors and icons with the sizes of what is there in pixels, sorted by name.
  package let images: [CatalogImage]

  private static let entryLimit = 200_000
  /// The largest length of a name in bytes, since entries may share one that is longer than all of them.
  private static let nameLimit = 1_024
  /// The number of the attribute of an image that is the number of its name.
  private static let identifier: UInt16 = 17

  /// Reads a catalog; nil if it is none; linear in it.
  package init?(_ bytes: [UInt8]) {
    guard let store = BlockStore(BinaryData(bytes)), let facets = store.tree("FACETKEYS", limit: Self.entryLimit),
      let renditions = store.tree("RENDITIONS", limit: Self.entryLimit), let place = Self.placeOfIdentifier(store)
    else { return nil }
    var sizes: [UInt16: Set<CatalogImage.Size>] = [:]
    for entry in renditions {
      guard let number: UInt16 = entry.key.number(place * 2), let tag = entry.value.word(0), tag == 0x4354_5349,
        let width = entry.value.word(12), let height = entry.value.word(16)
      else { continue }
      sizes[number, default: []].insert(CatalogImage.Size(width: Int(width), height: Int(height)))
    }
    images = facets.map { entry in
      let number = Self.attribute(Self.identifier, of: entry.value)
      let all = number.flatMap { sizes[$0] } ?? []
      return CatalogImage(
        name: entry.key.text(min(entry.key.count, Self.nameLimit)),
        sizes: all.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
      )
    }.sorted { $0.name < $1.name }
  }

  /// Returns where the keys of renditions have the number of the name.
  private static func placeOfIdentifier(_ store: BlockStore) -> Int? {
    guard let format = store.block("KEYFORMAT"), let count = format.word(8), count <= 64 else { return nil }
    return (0..<Int(count)).first { format.word(12 + $0 * 4) == UInt32(identifier) }
  }

  private static func attribute(_ name: UInt16, of token: BinaryData) -> UInt16? {
    guard let count: UInt16 = token.number(4), count <= 64 else { return nil }
    let place = (0..<Int(count)).first { (token.number(6 + $0 * 4) as UInt16?) == name }
    return place.flatMap { token.number(8 + $0 * 4) }
  }
}

/// What an asset catalog has under a name.
package struct CatalogImage: Sendable, Hashable {
  /// The size of an image in pixels; 0 for what has none, such as colors.
  package struct Size: Sendable, Hashable {
    package var width: Int
    package var height: Int

    /// Makes a size.
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  /// The name.
  package var name: String
  /// The sizes, each once, sorted.
  package var sizes: [Size]

  /// Makes an image.
  package init(name: String, sizes: [Size]) { (self.name, self.sizes) = (name, sizes) }
}

/// A store of blocks that have numbers, some of them names (BOM).
private struct BlockStore {
  struct Entry {
    let key: BinaryData
    let value: BinaryData
  }

  private let data: BinaryData
  private let index: BinaryData
  private let count: Int
  private var names: [String: UInt32] = [:]

  init?(_ data: BinaryData) {
    guard data.starts(with: Array("BOMStore".utf8)), let place = data.word(16, isBigEndian: true),
      let size = data.word(20, isBigEndian: true), let index = data.part(place, size),
      let count = index.word(0, isBigEndian: true), Int(count) <= index.count / 8,
      let variables = data.word(24, isBigEndian: true).flatMap({ data.rest(Int($0)) }),
      let number = variables.word(0, isBigEndian: true), number <= 1_000
    else { return nil }
    (self.data, self.index, self.count) = (data, index, Int(count))
    var position = 4
    for _ in 0..<number {
      guard let block = variables.word(position, isBigEndian: true), let length = variables.byte(position + 4),
        let name = variables.part(position + 5, Int(length))
      else { return nil }
      names[name.text(name.count)] = block
      position += 5 + Int(length)
    }
  }

  func block(_ name: String) -> BinaryData? { names[name].flatMap(block) }

  private func block(_ number: UInt32) -> BinaryData? {
    guard number < count, let place = index.word(4 + Int(number) * 8, isBigEndian: true),
      let size = index.word(8 + Int(number) * 8, isBigEndian: true)
    else { return nil }
    return data.part(place, size)
  }

  /// Returns the entries of a tree; nil if it is broken or has more than `limit`.
  func tree(_ name: String, limit: Int) -> [Entry]? {
    guard let head = block(name), head.starts(with: Array("tree".utf8)), var number = head.word(8, isBigEndian: true)
    else { return nil }
    var seen: Set<UInt32> = []
    var entries: [Entry] = []
    while seen.insert(number).inserted, let node = block(number) {
      guard let isLeaf: UInt16 = node.number(0, isBigEndian: true),
        let count: UInt16 = node.number(2, isBigEndian: true), let next = node.word(4, isBigEndian: true)
      else { return nil }
      guard isLeaf != 0 else {
        guard let first = node.word(12, isBigEndian: true) else { return nil }
        number = first
        continue
      }
      for place in 0..<Int(count) {
        guard entries.count < limit, let value = node.word(12 + place * 8, isBigEndian: true).flatMap(block),
          let key = node.word(16 + place * 8, isBigEndian: true).flatMap(block)
        else { return nil }
        entries.append(Entry(key: key, value: value))
      }
      guard next != 0 else { return entries }
      number = next
    }
    return nil
  }
}
