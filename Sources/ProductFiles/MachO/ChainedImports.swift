/// The names that chains of pointers refer to (`LC_DYLD_CHAINED_FIXUPS`); the chains themselves are not followed.
enum ChainedImports {
  /// Adds the names to `imports`; returns whether all could be read; linear.
  static func read(_ data: BinaryData, _ imports: inout ImportSet) -> Bool {
    guard let place = data.word(8), let texts = data.word(12), let count = data.word(16), let format = data.word(20),
      let textFormat = data.word(24)
    else { return false }
    let size: Int
    switch format {
    case 1: size = 4
    case 2: size = 8
    case 3: size = 16
    default: return count == 0
    }
    // The format allows packed texts, which no linker writes.
    guard textFormat == 0, let texts = data.rest(Int(texts)),
      let table = data.part(UInt64(place), UInt64(count) * UInt64(size))
    else { return count == 0 }
    for index in 0..<Int(count) {
      let (ordinal, isWeak, offset): (Int, Bool, Int)
      if format == 3 {
        guard let entry: UInt64 = table.number(index * size) else { return false }
        (ordinal, isWeak, offset) = (Int(Int16(truncatingIfNeeded: entry)), entry >> 16 & 1 != 0, Int(entry >> 32))
      } else {
        guard let entry = table.word(index * size) else { return false }
        (ordinal, isWeak, offset) = (Int(Int8(truncatingIfNeeded: entry)), entry >> 8 & 1 != 0, Int(entry >> 9))
      }
      guard let name = imports.name(texts, offset) else { return false }
      // Small negative numbers are the program and look-ups in all images; one byte also counts up to 253 libraries.
      let library = format == 3 ? Int(UInt16(truncatingIfNeeded: ordinal)) : Int(UInt8(truncatingIfNeeded: ordinal))
      imports.add(name, ordinal: ordinal < 0 && ordinal >= -3 ? nil : library, isWeak: isWeak)
    }
    return true
  }
}
