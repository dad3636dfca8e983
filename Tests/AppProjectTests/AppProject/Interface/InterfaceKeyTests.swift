import Testing

@testable import AppProject

@Suite struct InterfaceKeyTests {
  @Test(arguments: [
    ("aB1-c2-D3e.text", "text"), ("12.headerCell.title", "headerCell.title"),
    ("aB1-c2-D3e.ibShadowedLabels[0]", "ibShadowedLabels[0]"),
  ])
  func keysNameAnObjectAndAProperty(key: String, property: String) {
    #expect(InterfaceKey(key)?.property == property)
  }

  @Test(arguments: [
    "", "text", "10.0.1", "5.1 (NF)", "aB1-c2-D3e", "aB1-c2-D3e.", "aB1-c2-D3.text", "abc.text", "é.text",
  ])
  func otherKeysDoNot(key: String) {
    #expect(InterfaceKey(key) == nil)
  }
}
