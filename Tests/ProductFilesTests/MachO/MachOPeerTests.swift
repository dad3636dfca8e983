import Testing

@testable import ProductFiles

/// What LLVM's tools print of the sample products, our reader returns too.
@Suite(.enabled(if: Tool.hasLLVM, "llvm-nm and llvm-objdump are not installed"))
struct MachOPeerTests {
  private func binaries(_ name: String) throws -> [(path: String, bytes: [UInt8])] {
    let product = try SampleProducts.product(name)
    return try product.binaries.map { ($0.path, try product.tree.contents($0.path, limit: 1 << 30)) }
  }

  @Test(arguments: SampleProducts.names)
  func undefinedNamesAreThoseOfNM(name: String) throws {
    let folder = try TemporaryFolder()
    for (path, bytes) in try binaries(name) {
      let file = try folder.write(bytes, to: path)
      let output = try Tool.run(["llvm-nm", "-u", "--format=just-symbols", "--arch=all", file.path])
      let expected = Set(
        output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("_") || $0.hasPrefix("dyld_") }
      )
      #expect(Set(try MachOFile(bytes).images.flatMap(\.imports).map(\.name)) == expected, "\(path)")
    }
  }

  @Test(arguments: SampleProducts.names)
  func librariesAreThoseOfObjdump(name: String) throws {
    let folder = try TemporaryFolder()
    for (path, bytes) in try binaries(name) where !(try MachOFile(bytes).images.contains { $0.fileType == .object }) {
      let file = try folder.write(bytes, to: path)
      let output = try Tool.run(["llvm-objdump", "--macho", "--dylibs-used", "--arch=all", file.path])
      let expected = output.split(separator: "\n").filter { $0.hasPrefix("\t") }
        .compactMap { $0.split(separator: " ").first.map { String($0.dropFirst()) } }
      // The tool counts the name of a library itself among the libraries.
      let ours = try MachOFile(bytes).images.flatMap { image in
        (image.installName.map { [$0] } ?? []) + image.libraries.map(\.path)
      }
      #expect(ours.sorted() == expected.sorted(), "\(path)")
    }
  }
}
