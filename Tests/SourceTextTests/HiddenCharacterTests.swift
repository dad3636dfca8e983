import SourceText
import Testing

@Suite struct HiddenCharacterTests {
  private static func found(_ text: String) -> [Unicode.Scalar] {
    var text = text
    return text.withUTF8 { bytes in bytes.indices.compactMap { HiddenCharacter.at($0, in: bytes)?.scalar } }
  }

  @Test func bytesAndScalarsAgree() {
    for value in [0..<0x3200, 0xFE00..<0x10000, 0xE0000..<0xE0200].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      #expect(
        Self.found(String(scalar)) == (HiddenCharacter.contains(scalar) ? [scalar] : []),
        "U+\(String(value, radix: 16))"
      )
    }
  }

  @Test func marksOfCommandsAreFound() {
    #expect(Self.found("##[x ##vso[ ###[") == ["#", "#", "#"])
    #expect(Self.found("# ## ##vso #[ ##a-[") == [])
  }
}
