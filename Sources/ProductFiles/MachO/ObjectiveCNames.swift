/// The selectors that an image sends and the classes that it defines.
struct ObjectiveCNames {
  private let reader: MachOReader
  /// The addresses of the symbols of an object file.
  private let addresses: [UInt64]
  /// The selectors that are referred to.
  private(set) var selectors: Set<String> = []
  /// Those of them that are names of the image's own methods.
  private(set) var ownSelectors: Set<String> = []
  /// The selectors by the addresses of the references to them.
  private var references: [UInt64: String] = [:]
  /// The names of classes and protocols.
  private(set) var classNames: Set<String> = []
  /// Whether each reference to a selector could be followed.
  private(set) var isWhole = true

  /// Makes a reading of the sections of an image.
  init(reader: MachOReader, addresses: [UInt64]) {
    (self.reader, self.addresses) = (reader, addresses)
  }

  /// Reads the sections and the names among the imports that clang makes for sent selectors; linear.
  mutating func read(_ imports: [MachOImage.Import]) {
    for entry in imports {
      for prefix in ["_objc_msgSend$", "_objc_msgSendSuper2$"] where entry.name.hasPrefix(prefix) {
        selectors.insert(String(entry.name.dropFirst(prefix.count)))
      }
    }
    let pools = sections("__objc_methname")
    for references in sections("__objc_selrefs") { readReferences(references, pools) }
    for lists in sections("__objc_methlist") { readMethods(lists) }
    for names in sections("__objc_classname") {
      if let contents = names.contents { readClassNames(contents) }
    }
  }

  /// Returns the sections with a name, of which linkers make one in each segment.
  ///
  /// False files could name one part again and again.
  private func sections(_ name: String) -> ArraySlice<MachOReader.Section> {
    reader.sections.filter { $0.name == name }.prefix(4)
  }

  private mutating func readClassNames(_ contents: BinaryData) {
    var position = 0
    while let length = contents.lengthOfText(position) {
      // The section also holds bytes about instance variables.
      if length > 0, length <= Self.longestClassName, let name = contents.part(position, length)?.text(length),
        name.utf8.allSatisfy(Self.isIdentifier)
      {
        classNames.insert(name)
      }
      position += length + 1
    }
  }

  private static let longestClassName = 1_024

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  // MARK: References

  private mutating func readReferences(_ section: MachOReader.Section, _ pools: ArraySlice<MachOReader.Section>) {
    guard let contents = section.contents else { return }
    let size = reader.is64Bit ? 8 : 4
    let addends = reader.image.fileType == .object ? relocated(section, contents) : [:]
    var seen: [UInt64: String] = [:]
    for offset in stride(from: 0, to: contents.count - size + 1, by: size) {
      let value: UInt64? = reader.is64Bit ? contents.number(offset) : contents.word(offset).map(UInt64.init)
      guard let value = addends[offset] ?? value else { return }
      guard let (address, name) = candidates(value).firstResult({ name(at: $0, pools) }) else {
        isWhole = false
        continue
      }
      // Each name is read once: many references can lead to a long one.
      if seen[address] == nil { seen[address] = name.text(0, limit: MachOReader.longestName) ?? "" }
      guard let selector = seen[address], !selector.isEmpty else { continue }
      selectors.insert(selector)
      references[section.address &+ UInt64(offset)] = selector
    }
  }

  /// Reads the lists of methods in their newer form, in which each method leads to a reference to its selector.
  private mutating func readMethods(_ section: MachOReader.Section) {
    guard let contents = section.contents else { return }
    let (headSize, entrySize) = (8, 12)
    var position = 0
    while let head = contents.word(position), let count = contents.word(position + 4) {
      // Entries that are relative, of three numbers each; anything else is the padding between lists.
      guard head & 0x8000_FFFC == 0x8000_000C, contents.part(position + headSize, Int(count) * entrySize) != nil else {
        position += 4
        continue
      }
      position += headSize
      for _ in 0..<count {
        let distance: Int32 = contents.number(position) ?? 0
        let address = section.address &+ UInt64(position) &+ UInt64(bitPattern: Int64(distance))
        if let selector = references[address] { ownSelectors.insert(selector) }
        position += entrySize
      }
    }
  }

  /// What a pointer in a linked image can mean: an address, or one in a chain, from zero or from the start of the image.
  private func candidates(_ value: UInt64) -> [UInt64] {
    var candidates = [value]
    for bits: UInt64 in reader.is64Bit ? [36, 43, 32] : [26] {
      let low = value & (1 << bits - 1)
      candidates += [low, low &+ reader.baseAddress]
    }
    return candidates
  }

  /// Returns the bytes from the name at an address on; nil if none starts there.
  private func name(at address: UInt64, _ pools: ArraySlice<MachOReader.Section>) -> (UInt64, BinaryData)? {
    for pool in pools {
      guard address >= pool.address, address - pool.address < pool.size, let contents = pool.contents,
        let offset = Int(exactly: address - pool.address), offset == 0 || contents.byte(offset - 1) == 0,
        let name = contents.rest(offset)
      else { continue }
      return (address, name)
    }
    return nil
  }

  /// Returns by their offsets the addresses that the linker would write into a section of an object file.
  private func relocated(_ section: MachOReader.Section, _ contents: BinaryData) -> [Int: UInt64] {
    guard let relocations = section.relocations else { return [:] }
    var targets: [Int: UInt64] = [:]
    for place in stride(from: 0, to: relocations.count - 7, by: 8) {
      guard let offset = relocations.word(place), let entry = relocations.word(place + 4),
        let offset = Int(exactly: offset)
      else { continue }
      let number = Int(entry & 0xFF_FFFF)
      // Others are relative to a section, and the section holds the address.
      guard entry >> 27 & 1 != 0, addresses.indices.contains(number) else { continue }
      let addend: UInt64? = reader.is64Bit ? contents.number(offset) : contents.word(offset).map(UInt64.init)
      targets[offset] = addresses[number] &+ (addend ?? 0)
    }
    return targets
  }
}
