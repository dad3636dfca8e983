import ProjectFiles
import Testing

/// Hashes are those of the standard.
@Suite struct BlockDigestTests {
  @Test func hashesOfShortTextsAreThoseOfTheStandard() {
    #expect(SHA1.text(of: []) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(SHA1.text(of: Array("abc".utf8)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      SHA256.text(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    #expect(
      SHA256.text(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }

  @Test(arguments: [
    (55, "c1c8bbdc22796e28c0e15163d20899b65621d65a"), (56, "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
    (63, "03f09f5b158a7a8cdad920bddc29b81c18a551f5"), (64, "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
    (200, "e61cfffe0d9195a525fc6cf06ca2d77119c24a40"),
  ])
  func theLengthIsInTheLastBlock(_ count: Int, _ hash: String) {
    #expect(SHA1.text(of: Array(repeating: UInt8(ascii: "a"), count: count)) == hash)
  }

  @Test(arguments: [1, 63, 64, 65, 100])
  func piecesHaveTheHashOfTheWhole(_ size: Int) {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for digest in [SHA1() as any BlockDigest, SHA256()] {
      var (whole, pieces) = (RunningDigest(digest), RunningDigest(digest))
      bytes.withUnsafeBufferPointer { buffer in
        whole.add(buffer)
        var rest = buffer[...]
        while !rest.isEmpty {
          pieces.add(UnsafeBufferPointer(rebasing: rest.prefix(size)))
          rest = rest.dropFirst(size)
        }
      }
      #expect(whole.finished() == pieces.finished())
    }
  }
}
