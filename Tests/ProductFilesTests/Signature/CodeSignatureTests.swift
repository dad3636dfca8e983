import PropertyList
import Testing

@testable import ProductFiles

/// What a signature holds, and what it does not; nothing is verified.
@Suite struct CodeSignatureTests {
  private func signature(_ path: String) throws -> CodeSignature? {
    let image = try #require(try MachOFile(SampleProducts.file(path, of: "Shop.ipa")).images.first)
    return image.signature.flatMap(CodeSignature.init)
  }

  @Test func identifierTeamAndSignerAreRead() throws {
    let signature = try #require(try signature(SampleProducts.shop))
    #expect(signature.identifier == "org.example.shop")
    #expect(signature.team == "TEAM123456")
    #expect(signature.signer?.commonName == "Apple Development: Sam Sample (BBBBB22222)")
    #expect(signature.signer?.organizationalUnit == "TEAM123456")
    #expect(!signature.isAdHoc && !signature.isLinkerSigned && !signature.hasHardenedRuntime && !signature.hasTimestamp)
  }

  @Test func bothFormsOfEntitlementsAreEqual() throws {
    let signature = try #require(try signature(SampleProducts.shop))
    #expect(signature.entitlements?["get-task-allow"]?.flag == true)
    #expect(
      signature.entitlements?["com.apple.security.application-groups"]?.items.map(\.text) == ["group.org.example.shop"]
    )
    #expect(signature.entitlements == signature.binaryEntitlements)
  }

  @Test func theSignatureOfALinkerIsNobodys() throws {
    let signature = try #require(try signature(SampleProducts.metrics))
    #expect(signature.isAdHoc && signature.isLinkerSigned)
    #expect(signature.signer == nil && signature.team == nil && signature.entitlements == nil)
  }

  @Test func otherBytesAreNoSignature() {
    #expect(CodeSignature(BinaryData([])) == nil)
    #expect(CodeSignature(BinaryData([0xFA, 0xDE, 0x0C, 0xC0, 0, 0, 0, 12, 0xFF, 0xFF, 0xFF, 0xFF])) == nil)
  }
}

/// The binary form of entitlements.
@Suite struct BinaryEntitlementsTests {
  private func element(_ tag: UInt8, _ parts: [UInt8]...) -> [UInt8] {
    let body = parts.flatMap { $0 }
    return [tag, UInt8(body.count)] + body
  }

  private func whole(_ dictionary: [UInt8]) -> PropertyListValue? {
    BinaryEntitlements.value(BinaryData(element(0x70, element(0x02, [1]), dictionary)))
  }

  private func text(_ text: String) -> [UInt8] { element(0x0C, Array(text.utf8)) }

  @Test func allKindsOfValuesAreRead() throws {
    let list = element(0x30, element(0x02, [0xFF]), element(0x02, [0x01, 0x00]), element(0x01, [0xFF]))
    let inner = element(0x31, element(0x30, text("b"), element(0x01, [0])))
    let value = try #require(whole(element(0xB0, element(0x30, text("a"), list), element(0x30, text("d"), inner))))
    #expect(value["a"] == .array([.integer(IntegerValue(-1)), .integer(IntegerValue(256)), .boolean(true)]))
    #expect(value["d"]?["b"] == .boolean(false))
  }

  @Test func otherFormsAreNotRead() {
    #expect(whole(text("a")) == nil)
    #expect(whole(element(0xB0, element(0x30, text("a")))) == nil)
    #expect(whole(element(0xB0, element(0x30, text("a"), element(0x05)))) == nil)
    #expect(BinaryEntitlements.value(BinaryData([])) == nil)
  }

  @Test func valuesThatNestWithoutEndAreNotRead() {
    var deep: [UInt8] = []
    for _ in 0..<2_000 {
      let size = deep.count
      deep = [0x30, 0x84] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + deep
    }
    let pair: [UInt8] = text("a") + deep
    let size = pair.count
    let wrapped = [0x30, 0x82, UInt8(size >> 8), UInt8(size & 0xFF)] + pair
    let dictionary = [0xB0, 0x82, UInt8(wrapped.count >> 8), UInt8(wrapped.count & 0xFF)] + wrapped
    let body = [0x02, 0x01, 0x01] + dictionary
    #expect(
      BinaryEntitlements.value(BinaryData([0x70, 0x82, UInt8(body.count >> 8), UInt8(body.count & 0xFF)] + body)) == nil
    )
  }
}
