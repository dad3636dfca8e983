/// The names that an image needs from others, of each kind of table; each name once.
struct ImportSet {
  /// The bytes of names that may still be read: tables can name the same long text again and again.
  private var left: Int
  private var found: [String: MachOImage.Import] = [:]

  /// Makes an empty set for an image of so many bytes.
  init(size: Int) {
    left = size.multipliedReportingOverflow(by: 4).overflow ? .max : size * 4 + 1 << 20
  }

  /// The imports, sorted by name.
  var sorted: [MachOImage.Import] { found.values.sorted { $0.name < $1.name } }

  /// Returns the name at an offset of a table of texts; nil if it is outside or too much was read.
  mutating func name(_ texts: BinaryData, _ offset: Int) -> String? {
    guard left > 0, let text = texts.text(offset, limit: MachOReader.longestName) else { return nil }
    left -= text.utf8.count + 1
    return text
  }

  /// Adds a name; `ordinal` counts libraries from 1, others mean the program or all libraries.
  mutating func add(_ name: String, ordinal: Int?, isWeak: Bool) {
    let library = ordinal.flatMap { $0 > 0 ? $0 - 1 : nil }
    if let known = found[name] {
      // Symbol tables name the library, weak bindings do not.
      let entry = MachOImage.Import(name: name, library: known.library ?? library, isWeak: known.isWeak && isWeak)
      if entry != known { found[name] = entry }
    } else {
      found[name] = MachOImage.Import(name: name, library: library, isWeak: isWeak)
    }
  }
}
