import Testing
import TestSupport

@testable import ProductFiles

/// What comes out of DEFLATE is what zlib returns, and no more than was asked for.
@Suite struct InflaterTests {
  private func inflate(_ bytes: [UInt8], upTo limit: Int = 1_000) throws(Inflater.Failure) -> [UInt8] {
    try Inflater.inflate(BinaryData(bytes), upTo: limit).bytes
  }

  @Test func aStoredBlockIsCopied() throws {
    #expect(try inflate([1, 3, 0, 0xFC, 0xFF, 97, 98, 99]) == Array("abc".utf8))
  }

  @Test func aBlockWithFixedCodesIsRead() throws {
    #expect(try inflate([0x4B, 0x4C, 0x4A, 0x06, 0x00]) == Array("abc".utf8))
  }

  @Test func theRestOfALargeOutputIsNotMade() throws {
    let output = try Inflater.inflate(BinaryData([1, 3, 0, 0xFC, 0xFF, 97, 98, 99]), upTo: 2)
    #expect(output.bytes == Array("ab".utf8))
    #expect(!output.isComplete)
  }

  @Test(.enabled(if: Tool.hasPython, "python3 with zlib is not installed"))
  func longOutputComesInPieces() throws {
    // Copies from the farthest place, over the ends of pieces.
    let script = """
      import random, zlib
      random.seed(6)
      block = random.randbytes(32700)
      text = b"".join(block[:random.randrange(32700)] + bytes([n % 7]) * random.randrange(40) for n in range(60))
      packer = zlib.compressobj(9, zlib.DEFLATED, -15)
      print((packer.compress(text) + packer.flush()).hex(), zlib.crc32(text), len(text))
      """
    let fields = try Tool.run(["python3", "-c", script]).split(whereSeparator: \.isWhitespace)
    let packed = Self.bytes(fields[0])
    let pieces = Pieces(packed, size: 1_000)
    #expect(try Inflater.inflate(upTo: 10 << 20, from: { pieces.next() }, to: { pieces.output += $0 }))
    #expect(pieces.output.count == Int(fields[2]))
    #expect(CRC32.checksum(pieces.output) == UInt32(fields[1]))
    #expect(try Inflater.inflate(BinaryData(packed), upTo: 10 << 20).bytes == pieces.output)
    let part = Pieces(packed, size: 1_000)
    #expect(try !Inflater.inflate(upTo: 300_000, from: { part.next() }, to: { part.output += $0 }))
    #expect(part.output.elementsEqual(pieces.output.prefix(300_000)))
  }

  @Test func brokenDataIsAFailure() {
    #expect(throws: Inflater.Failure.truncated) { try inflate([]) }
    #expect(throws: Inflater.Failure.truncated) { try inflate([1, 3, 0, 0xFC, 0xFF, 97]) }
    #expect(throws: Inflater.Failure.invalidBlock) { try inflate([7]) }
    #expect(throws: Inflater.Failure.invalidBlock) { try inflate([1, 3, 0, 0, 0]) }
    // A copy from before the start.
    #expect(throws: Inflater.Failure.invalidDistance) { try inflate([0x03, 0x02, 0x00, 0x00]) }
  }

  @Test(.enabled(if: Tool.hasPython, "python3 with zlib is not installed"))
  func verdictAndOutputAreThoseOfZlib() throws {
    // Streams of all kinds of blocks, each with mutants; a line has the stream and what zlib makes of it.
    let script = """
      import random, zlib
      random.seed(5)
      words = [bytes([random.randrange(256)]) * random.randrange(1, 300) for _ in range(9)] + [b"the ", b"quick ", b"brown ", b"fox "]
      def verdict(data):
          reader = zlib.decompressobj(-15)
          try:
              out = reader.decompress(data, 70000)
          except zlib.error:
              return "-"
          return out.hex() or "empty" if reader.eof else "-"
      for number in range(200):
          kind = number % 4
          text = random.randbytes(random.randrange(900)) if kind == 0 else b"".join(random.choices(words, k=random.randrange(150)))
          packer = zlib.compressobj(0 if kind == 3 else random.randrange(1, 10), zlib.DEFLATED, -15, 9, random.choice([0, 2, 3, 4]))
          data = packer.compress(text) + packer.flush()
          print(data.hex(), verdict(data))
          for _ in range(6):
              mutant = bytearray(data)
              for _ in range(random.randrange(1, 4)):
                  mutant[random.randrange(min(len(mutant), random.choice([8, 60, 5000])))] ^= 1 << random.randrange(8)
              if random.randrange(4) == 0: mutant = mutant[:random.randrange(len(mutant) + 1)]
              print(bytes(mutant).hex() or "empty", verdict(bytes(mutant)))
      """
    let lines = try Tool.run(["python3", "-c", script]).split(separator: "\n")
    #expect(lines.count == 1_400)
    var refused = 0
    for line in lines {
      let fields = line.split(separator: " ")
      try #require(fields.count == 2)
      let output = try? Inflater.inflate(BinaryData(Self.bytes(fields[0])), upTo: 70_000)
      let expected = fields[1] == "-" ? nil : Self.bytes(fields[1])
      if expected == nil { refused += 1 }
      #expect((output?.isComplete == true ? output?.bytes : nil) == expected, "\(fields[0])")
      let pieces = Pieces(Self.bytes(fields[0]))
      let isComplete = try? Inflater.inflate(upTo: 70_000, from: { pieces.next() }, to: { pieces.output += $0 })
      #expect((isComplete == true ? pieces.output : nil) == expected, "\(fields[0])")
    }
    #expect(refused > 250 && refused < 1_150)
  }

  private static func bytes(_ hexadecimal: Substring) -> [UInt8] {
    if hexadecimal == "empty" { return [] }
    let digits = hexadecimal.utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}

/// An input in pieces, and what comes out of it.
private final class Pieces {
  private var left: ArraySlice<UInt8>
  private let size: Int
  var output: [UInt8] = []

  init(_ bytes: [UInt8], size: Int = 5) { (left, self.size) = (bytes[...], size) }

  func next() -> [UInt8]? {
    defer { left = left.dropFirst(size) }
    return left.isEmpty ? nil : Array(left.prefix(size))
  }
}
