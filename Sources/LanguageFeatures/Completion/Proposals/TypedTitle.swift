import KeyCatalog
import Messages
import SourceText

/// Detects typing of the name that Xcode shows instead of the raw key.
enum TypedTitle {
  /// The letters from which on a word in a title counts, not only its start.
  private static let wordCount = 3

  /// Returns whether a text that continues `typed` may fit `title`.
  static func mayFit(_ typed: Substring, title: String) -> Bool {
    guard typed.utf8.count >= wordCount else { return true }
    let (typed, title) = (typed.lowercased(), title.lowercased())
    return title.hasPrefix(typed) || title.containsBytes(of: " " + typed)
  }

  /// Returns whether `typed` begins `title` or, from three letters on, a word in it, and does not occur in `name`.
  static func fits(_ typed: Substring, title: String, name: String) -> Bool {
    guard !typed.isEmpty else { return false }
    let (typed, title, name) = (typed.lowercased(), title.lowercased(), name.lowercased())
    guard !name.hasPrefix(typed) else { return false }
    if title.hasPrefix(typed) { return true }
    guard typed.utf8.count >= wordCount, !name.containsBytes(of: typed) else { return false }
    return title.containsBytes(of: " " + typed)
  }

  /// Returns what is next to a key in a list: what in the project needs it, the library, the name that Xcode shows, and the types.
  static func detail(of info: KeyInfo, neededBy cause: String? = nil) -> String {
    let need = cause.map { Messages.text("pages.needed-by-cause", [$0]) }
    return [need, info.library, info.title, info.shownTypes].compactMap { $0 }.joined(separator: " – ")
  }
}

extension CompletionProposal {
  /// Returns the proposal of a key and, if `typed` fits the name that Xcode shows for it, one with that name.
  func withTitle(of info: KeyInfo, typed: Substring, filterText: (String) -> String) -> [CompletionProposal] {
    var byName = self
    byName.mayFitTitle = info.title.map { TypedTitle.mayFit(typed, title: $0) } ?? false
    guard let title = info.title, TypedTitle.fits(typed, title: title, name: label) else { return [byName] }
    var byTitle = byName
    byTitle.label = title
    byTitle.detail = "\(label) – \(info.shownTypes)"
    byTitle.filterText = filterText(title)
    return [byName, byTitle]
  }
}
