import LanguageFeatures
import LintEngine
import ProjectFiles
import SourceText
import Testing

@Suite struct TableKeyTests {
  private let german = "de.lproj/Localizable.strings"
  private let project = TableProject([
    "de.lproj/Localizable.strings": "/* K */\n\"list.title\" = \"Notizen\";\n\"other\" = \"list.title\";\n",
    "en.lproj/Localizable.strings": "\"list.title\" = \"Notes\";\n",
    "en.lproj/Localizable.stringsdict": "<plist><dict><key>list.title</key><dict/></dict></plist>",
    "en.lproj/Other.strings": "\"list.title\" = \"Other\";",
    "A.swift":
      "let a = \"list.title\"; let b = NSLocalizedString(\"list.title\", comment: \"é\")\nText(\"list.title\")\n",
    "B.m": "NSLocalizedStringFromTable(@\"list.title\", @\"Other\", nil); NSLocalizedString(@\"list.title\", nil);",
  ])

  private func tableKey(in file: String, at offset: Int) -> TableKey? {
    TableKey.at(offset, in: project.document(file), project.context(file))
  }

  private func texts(_ places: [Evidence]) -> [String] { places.map(\.shown) }

  @Test func definitionsAreInAllLanguagesTheBaseFirst() throws {
    let key = try #require(tableKey(in: german, at: 10))
    #expect(key.name == "list.title")
    #expect(key.range == 9..<19)
    #expect(
      texts(key.definitions()) == [
        "en.lproj/Localizable.strings:0:list.title", "en.lproj/Localizable.stringsdict:0:list.title",
        "de.lproj/Localizable.strings:1:list.title",
      ]
    )
  }

  @Test func usesAreTheCallsThatAskTheTable() throws {
    let key = try #require(tableKey(in: german, at: 10))
    #expect(texts(key.uses()) == ["A.swift:0:list.title", "A.swift:1:list.title", "B.m:0:list.title"])
  }

  @Test func onlyKeysHaveNames() {
    #expect(tableKey(in: german, at: 0) == nil)
    #expect(tableKey(in: german, at: 25) == nil)
    #expect(tableKey(in: german, at: 60) == nil)
  }

  @Test("bug: at the quotation mark before a key, where a line begins, there was no definition")
  func theQuotationMarkBelongsToTheKey() {
    #expect(tableKey(in: german, at: 8)?.range == 9..<19)
    #expect(tableKey(in: german, at: 20)?.name == nil)
    #expect(tableKey(in: "en.lproj/Localizable.strings", at: 0)?.name == "list.title")
  }

  @Test func codeLeadsToTheTable() throws {
    let code = SourceText(project.files["A.swift"] ?? "")
    let call = try #require(TableKey.at(52, inCode: code, path: "/app/A.swift", project.strings))
    #expect(call.name == "list.title")
    #expect(texts(call.definitions()).count == 3)
    #expect(TableKey.at(10, inCode: code, path: "/app/A.swift", project.strings) == nil, "any other text")
  }

  @Test func renamingTouchesExactlyTheOccurrences() throws {
    let key = try #require(tableKey(in: german, at: 10))
    let changed = try applied(key.renamed(to: "a \"b\""))
    #expect(
      changed.keys.sorted() == [
        "A.swift", "B.m", german, "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict",
      ]
    )
    #expect(changed[german] == "/* K */\n\"a \\\"b\\\"\" = \"Notizen\";\n\"other\" = \"list.title\";\n")
    #expect(changed["en.lproj/Localizable.stringsdict"]?.contains("<key>a \"b\"</key>") == true)
    #expect(
      changed["A.swift"]
        == "let a = \"list.title\"; let b = NSLocalizedString(\"a \\\"b\\\"\", comment: \"é\")\nText(\"a \\\"b\\\"\")\n"
    )
    #expect(
      changed["B.m"]
        == "NSLocalizedStringFromTable(@\"list.title\", @\"Other\", nil); NSLocalizedString(@\"a \\\"b\\\"\", nil);"
    )
  }

  @Test func namesMustBeNew() throws {
    let key = try #require(tableKey(in: german, at: 10))
    #expect(throws: RenameFailure.exists) { try key.renamed(to: "other").get() }
    #expect(throws: RenameFailure.empty) { try key.renamed(to: "").get() }
  }

  @Test func anIdOfAnInterfaceFileIsFixedWhileItsObjectIsThere() throws {
    let table = "\"aB1-c2-D3e.text\" = \"x\"; \"gG1-c2-D3e.text\" = \"x\"; \"title\" = \"x\";"
    let project = TableProject([
      "Base.lproj/Main.storyboard": "<document><label id=\"aB1-c2-D3e\"/></document>", "de.lproj/Main.strings": table,
    ])
    let context = project.context("de.lproj/Main.strings")
    let document = project.document("de.lproj/Main.strings")
    func key(_ text: String) throws -> TableKey {
      let place = try #require(table.firstRange(of: text))
      return try #require(
        TableKey.at(table.utf8.distance(from: table.startIndex, to: place.lowerBound), in: document, context)
      )
    }
    let known = try key("aB1")
    #expect(known.fixedReason() == .interfaceObject(file: "Main.storyboard"))
    #expect(throws: RenameFailure.interfaceObject(file: "Main.storyboard")) { try known.renamed(to: "b").get() }
    #expect(try key("gG1").fixedReason() == nil)
    #expect(try key("title").fixedReason() == nil)
  }

  @Test func thirtyLanguagesAndACatalogAreRenamedByteByByte() throws {
    var files: [String: String] = [:]
    for index in 0..<30 { files["l\(index).lproj/T.strings"] = "\"k\(index)\" = \"x\";\n\"key\" = \"key \(index)\";\n" }
    files["l0.lproj/T.strings"] = "\"key\" = \"1\";\n\"key\" = \"2\";\n"
    files["T.xcstrings"] = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"comment\":\"key\"},\"key\":{}}}"
    let project = TableProject(files)
    let context = project.context("l1.lproj/T.strings")
    let key = try #require(TableKey.at(14, in: project.document("l1.lproj/T.strings"), context))
    let changed = try applied(key.renamed(to: "new"))
    #expect(changed.count == 31)
    for (name, text) in files {
      #expect(changed[name] == text.replacing("\"key\" =", with: "\"new\" =").replacing("\"key\":", with: "\"new\":"))
    }
  }

  private func applied(_ result: Result<[FileEdit], RenameFailure>) throws -> [String: String] {
    var changed: [String: String] = [:]
    for file in try result.get() {
      guard case .edits(let edits, of: let text) = file.change else { continue }
      changed[String(file.path.dropFirst("/app/".count))] = text.applying(edits).string
    }
    return changed
  }
}
