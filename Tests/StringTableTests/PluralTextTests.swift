import PropertyList
import SourceText
import StringTable
import Testing

@Suite struct PluralTextTests {
  private let source = """
    {
      k = {
        NSStringLocalizedFormatKey = "%@: %#@files@ in %3$#@folders@";
        files = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType;
          NSStringFormatValueTypeKey = ld;
          one = "%ld file of %1$d";
          other = "%ld files";
        };
        folders = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = "%@"; };
        note = "no variable";
      };
    }
    """

  @Test func readsFormatVariablesAndForms() throws {
    let text = try text(source)
    #expect(text.key.stringValue == "k")
    #expect(text.variables.map(\.name) == ["files", "folders"])
    #expect(text.variables.allSatisfy { $0.isPlural && $0.type == .integer })
    #expect(text.variables.first?.forms.map(\.category) == [.one, .other])
    #expect(text.variables.first?.has(.few) == false)
    #expect(text.references.map(\.name) == ["files", "folders"])
    let tree = text.formatNode.tree
    #expect(text.references.map { tree.text.string(in: $0.nameRange) } == ["files", "folders"])
  }

  @Test func numbersArgumentsAndFindsWhatDoesNotFit() throws {
    let text = try text(source)
    let arguments = PluralArguments(text)
    #expect(arguments.own == ["files": 2, "folders": 3])
    #expect(arguments.declarations.mapValues(\.type) == [1: .object, 2: .integer, 3: .integer])
    let found = text.variables.flatMap { variable in variable.forms.map { arguments.mismatch(in: $0, of: variable) } }
    #expect(found.map { $0?.isOwn } == [false, nil, true])
    #expect(found.map { $0?.variable } == [nil, nil, "folders"])
  }

  @Test func isNoTextWithoutAFormat() throws {
    let tree = PropertyListTree.parse(
      SourceText("{ a = { other = b; }; c = d; e = { NSStringLocalizedFormatKey = (); }; }")
    )
    let root = try #require(tree.root)
    #expect(root.entries.allSatisfy { PluralText($0) == nil })
  }

  @Test(arguments: ["d", "ld", "llu", "@", "f", ".1f", "zd", "%ld"])
  func acceptsValueTypes(_ type: String) {
    #expect(PluralValueType.type(type) != nil)
  }

  @Test(arguments: ["", "%", "int", "d d", "1$d", "#@d@", "NSNumber", " d"])
  func rejectsOtherValueTypes(_ type: String) {
    #expect(PluralValueType.type(type) == nil)
  }

  private func text(_ source: String) throws -> PluralText {
    let tree = PropertyListTree.parse(SourceText(source))
    let entry = try #require(tree.root?.entry(forKey: "k"))
    return try #require(PluralText(entry))
  }
}
