import KeyCatalog
import ProjectFiles
import SourceText

/// A place in a host file that stands for a key of the catalog, or for a value of one.
struct HostedKeyPlace {
  /// What the place belongs to.
  enum Subject {
    /// A dictionary of a property list: the way to the place in it.
    case keys(CatalogDomain, [StructurePath.Step])
    /// The name of a build setting, which is empty where none is yet.
    case settingName
    /// A value of the build setting with this name.
    case settingValue(String)
    /// The name of an entry that gives a key of the catalog its value.
    case otherName(CatalogDomain, key: String)
  }

  /// What it belongs to.
  let subject: Subject
  /// The place in the text.
  let place: HostPlace
  /// The syntax of the text.
  let syntax: HostSyntax
  /// The text.
  let text: SourceText

  /// Finds the place at `offset` of a document; nil in other files and outside their sections.
  ///
  /// Linear in the text.
  static func find(in document: Document, at offset: Int) -> HostedKeyPlace? {
    guard let format = HostFormat.of(document), let place = format.syntax.place(in: document.text, at: offset) else {
      return nil
    }
    guard let (content, rest) = format.section(at: place.steps) else {
      let name = document.text.string(in: place.token.content)
      guard place.role == .key, let (domain, key) = format.key(ofEntryAt: place.steps + [.key(name)]) else {
        return nil
      }
      let subject = Subject.otherName(domain, key: key)
      return HostedKeyPlace(subject: subject, place: place, syntax: format.syntax, text: document.text)
    }
    let subject: Subject
    switch content {
    case .keys(let domain): subject = .keys(domain, Array(rest))
    case .settings:
      switch (place.role, rest.first) {
      case (.key, nil): subject = .settingName
      case (.value, .key(let name)?), (.item, .key(let name)?): subject = .settingValue(Self.withoutCondition(name))
      default: return nil
      }
    }
    return HostedKeyPlace(subject: subject, place: place, syntax: format.syntax, text: document.text)
  }

  /// The text at the place.
  var word: String { text.string(in: place.token.content) }

  /// The name of the setting without the conditions after it, such as `[sdk=iphoneos*]`.
  var settingName: String { Self.withoutCondition(word) }

  private static func withoutCondition(_ name: String) -> String { String(name.prefix { $0 != "[" }) }

  /// Returns the word of a value around `offset`: the items of a list are separated by blanks.
  func listItem(at offset: Int) -> Range<Int> {
    let content = place.token.content
    let offset = min(max(offset, content.lowerBound), content.upperBound)
    let start = text.startOfRun(endingAt: offset, from: content.lowerBound) { !ASCII.isBlank($0) }
    return start..<text.endOfRun(from: offset, to: content.upperBound) { !ASCII.isBlank($0) }
  }
}

extension KeyCatalog {
  /// Returns the key of an Info.plist that a build setting writes; nil for other settings.
  static func key(ofSetting name: String) -> KeyInfo? {
    generatedKey(forBuildSetting: name).flatMap { key(at: $0.key, in: .infoPlist) }
  }
}
