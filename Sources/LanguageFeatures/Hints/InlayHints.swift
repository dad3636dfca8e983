import AppProject
import KeyCatalog
import Messages
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// A text that an editor shows between the characters of a document.
public struct InlayHintProposal: Sendable, Hashable {
  /// What a hint shows.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The name that Xcode shows for a key.
    case keyNames
    /// The number of bytes that base64 or hexadecimal digits stand for.
    case dataSizes
    /// The value of a text with `$(…)` in the build.
    case buildValues
    /// The name of the language of a code.
    case languageNames
  }

  /// The byte before which it is shown.
  public var offset: Int
  /// The text.
  public var text: String
  /// Its text.
  public var kind: Kind
}

/// The hints in a document.
public enum InlayHints {
  /// Longer values are not shown.
  private static let maximumValue = 60

  /// Returns the hints of some kinds in a range of bytes, by ascending place.
  ///
  /// A value is shown if all targets and configurations agree on it. Linear in the document.
  public static func hints(
    in document: Document,
    range: Range<Int>,
    kinds: Set<InlayHintProposal.Kind> = Set(InlayHintProposal.Kind.allCases),
    project: ProjectContext? = nil
  ) -> [InlayHintProposal] {
    if let catalog = document.catalog { return kinds.contains(.languageNames) ? languages(of: catalog, in: range) : [] }
    guard document.kind.isPropertyList, !kinds.isEmpty else { return [] }
    var levels = LevelStack()
    var hints: [InlayHintProposal] = []
    for node in document.tree.allNodes {
      let level = levels.enter(node)
      let end = node.range.upperBound
      guard range.lowerBound <= end, end <= range.upperBound else { continue }
      switch node.kind {
      case .key where kinds.contains(.keyNames):
        guard let level, let name = node.stringValue,
          let title = CatalogPlace.key(named: name, inside: level, in: document.kind)?.info.title, title != name
        else { continue }
        hints.append(InlayHintProposal(offset: end, text: title, kind: .keyNames))
      case .data where kinds.contains(.dataSizes):
        guard case .data(let bytes)? = node.value, !bytes.isEmpty else { continue }
        let text = Messages.text("pages.byte-count", ["\(bytes.count)"])
        hints.append(InlayHintProposal(offset: node.openRange.upperBound, text: text, kind: .dataSizes))
      case .string:
        if kinds.contains(.languageNames), let name = languageName(of: node) {
          hints.append(InlayHintProposal(offset: end, text: name, kind: .languageNames))
        }
        guard kinds.contains(.buildValues), let project,
          let value = BuildValueText.commonValue(of: node, in: document, project),
          value.utf8.count <= maximumValue
        else { continue }
        hints.append(InlayHintProposal(offset: end, text: "= \(value)", kind: .buildValues))
      default: continue
      }
    }
    return hints
  }

  // MARK: Languages

  /// The keys whose values, or items of them, are codes of languages.
  private static let languageKeys: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleLocalizations", "developmentRegion", "knownRegions",
  ]

  private static func languageName(of node: Node) -> String? {
    let list = node.parent.flatMap { $0.kind == .array ? $0 : nil }
    guard let key = (list ?? node).entry?.key?.stringValue, languageKeys.contains(key) else { return nil }
    return node.stringValue.flatMap(LanguageName.of)
  }

  private static func languages(of catalog: StringCatalog, in range: Range<Int>) -> [InlayHintProposal] {
    catalog.texts.filter { $0.value.range.overlaps(range) }.flatMap { text in
      text.translations.compactMap { translation -> InlayHintProposal? in
        let end = translation.name.range.upperBound
        guard range.lowerBound <= end, end <= range.upperBound, let name = LanguageName.of(translation.language) else {
          return nil
        }
        return InlayHintProposal(offset: end, text: name, kind: .languageNames)
      }
    }
  }
}
