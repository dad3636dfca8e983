/// The small programs that bind names to addresses (`LC_DYLD_INFO`), of which only the names and their libraries count here.
enum BindingCode {
  /// Adds the names that a program binds to `imports`; returns whether it could be read to its end; linear.
  static func read(_ code: BinaryData, _ imports: inout ImportSet) -> Bool {
    var position = 0
    var ordinal: Int?
    var (name, isWeak, isNew): (String?, Bool, Bool) = (nil, false, false)
    while let byte = code.byte(position) {
      position += 1
      let value = Int(byte & 0x0F)
      var numbers = 0
      var binds = false
      switch byte & 0xF0 {
      // The end, or only that of one name among lazy ones.
      case 0x00: break
      case 0x10: (ordinal, isNew) = (value, true)
      case 0x20:
        guard let number = code.variableNumber(&position), number <= 0xFFFF else { return false }
        (ordinal, isNew) = (Int(number), true)
      case 0x30: (ordinal, isNew) = (nil, true)
      case 0x40:
        guard let text = imports.name(code, position) else { return false }
        // The zero at the end must be there.
        let length = code.lengthOfText(position) ?? 0
        guard code.byte(position + length) == 0 else { return false }
        position += length + 1
        (name, isWeak, isNew) = (text, value & 1 != 0, true)
      case 0x50: break
      case 0x60, 0x70, 0x80: numbers = 1
      case 0x90, 0xB0: binds = true
      case 0xA0: (numbers, binds) = (1, true)
      case 0xC0: (numbers, binds) = (2, true)
      case 0xD0: numbers = value == 0 ? 1 : 0
      default: return false
      }
      for _ in 0..<numbers where code.variableNumber(&position) == nil { return false }
      if binds, isNew {
        guard let name else { return false }
        imports.add(name, ordinal: ordinal, isWeak: isWeak)
        isNew = false
      }
    }
    return true
  }
}
