import AppProject
import Messages
import ProjectFiles
import PropertyList
import StringTable

/// The text over a key or text of a string table: its translations into all languages.
enum TableHover {
  /// The longest text that is shown of a translation, in characters.
  private static let textLimit = 200

  /// The most places in code that are named.
  private static let useLimit = 5

  /// Returns the page of the text at `offset` of a document; nil elsewhere and in other files.
  ///
  /// Without the other files of the table, `project`, only those in the document are known.
  static func hover(in document: Document, at offset: Int, project: ProjectContext?) -> HoverResult? {
    guard isAtText(offset, in: document), let (key, range) = TableFamily.key(in: document, at: offset) else {
      return nil
    }
    var page = PageContent()
    page.heading("\(code: key)")
    append(key, in: document, project, to: &page)
    if document.catalog?[key]?.isStale == true { page.paragraph(.words("pages.catalog-stale")) }
    if let uses = project.flatMap({ TableKey.at(range.lowerBound, in: document, $0)?.usesIfRead }), !uses.isEmpty {
      let places = uses.prefix(useLimit).map(\.placeName).uniqued().joined(separator: ", ")
      page.paragraph(.words("pages.used-in", "\(places)\(uses.count > useLimit ? ", …" : "")"))
    }
    return page.blocks.count > 1 ? HoverResult(range: range, text: page.text) : nil
  }

  /// Adds the translations of a key of `document` to a page.
  static func append(_ key: String, in document: Document, _ project: ProjectContext?, to page: inout PageContent) {
    let table = project?.table
    let places = table?.places(of: key) ?? []
    if let object = interfaceObject(key, table) { page.paragraph(object) }
    page.paragraph(places.firstResult(\.text.comment))
    let languages = table?.languages ?? []
    guard !places.isEmpty, languages.count > 1 else { return }
    let rows = languages.map { language -> [RichText] in
      let texts = places.map(\.text).filter { $0.language == language && !$0.forms.isEmpty }
      let cell = texts.isEmpty ? RichText.words("pages.translation-missing") : texts.map(shown).joined(separator: "; ")
      return ["\(code: language)", cell]
    }
    page.table([.words("pages.language"), .words("pages.translation")], rows)
  }

  /// Returns what a key of a table for a storyboard or nib names there; nil for other keys and unknown objects.
  private static func interfaceObject(_ key: String, _ table: TableFamily?) -> RichText? {
    guard let key = InterfaceKey(key), let (file, object) = table?.interface?.object(key.id) else { return nil }
    let shown = (object.text(of: key.property) ?? object.title).map(short)
    let title = object.label ?? shown
    let kind: RichText = "\(code: object.className ?? object.element)"
    let name = RichText(kind.spans + (title.map { [.words(" “\($0)”")] } ?? []))
    return .words("pages.interface-object", name, "\(FilePath.name(file.path))", "\(code: key.property)")
  }

  private static func short(_ text: String) -> String {
    text.count > textLimit ? String(text.prefix(textLimit)) + "…" : text
  }

  /// Whether the place is one whose translations are shown: in a `.stringsdict`, only a key of the outermost level, since the
  /// others have pages of their own.
  private static func isAtText(_ offset: Int, in document: Document) -> Bool {
    guard document.kind == .stringsDictionary else { return document.kind.isTextTable }
    guard let node = document.tree.innermostNode(at: offset) else { return false }
    return node.kind == .key && node.parent == document.rootDictionary
  }

  private static func shown(_ text: TableText) -> RichText {
    let forms = text.forms.map { form -> RichText in
      let text = short(form.text)
      return form.name.map { "\(code: $0) \(text)" } ?? "\(text)"
    }
    let all = forms.joined(separator: ", ")
    switch text.progress {
    case .translated: return all
    case .new: return "\(all) (\(RichText.words("pages.translation-new")))"
    case .needsReview: return "\(all) (\(RichText.words("pages.translation-needs-review")))"
    }
  }
}
