import SourceText

/// The place of a name among others in a string catalog, in the order in which Xcode writes them: that of Foundation's
/// `localizedStandardCompare`, for which numbers count by their value and letters in either case are equal unless nothing else
/// differs.
///
/// The same as Foundation's for ASCII, the letters of Latin and usual signs; what is left is in the order of Unicode.
///
/// Source: Unicode CLDR, root collation.
struct CatalogOrder: Comparable {
  /// What counts first: letters without case and accents, signs, and numbers by their value.
  private var letters: [UInt32] = []
  /// The accents, one for each of `letters`.
  private var accents: [UInt8] = []
  /// Whether each of `letters` is a capital.
  private var capitals: [Bool] = []
  private let text: String

  /// Makes the place of a name; linear in it.
  init(_ name: String) {
    text = name
    var digits: [UInt32] = []
    for scalar in name.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits.append(scalar.value)
        continue
      }
      add(number: digits)
      digits = []
      add(scalar)
    }
    add(number: digits)
  }

  static func < (left: CatalogOrder, right: CatalogOrder) -> Bool {
    if left.letters != right.letters { return left.letters.lexicographicallyPrecedes(right.letters) }
    if left.accents != right.accents { return left.accents.lexicographicallyPrecedes(right.accents) }
    if left.capitals != right.capitals {
      return left.capitals.lexicographicallyPrecedes(right.capitals) { !$0 && $1 }
    }
    // What is left is in zeros before numbers, and in hidden characters.
    let (text, other) = (left.text.utf8, right.text.utf8)
    return text.count == other.count ? text.lexicographicallyPrecedes(other) : text.count < other.count
  }

  static func == (left: CatalogOrder, right: CatalogOrder) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  // MARK: Parts

  private mutating func add(number digits: [UInt32]) {
    guard let last = digits.last else { return }
    // A number is the greater the more digits it has.
    var digits = Array(digits.drop { $0 == UInt32(UInt8(ascii: "0")) })
    if digits.isEmpty { digits = [last] }
    add(Self.firstNumber + UInt32(min(digits.count, 0xFFFF)))
    for digit in digits { add(digit) }
  }

  private mutating func add(_ letter: UInt32, accent: UInt8 = 0, isCapital: Bool = false) {
    letters.append(letter)
    accents.append(accent)
    capitals.append(isCapital)
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if let rank = Self.ranks[scalar] {
      add(rank)
    } else if let other = Self.spellings[scalar] {
      for part in other.unicodeScalars { add(part) }
    } else if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
      add(narrow)
    } else if scalar.isASCII, ASCII.isLetter(UInt8(truncatingIfNeeded: scalar.value)) {
      let small = ASCII.lowercased(UInt8(truncatingIfNeeded: scalar.value))
      add(Self.firstLetter + UInt32(small), isCapital: small != scalar.value)
    } else {
      addOther(scalar)
    }
  }

  private mutating func addOther(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format: break
    case .nonspacingMark, .enclosingMark, .spacingMark:
      if let last = accents.indices.last { accents[last] = UInt8.max }
    case .decimalNumber, .letterNumber, .otherNumber: add(Self.lastNumber + scalar.value)
    case _ where properties.isAlphabetic:
      if let latin = LatinLetter(scalar) {
        for part in latin.letters.utf8 {
          add(Self.firstLetter + UInt32(part), accent: latin.accent, isCapital: latin.isCapital)
        }
      } else {
        let small = properties.lowercaseMapping.unicodeScalars.first ?? scalar
        add(Self.firstOtherLetter + small.value, isCapital: small != scalar)
      }
    default: add(Self.firstOtherSign + scalar.value)
    }
  }

  // MARK: Ranks

  private static let firstOtherSign: UInt32 = 0x1000
  private static let firstCurrency: UInt32 = 0x20_0000
  private static let firstNumber: UInt32 = 0x30_0000
  private static let lastNumber: UInt32 = 0x31_0000
  private static let firstLetter: UInt32 = 0x50_0000
  private static let firstOtherLetter: UInt32 = 0x60_0000

  private static let ranks: [Unicode.Scalar: UInt32] = {
    let signs = """
      \t\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029} ‾_‗-‐‒–—―,、;:!¡?¿‽.。·'‹›"«»()[]{}⁅⁆〈〉《》「」『』【】‖§¶@*/\\&#%‰‱†‡•‣‧⁃′‵〃‸※‿⁀⁁⁂`´^¯¨¸°©®←→↑↓↔↕↖↗↘↙+±÷×<=>¬|¦~
      """
    var ranks: [Unicode.Scalar: UInt32] = [:]
    for (index, sign) in signs.unicodeScalars.enumerated() { ranks[sign] = UInt32(index) + 1 }
    for (index, sign) in "¤¢$£¥₠₡₢₣₤₥₦₩₪₫€₭₮₯₰₱₲₳₴₵₶₷₸₹₺₻₼₽₾₿".unicodeScalars.enumerated() {
      ranks[sign] = firstCurrency + UInt32(index)
    }
    return ranks
  }()

  /// Characters that count as others.
  private static let spellings: [Unicode.Scalar: String] = [
    "\u{A0}": " ", "\u{202F}": " ", "\u{2011}": "‐", "‘": "'", "’": "'", "‚": "'", "‛": "'", "“": "\"", "”": "\"",
    "„": "\"", "‟": "\"", "‥": "..", "…": "...", "‼": "!!", "≠": "=", "™": "tm",
  ]
}

/// A letter of Latin by its name in Unicode.
private struct LatinLetter {
  /// The letters of ASCII that it counts as.
  let letters: String
  /// The rank of its accent.
  let accent: UInt8
  let isCapital: Bool

  private static let accents = [
    "ACUTE", "GRAVE", "BREVE", "CIRCUMFLEX", "CARON", "RING ABOVE", "DIAERESIS", "DOUBLE ACUTE", "TILDE", "DOT ABOVE",
    "STROKE", "CEDILLA", "OGONEK", "MACRON",
  ]
  private static let spellings = ["AE": "ae", "OE": "oe", "SHARP S": "ss", "LONG S": "s"]

  init?(_ scalar: Unicode.Scalar) {
    guard let name = scalar.properties.name?.replacing(" LIGATURE ", with: " LETTER "), name.hasPrefix("LATIN ") else {
      return nil
    }
    isCapital = name.hasPrefix("LATIN CAPITAL LETTER ")
    guard isCapital || name.hasPrefix("LATIN SMALL LETTER ") else { return nil }
    let rest = name.dropFirst((isCapital ? "LATIN CAPITAL LETTER " : "LATIN SMALL LETTER ").count)
    let parts = rest.split(separator: " WITH ", maxSplits: 1).map(String.init)
    guard let base = parts.first, let letters = Self.spellings[base] ?? (base.count == 1 ? base.lowercased() : nil)
    else { return nil }
    self.letters = letters
    let index = parts.count > 1 ? Self.accents.firstIndex { parts[1].hasPrefix($0) } : nil
    accent = parts.count == 1 ? (base.count == 1 ? 0 : 1) : UInt8((index ?? Self.accents.count) + 1)
  }
}
