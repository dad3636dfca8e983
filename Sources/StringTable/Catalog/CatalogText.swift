import JSON

/// A key of a string catalog with its translations.
public struct CatalogText: Sendable {
  /// The key.
  public let key: String
  /// The place of the key.
  public let name: JSONNode
  /// The object with the translations.
  public let value: JSONNode
  /// The comment for translators; nil if there is no comment.
  public let comment: String?
  /// How Xcode came to the key, such as `manual` or `stale`; nil for keys that it finds in code.
  public let extractionState: String?
  /// Whether the text is to be translated; others are the same in all languages.
  public let isTranslatable: Bool
  /// The translations in the order of the file, those into the same language too, of which the last counts.
  public let translations: [CatalogTranslation]

  init(_ member: JSONNode.Member) {
    (name, value) = (member.name, member.value)
    key = member.name.string ?? ""
    var (comment, state): (String?, String?)
    var isTranslatable = true
    var translations: [CatalogTranslation] = []
    for part in member.value.members {
      if part.name.isText("comment") {
        comment = part.value.string
      } else if part.name.isText("extractionState") {
        state = part.value.string
      } else if part.name.isText("shouldTranslate") {
        isTranslatable = part.value.bool ?? true
      } else if part.name.isText("localizations") {
        translations = part.value.members.map(CatalogTranslation.init)
      }
    }
    (self.comment, extractionState, self.isTranslatable) = (comment, state, isTranslatable)
    self.translations = translations
  }

  /// Whether code no longer asks for the key, as Xcode found.
  public var isStale: Bool { extractionState == "stale" }

  /// Returns the translation that counts; linear in their number.
  public func translation(_ language: String) -> CatalogTranslation? {
    translations.last { $0.language == language }
  }
}

/// The translation of a text into one language.
public struct CatalogTranslation: Sendable {
  /// How far a translation is, the least of its variations.
  public enum Progress: Sendable, Hashable {
    case new
    case needsReview
    case translated
  }

  /// The language.
  public let language: String
  /// The place of the language.
  public let name: JSONNode
  /// The object with the text or its variations.
  public let value: JSONNode
  /// The texts in the order of the file: one, or one for each variation and for each form of a variable.
  public let units: [CatalogUnit]

  init(_ member: JSONNode.Member) {
    (name, value) = (member.name, member.value)
    language = member.name.string ?? ""
    var units: [CatalogUnit] = []
    CatalogUnit.collect(member.value, [], depth: 0, into: &units)
    self.units = units
  }

  /// How far the translation is; nil if it has no text.
  public var progress: Progress? {
    if units.isEmpty { return nil }
    if units.contains(where: { $0.isIn("new") }) { return .new }
    return units.contains { $0.isIn("needs_review") } ? .needsReview : .translated
  }

  /// Whether there is a text: one that is not written yet is marked as new; variations always have one.
  public var isWritten: Bool {
    if units.contains(where: { !$0.path.isEmpty }) { return true }
    guard let unit = units.first, !unit.isIn("new") else { return false }
    return unit.value?.string.map { !$0.allSatisfy(\.isWhitespace) } ?? false
  }

  /// Whether its translation was started: there is a text, perhaps an empty one.
  public var isStarted: Bool {
    units.contains { !$0.path.isEmpty } || units.first.map { !$0.isIn("new") } ?? false
  }
}

/// One text of a translation.
public struct CatalogUnit: Sendable {
  /// A choice that leads to a text.
  public enum Choice: Sendable, Hashable {
    /// The form for a plural category, such as `one`.
    case plural(String)
    /// The form for a device, such as `iphone`.
    case device(String)
    /// The form for another kind of variation.
    case other(String)
    /// The forms of the variable of this name.
    case variable(String)
  }

  /// What the text is for, outer choices first; empty if it does not vary.
  public let path: [Choice]
  /// The state, such as `translated`; nil if there is none.
  public let state: JSONNode?
  /// The text; nil if there is none.
  public let value: JSONNode?
  /// The object with the forms of which the text is one; nil if it does not vary.
  public let forms: JSONNode?

  /// Returns whether this is the state.
  public func isIn(_ state: StaticString) -> Bool { self.state?.isText(state) ?? false }

  /// The name of the variable that the text is a form of; nil for others.
  public var variable: String? {
    for case .variable(let name) in path { return name }
    return nil
  }

  /// The plural category that the text is for; nil for others.
  public var category: PluralCategory? {
    guard case .plural(let name)? = path.last else { return nil }
    return PluralCategory(rawValue: name)
  }

  /// Variations lie in each other: variables, devices, plural forms.
  private static let depthLimit = 8

  static func collect(
    _ node: JSONNode,
    _ path: [Choice],
    of forms: JSONNode? = nil,
    depth: Int,
    into units: inout [CatalogUnit]
  ) {
    guard depth < depthLimit else { return }
    for member in node.members {
      if member.name.isText("stringUnit") {
        units.append(CatalogUnit(path: path, state: member.value["state"], value: member.value["value"], forms: forms))
      } else if member.name.isText("stringSet") {
        // The phrases of an app shortcut.
        units.append(CatalogUnit(path: path, state: member.value["state"], value: nil, forms: forms))
      } else if member.name.isText("variations") {
        for kind in member.value.members {
          for form in kind.value.members {
            let choice = choice(kind.name, form.name.string ?? "")
            collect(form.value, path + [choice], of: kind.value, depth: depth + 1, into: &units)
          }
        }
      } else if member.name.isText("substitutions") {
        for variable in member.value.members {
          collect(variable.value, path + [.variable(variable.name.string ?? "")], depth: depth + 1, into: &units)
        }
      }
    }
  }

  private static func choice(_ kind: JSONNode, _ form: String) -> Choice {
    if kind.isText("plural") { return .plural(form) }
    return kind.isText("device") ? .device(form) : .other(form)
  }
}

/// The texts of a string catalog, `.xcstrings`, in all languages.
public struct CatalogTexts: Sendable {
  /// The language that the texts are written in.
  public let sourceLanguage: String
  /// The text of each key that is translated, by language; a text that varies is its first form.
  public let texts: [String: [String: String]]
  /// The languages that some text is translated into, and that of the texts.
  public let languages: Set<String>

  /// Reads the bytes of a catalog; nil if they are not one.
  ///
  /// Keys that are the same in all languages are left out. Linear in the bytes.
  public init?(_ contents: [UInt8]) {
    guard let catalog = StringCatalog(contents) else { return nil }
    let source = catalog.sourceLanguage
    var texts: [String: [String: String]] = [:]
    for text in catalog.countedTexts where text.isTranslatable {
      var found: [String: String] = [:]
      for translation in text.translations {
        // One that is not written yet is marked as new.
        found[translation.language] = translation.units.first { !$0.isIn("new") && $0.value != nil }?.value?.string
      }
      // Without a text of its own, the key is the text.
      if found[source] == nil { found[source] = text.key }
      texts[text.key] = found
    }
    sourceLanguage = source
    self.texts = texts
    languages = texts.values.reduce(into: [source]) { $0.formUnion($1.keys) }
  }
}
