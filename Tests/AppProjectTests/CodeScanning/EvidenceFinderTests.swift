import Testing

@testable import CodeScanning

@Suite struct EvidenceFinderTests {
  @Test func linesAreCountedAcrossBlocksOfAnySize() {
    // Lengths around those of the blocks in which line ends are counted, and more lines than a byte can count.
    let lines =
      (0..<900).map { String(repeating: "a", count: [0, 1, 14, 15, 16, 17, 63, 300][$0 % 8]) }
      + Array(repeating: "", count: 9000)
    let bytes = Array(lines.joined(separator: "\n").utf8)
    var starts: [Int] = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    bytes.withUnsafeBufferPointer { bytes in
      // Forward in strides, then from the end back to the start.
      for stride in [1, 7, 100, 2000] {
        var finder = EvidenceFinder(bytes, path: "A.swift")
        for line in Swift.stride(from: 0, to: starts.count, by: stride) {
          #expect(finder.evidence(at: starts[line]..<starts[line]).line == line)
        }
        #expect(finder.evidence(at: 0..<1).line == 0)
      }
      var finder = EvidenceFinder(bytes, path: "A.swift")
      #expect(finder.evidence(at: bytes.count..<bytes.count).line == starts.count - 1)
    }
  }
}
