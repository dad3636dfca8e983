/// What a table of symbols holds apart from imports.
struct DefinedSymbols {
  /// The addresses of all symbols of an object file, by their numbers; empty for linked images.
  var addresses: [UInt64] = []
  /// The names of the Objective-C classes that are defined.
  var classNames: Set<String> = []
}

/// The table of symbols (`LC_SYMTAB`).
struct SymbolTable {
  private let offset: UInt32
  private let count: UInt32
  private let textOffset: UInt32
  private let textSize: UInt32

  private static let classPrefix = Array("_OBJC_CLASS_$_".utf8)

  /// Takes the place of the table from its load command; nil if that is too short.
  init?(_ command: BinaryData) {
    guard let offset = command.word(8), let count = command.word(12), let textOffset = command.word(16),
      let textSize = command.word(20)
    else { return nil }
    (self.offset, self.count, self.textOffset, self.textSize) = (offset, count, textOffset, textSize)
  }

  /// Adds the undefined names to `imports` and the others to `symbols`; returns whether all could be read; linear.
  func read(
    _ data: BinaryData,
    is64Bit: Bool,
    hasLibraries: Bool,
    _ isObject: Bool,
    _ imports: inout ImportSet,
    _ symbols: inout DefinedSymbols
  ) -> Bool {
    let size = is64Bit ? 16 : 12
    guard let table = data.part(UInt64(offset), UInt64(count) * UInt64(size)),
      let texts = data.part(textOffset, textSize)
    else { return false }
    for index in 0..<Int(count) {
      guard let name = table.word(index * size), let type = table.byte(index * size + 4),
        let description: UInt16 = table.number(index * size + 6)
      else { return false }
      let address: UInt64? = is64Bit ? table.number(index * size + 8) : table.word(index * size + 8).map(UInt64.init)
      guard let address else { return false }
      if isObject { symbols.addresses.append(address) }
      if type & 0xEE == 0x0E, texts.rest(Int(name))?.starts(with: Self.classPrefix) == true {
        guard let text = imports.name(texts, Int(name)) else { return false }
        symbols.classNames.insert(String(text.dropFirst(Self.classPrefix.count)))
      }
      // External, not for debuggers, and undefined; those with a value are common variables, which the linker makes.
      guard type & 0xE0 == 0, type & 0x01 != 0, type & 0x0E == 0 || type & 0x0E == 0x0C, address == 0 || !isObject
      else {
        continue
      }
      guard let text = imports.name(texts, Int(name)) else { return false }
      let ordinal = hasLibraries ? Int(description >> 8) : nil
      // The highest numbers mean the program itself and a look-up in all images.
      imports.add(text, ordinal: ordinal.flatMap { $0 < 254 ? $0 : nil }, isWeak: description & 0x40 != 0)
    }
    return true
  }
}
