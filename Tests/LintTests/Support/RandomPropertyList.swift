import SourceText
import TestSupport

/// Makes property lists full of things that rules report, and edits of them.
struct RandomPropertyList {
  enum Kind: CaseIterable {
    case infoPlist
    case oldInfoPlist
    case entitlements
    case infoPlistStrings
    case stringTable
    case propertyList

    /// The name of such a file.
    var file: String {
      switch self {
      case .infoPlist, .oldInfoPlist: "Info.plist"
      case .entitlements: "App.entitlements"
      case .infoPlistStrings: "InfoPlist.strings"
      case .stringTable: "Localizable.strings"
      case .propertyList: "Settings.plist"
      }
    }

    fileprivate var isXML: Bool { self == .infoPlist || self == .entitlements || self == .propertyList }
  }

  private static let keys = [
    "CFBundleIdentifier", "CFBundleName", "CFBundleURLTypes", "CFBundleURLSchemes", "CFBundleTypeRole", "CFBundleNam",
    "CFBundleDocumentTypes", "LSItemContentTypes", "UIDeviceFamily", "MinimumOSVersion", "UIBackgroundModes",
    "UIRequiredDeviceCapabilities", "UIRequiredDeviceCapabilities~ipad", "NSCameraUsageDescription",
    "NSCameraUsageDescriptoin", "NSMicrophoneUsageDescription", "NSBluetoothPeripheralUsageDescription",
    "NSLocationAlwaysAndWhenInUseUsageDescription", "NSBonjourServices", "UILaunchStoryboardName",
    "UIStatusBarStyle", "UIStatusBarStyl", "LSRequiresIPhoneOS", "NSAppTransportSecurity", "NSExceptionDomains",
    "NSAllowsArbitraryLoads", "com.apple.security.app-sandbox", "com.apple.developer.healthkit", "aps-environment",
    " CFBundleName", "title", "title", "a &amp; b", "com.apple.security.network.clien", "UIInterfaceOrientatio",
  ]
  private static let texts = [
    "camera", "gps", "armv7", "arm64", "healthkit", "YES", "true", "12", "10.0", "_http._tcp", "http", " text ",
    "$(PRODUCT_NAME)", "", "The app takes pictures of your receipts.", "Camera", "TODO", "fetch", "bluetooth-central",
    "location", "2", "7", "development", "UIStatusBarStyleDefalt", "Edtor",
  ]
  private static let pieces = [
    "<", ">", "</dict>", "<dict>", "<array>", "</array>", "<key>", "</key>", "<string>", "</string>", "<true/>", "&",
    "<!-- x -->", "<!-- plist-lsp:disable:next all -->", "/* plist-lsp:disable purpose-string-empty */",
    "// plist-lsp:enable all\n", "\n", "\r\n", "\t", "  ", "{", "}", "(", ")", ";", ",", "=", "\"", "/* x */", "// x\n",
    "\\",
    "\\U00e9",
    "\\u00e9", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> b\n", "\n#if X\n", "é", "<integer>1</integer>",
    "<integer>x</integer>",
  ]

  private let kind: Kind
  private var generator: SeededGenerator
  private var isIndented = true

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    generator = SeededGenerator(seed: seed)
    isIndented = seed % 4 != 3
  }

  /// Returns a whole file.
  mutating func text() -> String {
    let entries = (0..<40).map { _ in entry(depth: 1) }.joined(separator: lineEnd)
    switch kind {
    case .infoPlist, .entitlements, .propertyList:
      return #"<plist version="1.0">"# + lineEnd + "<dict>" + lineEnd + entries + lineEnd + "</dict>" + lineEnd
        + "</plist>"
    case .oldInfoPlist: return "{" + lineEnd + entries + lineEnd + "}" + lineEnd
    case .infoPlistStrings, .stringTable: return entries + lineEnd
    }
  }

  /// Returns an edit that a person might make, or one that breaks something.
  mutating func edit(of text: SourceText) -> TextEdit {
    let start = Int.random(in: 0...text.count, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return TextEdit(range: start..<min(text.count, start + 1), replacement: "")
    case 1: return TextEdit(range: start..<min(text.count, start + number(12)), replacement: "")
    case 2: return TextEdit(range: start..<min(text.count, start + number(300)), replacement: "")
    case 3: return .insert(pick(Self.pieces), at: start)
    case 4: return .insert(pick(["x", "U", " ", "1", "\n"]), at: start)
    case 5: return .insert(entry(depth: 1) + lineEnd, at: lineStart(text, start))
    case 6:
      return .insert(
        (0..<number(8)).map { _ in entry(depth: 1) }.joined(separator: lineEnd),
        at: lineStart(text, start)
      )
    case 7: return .insert(pick(Self.keys), at: start)
    default: return wordReplacement(text, start)
    }
  }

  // MARK: Text

  private var lineEnd: String { isIndented ? "\n" : "" }

  private mutating func entry(depth: Int) -> String {
    let indent = isIndented ? String(repeating: "  ", count: depth) : ""
    let key = pick(Self.keys)
    if kind.isXML { return "\(indent)<key>\(key)</key>\(lineEnd)\(indent)\(value(depth: depth))" }
    let quoted = number(4) > 1 || key.contains { !$0.isLetter } ? "\"\(key)\"" : key
    return "\(indent)\(quoted) = \(value(depth: depth));"
  }

  private mutating func value(depth: Int) -> String {
    let indent = isIndented ? String(repeating: "  ", count: depth) : ""
    let isTable = kind == .stringTable || kind == .infoPlistStrings
    switch depth < 4 && !isTable ? number(6) : 6 {
    case 1:
      let items = (0..<number(5)).map { _ in "\(indent)  \(value(depth: depth + 1))" }
      return kind.isXML
        ? (["<array>"] + items + ["\(indent)</array>"]).joined(separator: lineEnd)
        : "(" + items.joined(separator: ",\(lineEnd)") + ")"
    case 2:
      let entries = (0..<number(5)).map { _ in entry(depth: depth + 1) }
      let brackets = kind.isXML ? ("<dict>", "\(indent)</dict>") : ("{", "\(indent)}")
      return ([brackets.0] + entries + [brackets.1]).joined(separator: lineEnd)
    case 3 where kind.isXML:
      return pick([
        "<true/>", "<false/>", "<integer>1</integer>", "<integer/>", "<real>1.5</real>", "<data>YQ==</data>",
      ])
    default:
      let text = pick(Self.texts)
      return kind.isXML ? "<string>\(text)</string>" : "\"\(text)\""
    }
  }

  private mutating func wordReplacement(_ text: SourceText, _ start: Int) -> TextEdit {
    let isWord = { (offset: Int) in
      offset >= 0 && offset < text.count && (text.string(in: offset..<(offset + 1)).first?.isLetter ?? false)
    }
    var (low, high) = (start, start)
    while isWord(low - 1) { low -= 1 }
    while isWord(high) { high += 1 }
    return TextEdit(range: low..<high, replacement: number(2) == 1 ? pick(Self.texts) : pick(Self.keys))
  }

  private func lineStart(_ text: SourceText, _ offset: Int) -> Int {
    text.lineRange(text.line(at: offset)).lowerBound
  }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }

  /// Returns a number from one to `limit`.
  private mutating func number(_ limit: Int) -> Int { Int.random(in: 1...limit, using: &generator) }
}
