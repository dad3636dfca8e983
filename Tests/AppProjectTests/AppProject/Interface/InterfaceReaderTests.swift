import Testing

@testable import AppProject

@Suite struct InterfaceReaderTests {
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- id="not-an-ID1" > -->
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <viewController id="v00-aa-111" customClass="ListController" sceneMemberID="viewController">
          <label text="Salt &amp; pepper" userLabel="Headline" id="l00-aa-111">
            <accessibility key="accessibilityConfiguration" label="Head"/>
          </label>
          <button id='b00-aa-111'>
            <state key="normal" title="Go"/>
            <buttonConfiguration key="configuration" title="Start"/>
          </button>
          <textView id="t00-aa-111"><string key="text">Long text</string></textView>
        </viewController>
      </objects>
    </document>
    """

  private func objects(_ text: String) -> [String: InterfaceObject] {
    InterfaceReader.read(Array(text.utf8))?.objects ?? [:]
  }

  @Test func objectsHaveClassesAndTexts() throws {
    let objects = objects(storyboard)
    #expect(objects.keys.sorted() == ["b00-aa-111", "l00-aa-111", "t00-aa-111", "v00-aa-111"])
    #expect(objects["v00-aa-111"]?.className == "ListController")
    let label = try #require(objects["l00-aa-111"])
    #expect(label.className == "UILabel")
    #expect(label.title == "Headline")
    #expect(label.text(of: "text") == "Salt & pepper")
    #expect(label.text(of: "accessibilityLabel") == "Head")
    #expect(objects["b00-aa-111"]?.texts == ["normalTitle": "Go", "configuration.title": "Start"])
    #expect(objects["t00-aa-111"]?.text(of: "text") == "Long text")
    let bytes = Array(storyboard.utf8)
    #expect(String(decoding: bytes[label.idRange], as: UTF8.self) == "l00-aa-111")
  }

  @Test func classesFollowTheSystem() {
    let view = #"<textField id="f00-aa-111" toolTip="Help"/>"#
    let mac = objects(#"<document targetRuntime="MacOSX.Cocoa">\#(view)</document>"#)["f00-aa-111"]
    #expect(mac?.className == "NSTextField")
    #expect(mac?.text(of: "ibShadowedToolTip") == "Help")
    #expect(objects("<document>\(view)</document>")["f00-aa-111"]?.className == nil)
  }

  @Test func numbersAreIDsOfOldFiles() {
    let read = { (id: String) in InterfaceReader.read(Array("<document><view id=\"\(id)\"/></document>".utf8)) }
    #expect(read("12")?.hasNumericIDs == true)
    #expect(read("-2")?.hasNumericIDs == false)
  }

  @Test(arguments: [
    "", "<document><view id=\"a\">", "</document>", "<archive id=\"a\"/>", "<document><", "<document id=", "<!--",
  ])
  func whatIsCutOffOrOfAnotherFormatIsUnknown(text: String) {
    #expect(InterfaceReader.read(Array(text.utf8)) == nil)
  }

  @Test func everyPrefixIsReadWithoutATrap() {
    let bytes = Array(storyboard.utf8)
    for count in bytes.indices { #expect(InterfaceReader.read(Array(bytes[..<count])) == nil) }
  }

  @Test func deepNestingIsUnknown() {
    let text =
      "<document>" + String(repeating: "<a>", count: 600) + String(repeating: "</a>", count: 600) + "</document>"
    #expect(InterfaceReader.read(Array(text.utf8)) == nil)
  }
}
