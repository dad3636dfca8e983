import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LanguageFeatures

/// Dictionaries of plug-ins, extensions and services: pages and hovers name their keys, and completion offers them.
@Suite struct PlugInKeyTests {
  /// The path of a dictionary, or of an array of dictionaries, and some of the keys in it.
  static let places: [(path: String, keys: [String])] = [
    (
      "AudioComponents",
      ["type", "subtype", "manufacturer", "name", "version", "factoryFunction", "sandboxSafe", "tags"]
    ),
    ("NSExtension/NSExtensionAttributes/AudioComponents", ["type", "subtype", "manufacturer", "resourceUsage"]),
    ("CMIOExtension", ["CMIOExtensionMachServiceName"]),
    ("NetworkExtension", ["NEMachServiceName", "NEProviderClasses"]),
    ("NetworkExtension/NEProviderClasses", ["com.apple.networkextension.filter-data"]),
    ("ComponentInputModeDict", ["tsInputModeListKey", "tsVisibleInputModeOrderedArrayKey"]),
    (
      "NSExtension/NSExtensionAttributes/XCSourceEditorCommandDefinitions",
      ["XCSourceEditorCommandClassName", "XCSourceEditorCommandIdentifier", "XCSourceEditorCommandName"]
    ),
    ("XPCService", ["ServiceType", "RunLoopType", "JoinExistingSession", "EnvironmentVariables"]),
  ]

  private static let arrays: Set = ["AudioComponents", "XCSourceEditorCommandDefinitions"]

  @Test(arguments: places)
  func thePageNamesTheKeysInside(_ path: String, _ keys: [String]) throws {
    let page = try #require(ReferencePage.page(for: path)?.plainText)
    for key in keys { #expect(page.contains(key)) }
  }

  @Test(arguments: places)
  func theHoverNamesTheKeysInside(_ path: String, _ keys: [String]) throws {
    let text = Self.text(of: path, keyMarker: "1️⃣", inside: "")
    let document = Document(path: "/app/Info.plist", text: text.source)
    let hover = try #require(Hover.hover(in: document, at: text["1️⃣"])).text.plainText
    for key in keys { #expect(hover.contains(key)) }
  }

  @Test(arguments: places)
  func completionOffersTheKeysInside(_ path: String, _ keys: [String]) {
    let labels = CompletionCheck().labels(Self.marked(path, keyMarker: "", inside: "<key>1️⃣</key>"))
    for key in keys { #expect(labels.contains(key)) }
  }

  private static func text(of path: String, keyMarker: String, inside: String) -> MarkedText {
    MarkedText(marked(path, keyMarker: keyMarker, inside: inside))
  }

  /// A file with the dictionaries of `path`; `keyMarker` is in the last key, `inside` in the last dictionary.
  private static func marked(_ path: String, keyMarker: String, inside: String) -> String {
    let names = path.split(separator: "/").map(String.init)
    var text = inside
    for (index, name) in names.enumerated().reversed() {
      let marker = index == names.count - 1 ? keyMarker : ""
      let dictionary = "<dict>\(text)</dict>"
      text = "<key>\(marker)\(name)</key>" + (arrays.contains(name) ? "<array>\(dictionary)</array>" : dictionary)
    }
    return "<plist version=\"1.0\"><dict>\(text)</dict></plist>"
  }
}
