import Testing

/// What may be before and after the root of an XML property list.
@Suite struct XMLPrologTests {
  @Test(arguments: [
    "<plist><true/></plist>", "<true/>", "\n<?xml version=\"1.0\"?>\n<true/>", "<!DOCTYPE plist>\n<true/>",
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><true/>",
    "<!-- a --><?b?><true/>", "<plist version=\"9\" a=b><true/></plist>", "<plist><!----><true/></plist>",
    "<plist><true/></plist>\n<!-- end --><?end?>\n", "<plist><?a?><true/><!-- b --></plist>",
  ])
  func isAccepted(_ text: String) {
    ParserCheck.accepts(text)
  }

  @Test func documentTypesWithDeclarationsAreRefused() {
    ParserCheck.reports("<!DOCTYPE plist 1️⃣[<!ENTITY a \"b\">]>2️⃣<true/>", [(.malformedDocumentType, "1️⃣", "2️⃣")])
    ParserCheck.reports("1️⃣<!doctype plist>2️⃣<true/>", [(.malformedDocumentType, "1️⃣", "2️⃣")])
    ParserCheck.reports("<plist>1️⃣<!DOCTYPE plist>2️⃣<true/></plist>", [(.documentTypeInContent, "1️⃣", "2️⃣")])
  }

  @Test func emptyCommentsAreRejectedBeforeTheRoot() {
    ParserCheck.reports("1️⃣<!--2️⃣--><true/>", [(.unterminatedComment, "1️⃣", "2️⃣")])
  }

  @Test func openCommentsAndInstructionsAreRefused() {
    ParserCheck.reports(
      "1️⃣<array>2️⃣3️⃣<!--4️⃣ a</array>",
      [(.missingCloseTag(name: "array"), "1️⃣", "2️⃣"), (.unterminatedComment, "3️⃣", "4️⃣")]
    )
    ParserCheck.reports("<array>1️⃣<?2️⃣ a\n</array>", [(.unterminatedProcessingInstruction, "1️⃣", "2️⃣")])
  }

  @Test func hyphensInCommentsAreAWarning() {
    let tree = ParserCheck.reports("<!-- a 1️⃣--2️⃣ b --><true/>", [(.doubleDashInComment, "1️⃣", "2️⃣")])
    #expect(tree.isReadable)
  }

  @Test func contentAfterTheRootIsAWarning() {
    let tree = ParserCheck.reports("<plist><true/></plist> 1️⃣<false/>2️⃣\n", [(.contentAfterRoot, "1️⃣", "2️⃣")])
    #expect(tree.isReadable)
  }

  @Test func textsWithoutValueAreRefused() {
    ParserCheck.reports("1️⃣", [(.emptyDocument, "1️⃣", "1️⃣")])
    ParserCheck.reports("1️⃣<?xml version=\"1.0\"?>\n", [(.emptyDocument, "1️⃣", "1️⃣")])
    ParserCheck.reports("<plist>1️⃣</plist>2️⃣", [(.emptyPropertyList, "1️⃣", "2️⃣")])
    ParserCheck.reports("1️⃣<plist/>2️⃣", [(.emptyPropertyList, "1️⃣", "2️⃣")])
    ParserCheck.reports("<plist><true/>1️⃣<true/>2️⃣</plist>", [(.severalRootObjects, "1️⃣", "2️⃣")])
  }
}
