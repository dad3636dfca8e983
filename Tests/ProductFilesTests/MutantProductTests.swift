import Foundation
import Testing

@testable import ProductFiles

/// Broken products are read or refused, and nothing traps or grows without end.
@Suite struct MutantProductTests {
  /// The mutants of each file; `PLIST_PRODUCT_MUTANTS` sets another number.
  private static let count = ProcessInfo.processInfo.environment["PLIST_PRODUCT_MUTANTS"].flatMap(Int.init) ?? 120

  @Test(arguments: SampleProducts.names)
  func mutantsOfArchivesTrapNobody(name: String) throws {
    let bytes = try SampleProducts.bytes(name)
    var mutator = BinaryMutator(seed: 38)
    var refused = 0
    for _ in 0..<Self.count {
      do { _ = try Product(try ZipContainer(MemoryBytes(mutator.mutate(bytes))), name: name) } catch { refused += 1 }
    }
    #expect(refused > 0 && refused < Self.count)
  }

  @Test func mutantsOfCodeTrapNobody() throws {
    var mutator = BinaryMutator(seed: 39)
    for name in SampleProducts.names {
      let product = try SampleProducts.product(name)
      for binary in product.binaries {
        let bytes = try product.tree.contents(binary.path, limit: 1 << 30)
        for _ in 0..<Self.count { use(mutator.mutate(bytes)) }
      }
    }
    for _ in 0..<Self.count { use(mutator.mutate(SmallImage.bytes)) }
  }

  @Test func mutantsOfSignaturesAndProfilesTrapNobody() throws {
    var mutator = BinaryMutator(seed: 40)
    let profile = try SampleProducts.file("Payload/Shop.app/embedded.mobileprovision", of: "Shop.ipa")
    let image = try MachOFile(SampleProducts.file(SampleProducts.shop, of: "Shop.ipa")).images.first
    let signature = try #require(image?.signature?.array)
    var read = 0
    for _ in 0..<(Self.count * 4) {
      if let profile = ProvisioningProfile(mutator.mutate(profile)) { read += profile.certificates.count }
      if let signature = CodeSignature(BinaryData(mutator.mutate(signature))), signature.signer != nil { read += 1 }
    }
    #expect(read > 0)
  }

  private func use(_ bytes: [UInt8]) {
    for image in (try? MachOFile(bytes))?.images ?? [] { _ = image.signature.flatMap(CodeSignature.init) }
  }
}
