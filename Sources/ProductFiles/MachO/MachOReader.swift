/// Reads one image: its header and load commands, and the parts that these lead to.
///
/// What is wrong in the frame is an error; a broken part is noted, since the others still hold facts. Only little-endian images
/// exist today. Everything is linear in the size of the image.
struct MachOReader {
  let data: BinaryData
  let is64Bit: Bool
  let flags: UInt32
  var image: MachOImage
  var sections: [Section] = []
  /// Where the image begins in memory: the address of the segment with its header.
  var baseAddress: UInt64 = 0
  private var symbolTable: SymbolTable?
  private var bindings: [BinaryData] = []
  private var fixups: BinaryData?

  /// A part of the image with one kind of contents.
  struct Section {
    let segment: String
    let name: String
    let address: UInt64
    let size: UInt64
    /// The contents; nil for sections that take no room in the file.
    let contents: BinaryData?
    /// The relocations of an object file.
    let relocations: BinaryData?
  }

  private static let commandLimit = 100_000
  static let longestName = 64 << 10

  /// Reads an image; its code is compared with the signature if `comparesCode`.
  static func image(_ data: BinaryData, comparesCode: Bool) throws(MachOFailure) -> MachOImage {
    var reader = try MachOReader(data)
    try reader.readCommands()
    reader.readParts()
    if comparesCode, reader.image.encryption ?? 0 == 0, let signature = reader.image.signature {
      reader.image.isCodeIntact = CodeSignature(signature)?.directory?.fits(data)
    }
    return reader.image
  }

  private init(_ data: BinaryData) throws(MachOFailure) {
    guard let magic = data.word(0) else { throw .notMachO }
    switch magic {
    case 0xFEED_FACE: is64Bit = false
    case 0xFEED_FACF: is64Bit = true
    default: throw .notMachO
    }
    guard let type = data.word(4), let subtype = data.word(8), let fileType = data.word(12),
      let flags = data.word(24)
    else { throw .truncated }
    (self.data, self.flags) = (data, flags)
    image = MachOImage(
      architecture: MachOArchitecture(type: type, subtype: subtype),
      fileType: MachOImage.FileType(rawValue: fileType)
    )
  }

  // MARK: Load commands

  private mutating func readCommands() throws(MachOFailure) {
    let headSize = is64Bit ? 32 : 28
    guard let count = data.word(16), let size = data.word(20), let commands = data.part(headSize, Int(size)) else {
      throw .truncated
    }
    guard count <= Self.commandLimit else { throw .tooMany("load commands", limit: Self.commandLimit) }
    var position = 0
    for _ in 0..<count {
      guard let kind = commands.word(position), let length = commands.word(position + 4), length >= 8, length % 4 == 0,
        let command = commands.part(position, Int(length))
      else { throw .malformed("load command") }
      try read(command, kind & 0x7FFF_FFFF)
      position += Int(length)
    }
  }

  private mutating func read(_ command: BinaryData, _ kind: UInt32) throws(MachOFailure) {
    switch kind {
    case 0x01, 0x19: try readSegment(command, is64Bit: kind == 0x19)
    case 0x02: symbolTable = SymbolTable(command)
    case 0x0C: try addLibrary(command, .usual)
    case 0x18: try addLibrary(command, .weak)
    case 0x1F: try addLibrary(command, .reexported)
    case 0x20: try addLibrary(command, .lazy)
    case 0x23: try addLibrary(command, .upward)
    case 0x0D: image.installName = try path(in: command)
    case 0x1C: image.searchPaths.append(try path(in: command))
    case 0x1B: image.uuid = command.part(8, 16).map { Self.hexadecimal($0.array) }
    case 0x21, 0x2C: image.encryption = command.word(16)
    case 0x22: addBindings(command)
    case 0x34: fixups = linkedPart(command, .fixups)
    // A copy, which does not keep the file in memory.
    case 0x1D: image.signature = linkedPart(command, .signature).map { BinaryData($0.array) }
    case 0x32: addBuildVersion(command, platform: command.word(8), minimum: 12)
    case 0x24: addBuildVersion(command, platform: MachOPlatform.macOS.rawValue, minimum: 8)
    case 0x25: addBuildVersion(command, platform: oldPlatform(.iOS, .iOSSimulator), minimum: 8)
    case 0x2F: addBuildVersion(command, platform: oldPlatform(.tvOS, .tvOSSimulator), minimum: 8)
    case 0x30: addBuildVersion(command, platform: oldPlatform(.watchOS, .watchOSSimulator), minimum: 8)
    default: break
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  private func path(in command: BinaryData) throws(MachOFailure) -> String {
    guard let offset = command.word(8), let text = command.text(Int(offset), limit: Self.longestName) else {
      throw .malformed("load command")
    }
    return text
  }

  private mutating func addLibrary(_ command: BinaryData, _ linkage: MachOImage.Linkage) throws(MachOFailure) {
    image.libraries.append(MachOImage.Library(path: try path(in: command), linkage: linkage))
  }

  private mutating func addBuildVersion(_ command: BinaryData, platform: UInt32?, minimum: Int) {
    guard let platform, let least = command.word(minimum), let sdk = command.word(minimum + 4) else { return }
    image.buildVersions.append(
      BuildVersion(
        platform: MachOPlatform(rawValue: platform),
        minimumOS: MachOVersion(packed: least),
        sdk: MachOVersion(packed: sdk)
      )
    )
  }

  /// The old load commands do not distinguish simulators, which ran on other processors than devices then.
  private func oldPlatform(_ device: MachOPlatform, _ simulator: MachOPlatform) -> UInt32 {
    image.architecture.type & 0xFF == 7 ? simulator.rawValue : device.rawValue
  }

  /// Returns the data in the last segment that a load command names.
  private mutating func linkedPart(_ command: BinaryData, _ part: MachOImage.Part) -> BinaryData? {
    guard let offset = command.word(8), let size = command.word(12), let bytes = data.part(offset, size) else {
      image.brokenParts.insert(part)
      return nil
    }
    return bytes
  }

  private mutating func addBindings(_ command: BinaryData) {
    // False files could name one part again and again.
    guard bindings.isEmpty else { return }
    // Bindings, weak ones and lazy ones, each after an offset with its size.
    for place in [16, 24, 32] {
      guard let offset = command.word(place), let size = command.word(place + 4), let bytes = data.part(offset, size)
      else {
        image.brokenParts.insert(.bindings)
        continue
      }
      if size > 0 { bindings.append(bytes) }
    }
  }

  private mutating func readSegment(_ command: BinaryData, is64Bit: Bool) throws(MachOFailure) {
    let (headSize, size) = is64Bit ? (72, 80) : (56, 68)
    guard let count = command.word(headSize - 8), count <= 100_000,
      let records = command.part(headSize, Int(count) * size)
    else { throw .malformed("segment") }
    let segment = Self.name(command, 8)
    let address: UInt64? = is64Bit ? command.number(24) : command.word(24).map(UInt64.init)
    if segment == "__TEXT", let address { baseAddress = address }
    for index in 0..<Int(count) {
      guard let record = records.part(index * size, size) else { throw .malformed("segment") }
      let place = is64Bit ? 48 : 40
      let address: UInt64? = is64Bit ? record.number(32) : record.word(32).map(UInt64.init)
      let length: UInt64? = is64Bit ? record.number(40) : record.word(36).map(UInt64.init)
      guard let address, let length, let offset = record.word(place), let relocationOffset = record.word(place + 8),
        let relocationCount = record.word(place + 12), let flags = record.word(place + 16)
      else { throw .malformed("segment") }
      // Zero-filled sections have no bytes in the file.
      let isZeroFilled = [1, 12, 18].contains(flags & 0xFF)
      let contents = isZeroFilled ? nil : data.part(offset, length)
      if contents == nil, !isZeroFilled, image.fileType != .debugSymbols { image.brokenParts.insert(.sections) }
      sections.append(
        Section(
          segment: Self.name(record, 16),
          name: Self.name(record, 0),
          address: address,
          size: length,
          contents: contents,
          relocations: data.part(UInt64(relocationOffset), UInt64(relocationCount) * 8)
        )
      )
    }
  }

  private static func name(_ data: BinaryData, _ offset: Int) -> String {
    data.part(offset, 16).map { $0.text($0.lengthOfText(0) ?? 0) } ?? ""
  }

  // MARK: Parts

  private mutating func readParts() {
    // Debug symbols repeat the load commands of their image, and nothing else that counts.
    guard image.fileType != .debugSymbols else { return }
    var imports = ImportSet(size: data.count)
    var symbols = DefinedSymbols()
    if let symbolTable {
      let isObject = image.fileType == .object
      let isRead = symbolTable.read(
        data,
        is64Bit: is64Bit,
        hasLibraries: flags & 0x80 != 0,
        isObject,
        &imports,
        &symbols
      )
      if !isRead { image.brokenParts.insert(.symbols) }
    }
    for part in bindings where !BindingCode.read(part, &imports) {
      image.brokenParts.insert(.bindings)
    }
    if let fixups, !ChainedImports.read(fixups, &imports) { image.brokenParts.insert(.fixups) }
    image.imports = imports.sorted
    var objectiveC = ObjectiveCNames(reader: self, addresses: symbols.addresses)
    objectiveC.read(image.imports)
    (image.selectors, image.ownSelectors) = (objectiveC.selectors.sorted(), objectiveC.ownSelectors)
    image.classNames = objectiveC.classNames.union(symbols.classNames).sorted()
    if !objectiveC.isWhole { image.brokenParts.insert(.sections) }
    image.infoPlist = sections.first { $0.segment == "__TEXT" && $0.name == "__info_plist" }?.contents?.array
  }
}
