import ProjectFiles
import TestSupport
import Testing

@testable import LanguageFeatures

/// The way from the root of a document to a node, in words and as a path of the catalog.
@Suite struct StructurePathTests {
  private func path(_ marked: String, file: String = "A.plist") throws -> StructurePath? {
    let text = MarkedText(marked)
    let document = Document(path: "/app/\(file)", text: text.source)
    return StructurePath(to: try #require(document.tree.innermostNode(at: text["1️⃣"])))
  }

  @Test func aSlashInANameIsNotAStep() throws {
    let found = try #require(try path("{ \"a/b\" = { c = { fe1️⃣w = x; }; }; }"))
    #expect(found.level == "*/c")
    #expect(found.key == "few")
    #expect(found.text?.plain == "a/b › c › few")
  }

  @Test func anItemBelongsToTheKeyOfItsArray() throws {
    let found = try #require(try path("{ a = { b = (x, 1️⃣y); }; }"))
    #expect(found.level == "a")
    #expect(found.key == "b")
    #expect(found.steps == [.key("a"), .key("b"), .item(2)])
  }

  @Test func itemsOfTheRootHaveNoKey() throws {
    let found = try #require(try path("(a, (b, 1️⃣c))"))
    #expect(found.key == nil)
    #expect(found.level.isEmpty)
    #expect(found.text?.plain == "item 2 › item 2")
  }

  @Test(arguments: ["{1️⃣ }", "<plist><dict><string>1️⃣x</string></dict></plist>", "<plist>1️⃣<dict/></plist>"])
  func thereIsNoPathToTheRootOrWithoutAKey(_ marked: String) throws {
    #expect(try path(marked) == nil)
  }
}
