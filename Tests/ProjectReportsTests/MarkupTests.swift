import Testing

@testable import ProjectReports

struct MarkupTests {
  @Test func textAndAttributesAreInert() {
    let hostile = "<script>alert(\"1\")</script> & 'x'\u{0}\u{1B}"
    let html = Markup.element("p", ["title": hostile, "class": nil], hostile).html
    let inert = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;\u{FFFD}\u{FFFD}"
    #expect(html == "<p title=\"\(inert)\">\(inert)</p>")
  }
}
