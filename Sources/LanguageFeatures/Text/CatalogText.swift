import KeyCatalog
import Messages

// The texts of the catalog in the language of the user.

extension CatalogDomain {
  /// The kind of file, in words for users.
  var shownDescription: String { Messages.translated(fileDescription) }
}

extension KeyInfo {
  /// What the key does.
  var shownSummary: String? { summary.map(Messages.translated) }

  /// The accepted types in words.
  var shownTypes: String { Messages.translated(typeDescription) }
}

extension AllowedValue {
  /// What the value means.
  var shownSummary: String? { summary.map(Messages.translated) }
}

extension RichText {
  /// Makes a text of the catalog, in the language of the user.
  init(catalog text: String) {
    self.init(text: Messages.translated(text))
  }
}
