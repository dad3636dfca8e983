/// Reads what DEFLATE wrote (RFC 1951), with a limit on what comes out of it.
///
/// The verdict on broken data is that of zlib. Linear in input and output; the tables of a block cost some thousand steps.
package struct Inflater {
  /// Why data cannot be read.
  package enum Failure: Error, Sendable, Hashable {
    case truncated
    case invalidBlock
    case invalidCode
    case invalidDistance
  }

  /// What came out.
  package struct Output: Sendable {
    /// The bytes, at most as many as were asked for.
    package let bytes: [UInt8]
    /// Whether the data ended, so that nothing more comes.
    package let isComplete: Bool
  }

  /// Returns the first `limit` bytes that come out of `input`, or all if they are fewer.
  package static func inflate(_ input: BinaryData, upTo limit: Int) throws(Failure) -> Output {
    try input.withBytes { input throws(Failure) in
      var failure: Failure?
      var isComplete = false
      let bytes = [UInt8](unsafeUninitializedCapacity: max(limit, 0)) { buffer, count in
        var run = InflaterRun(input: input, output: buffer, limit: max(limit, 0))
        do throws(Failure) { isComplete = try run.readBlocks() } catch { failure = error }
        count = run.written
      }
      if let failure { throw failure }
      return Output(bytes: bytes, isComplete: isComplete)
    }
  }

  /// How much of the output is kept at once where it is handed over in pieces.
  private static let pieceSize = 256 << 10

  /// Hands over in pieces at most `limit` bytes of what comes out of an input of which `next` returns piece by piece, at the end nil.
  ///
  /// Returns whether the data ended.
  package static func inflate(
    upTo limit: Int,
    from next: @escaping () -> [UInt8]?,
    to use: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Failure) -> Bool {
    let pieces = InputPieces(next)
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceSize)
    defer { output.deallocate() }
    var run = InflaterRun(output: output, limit: max(limit, 0), pieces: pieces, use)
    let isComplete = try run.readBlocks()
    run.handOver()
    return isComplete
  }
}

/// An input that comes in pieces, of which the last one is held.
private final class InputPieces {
  private let next: () -> [UInt8]?
  private var piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  init(_ next: @escaping () -> [UInt8]?) { self.next = next }

  deinit { piece.deallocate() }

  /// Returns the next piece, in the place of the former; nil at the end.
  func advance() -> UnsafeBufferPointer<UInt8>? {
    guard let bytes = next(), !bytes.isEmpty else { return nil }
    piece.deallocate()
    piece = .allocate(capacity: bytes.count)
    _ = piece.initialize(from: bytes)
    return UnsafeBufferPointer(piece)
  }
}

/// One reading of data.
///
/// All accesses to `output` lie below `limit`, which is at most its capacity, and those to `input` below its count.
private struct InflaterRun {
  private var input: UnsafeBufferPointer<UInt8>
  private let output: UnsafeMutableBufferPointer<UInt8>
  private var limit: Int
  /// The number of bytes in the output.
  private(set) var written = 0
  private var position = 0
  /// Bits that were taken from the input and not used, the next one lowest; those above their number are the following ones or 0.
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var literals = HuffmanTable()
  private var distances = HuffmanTable()
  private let pieces: InputPieces?
  private let use: ((UnsafeBufferPointer<UInt8>) -> Void)?
  /// How many bytes may come out after those in the output.
  private var outputLeft = 0
  /// How many bytes of the output were handed over.
  private var handedOver = 0

  /// How far back copies reach.
  private static let window = 32 << 10

  init(input: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>, limit: Int) {
    (self.input, self.output, self.limit) = (input, output, min(limit, output.count))
    (pieces, use) = (nil, nil)
  }

  init(
    output: UnsafeMutableBufferPointer<UInt8>,
    limit: Int,
    pieces: InputPieces,
    _ use: @escaping (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    input = UnsafeBufferPointer(start: nil, count: 0)
    (self.output, self.pieces, self.use) = (output, pieces, use)
    self.limit = min(limit, output.count)
    outputLeft = limit - self.limit
  }

  // MARK: Output

  /// Hands over what came out since the last time.
  mutating func handOver() {
    use?(UnsafeBufferPointer(rebasing: output[handedOver..<written]))
    handedOver = written
  }

  /// Makes room in the output if it is full; returns false if nothing more may come out.
  @inline(__always) private mutating func makeRoom() -> Bool { written < limit || moveWindow() }

  private mutating func moveWindow() -> Bool {
    guard outputLeft > 0, let base = output.baseAddress, written > Self.window else { return false }
    handOver()
    base.update(from: base + (written - Self.window), count: Self.window)
    (written, handedOver) = (Self.window, Self.window)
    limit = min(output.count, written + outputLeft)
    outputLeft -= limit - written
    return true
  }

  /// Returns whether the last block ended; false if the output is full before.
  mutating func readBlocks() throws(Inflater.Failure) -> Bool {
    while true {
      let isLast = try take(1) == 1
      let isWhole =
        switch try take(2) {
        case 0: try readStored()
        case 1: try readFixed()
        case 2: try readDynamic()
        default: throw .invalidBlock
        }
      guard isWhole else { return false }
      if isLast { return true }
    }
  }

  // MARK: Bits

  @inline(__always) private mutating func refill() {
    guard position + 8 <= input.count, let base = input.baseAddress else { return refillSlowly() }
    let word = UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
    bits |= word &<< UInt64(bitCount)
    let taken = (63 - bitCount) >> 3
    position += taken
    bitCount += taken * 8
  }

  private mutating func refillSlowly() {
    while bitCount <= 56 {
      if position == input.count {
        guard let next = pieces?.advance() else { return }
        (input, position) = (next, 0)
      }
      bits |= UInt64(input[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) throws(Inflater.Failure) -> Int {
    if bitCount < count { refill() }
    guard bitCount >= count else { throw .truncated }
    let value = bits & (1 << UInt64(count) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func symbol(_ table: borrowing HuffmanTable) throws(Inflater.Failure) -> Int {
    if bitCount < HuffmanTable.longestCode { refill() }
    guard let (symbol, length) = table.symbol(bits, available: bitCount) else {
      throw bitCount < HuffmanTable.longestCode ? .truncated : .invalidCode
    }
    bits >>= UInt64(length)
    bitCount -= length
    return symbol
  }

  // MARK: Blocks

  private mutating func readStored() throws(Inflater.Failure) -> Bool {
    _ = try take(bitCount % 8)
    let length = try take(16)
    guard try take(16) == ~length & 0xFFFF else { throw .invalidBlock }
    var left = length
    // Whole bytes that were taken already come first.
    while left > 0, bitCount > 0 {
      guard makeRoom() else { return false }
      output[written] = UInt8(try take(8))
      written += 1
      left -= 1
    }
    if bitCount == 0 { bits = 0 }
    while left > 0 {
      guard makeRoom() else { return false }
      if position == input.count {
        guard let next = pieces?.advance() else { throw .truncated }
        (input, position) = (next, 0)
      }
      let count = min(left, limit - written, input.count - position)
      if let base = output.baseAddress, let start = input.baseAddress {
        (base + written).update(from: start + position, count: count)
      }
      written += count
      position += count
      left -= count
    }
    return true
  }

  private mutating func readFixed() throws(Inflater.Failure) -> Bool {
    let lengths =
      [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
      + [UInt8](repeating: 8, count: 8)
    guard literals.fill(lengths[...]), distances.fill([UInt8](repeating: 5, count: 32)[...]) else {
      throw .invalidBlock
    }
    return try readCodes()
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readDynamic() throws(Inflater.Failure) -> Bool {
    let (literalCount, distanceCount) = (try take(5) + 257, try take(5) + 1)
    let lengthCount = try take(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else { throw .invalidBlock }
    var lengths = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(lengthCount) { lengths[place] = UInt8(try take(3)) }
    // The table of distances is not needed yet.
    guard distances.fill(lengths[...]), distances.isComplete else { throw .invalidBlock }
    lengths = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try symbol(distances)
      switch symbol {
      case 0...15: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw .invalidBlock }
        lengths += [UInt8](repeating: last, count: try take(2) + 3)
      case 17: lengths += [UInt8](repeating: 0, count: try take(3) + 3)
      default: lengths += [UInt8](repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literalCount + distanceCount, lengths[256] != 0,
      literals.fill(lengths[..<literalCount]), literals.isComplete || literals.hasOneBitCodesAlone,
      distances.fill(lengths[literalCount...]), distances.isComplete || distances.hasOneBitCodesAlone
    else { throw .invalidBlock }
    return try readCodes()
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]

  private mutating func readCodes() throws(Inflater.Failure) -> Bool {
    while true {
      if try readCodesQuickly() { return true }
      let symbol = try symbol(literals)
      if symbol < 256 {
        guard makeRoom() else { return false }
        output[written] = UInt8(truncatingIfNeeded: symbol)
        written += 1
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < Self.lengthBases.count else { throw .invalidCode }
      let length = Self.lengthBases[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let code = try self.symbol(distances)
      guard code < Self.distanceBases.count else { throw .invalidCode }
      let distance = Self.distanceBases[code] + (try take(max(0, code / 2 - 1)))
      guard distance <= written else { throw .invalidDistance }
      guard copy(length, from: distance) else { return false }
    }
  }

  /// Reads symbols as long as input and room are left for any of them, whose limits are then looked at once for each.
  ///
  /// Returns whether the block ended.
  private mutating func readCodesQuickly() throws(Inflater.Failure) -> Bool {
    let (lastPosition, lastWritten) = (input.count - 8, limit - 258)
    guard position <= lastPosition, written <= lastWritten, let source = input.baseAddress,
      let target = output.baseAddress
    else { return false }
    let (literals, distances) = (literals, distances)
    let (lengthBases, lengthBits, distanceBases) = (Self.lengthBases, Self.lengthBits, Self.distanceBases)
    var (bits, bitCount, position, written) = (bits, bitCount, position, written)
    defer { (self.bits, self.bitCount, self.position, self.written) = (bits, bitCount, position, written) }
    return try literals.withQuickCodes { literalCodes throws(Inflater.Failure) in
      try distances.withQuickCodes { distanceCodes throws(Inflater.Failure) in
        while position <= lastPosition, written <= lastWritten {
          // At least 56 bits, of which a symbol with its distance takes 48 at most.
          let word = UInt64(littleEndian: UnsafeRawPointer(source + position).loadUnaligned(as: UInt64.self))
          bits |= word &<< UInt64(bitCount)
          let taken = (63 &- bitCount) &>> 3
          position &+= taken
          bitCount &+= taken &* 8
          guard let (symbol, size) = literals.symbol(bits, literalCodes) else { throw .invalidCode }
          bits &>>= UInt64(size)
          bitCount &-= size
          if symbol < 256 {
            target[written] = UInt8(truncatingIfNeeded: symbol)
            written &+= 1
            continue
          }
          if symbol == 256 { return true }
          guard symbol &- 257 < lengthBases.count else { throw .invalidCode }
          let more = lengthBits[symbol &- 257]
          let length = lengthBases[symbol &- 257] &+ Int(bits & (1 &<< UInt64(more) &- 1))
          bits &>>= UInt64(more)
          bitCount &-= more
          guard let (code, codeSize) = distances.symbol(bits, distanceCodes), code < distanceBases.count else {
            throw .invalidCode
          }
          bits &>>= UInt64(codeSize)
          let farther = max(0, code / 2 - 1)
          let distance = distanceBases[code] &+ Int(bits & (1 &<< UInt64(farther) &- 1))
          bits &>>= UInt64(farther)
          bitCount &-= codeSize &+ farther
          guard distance <= written else { throw .invalidDistance }
          let (place, origin) = (target + written, target + (written &- distance))
          if distance >= length {
            place.update(from: origin, count: length)
          } else {
            for index in 0..<length { place[index] = origin[index] }
          }
          written &+= length
        }
        return false
      }
    }
  }

  /// Repeats what came out `distance` bytes before; returns false if no more may come out.
  private mutating func copy(_ length: Int, from distance: Int) -> Bool {
    var left = length
    while true {
      let fitting = min(left, limit - written)
      if distance >= fitting, let base = output.baseAddress {
        (base + written).update(from: base + (written - distance), count: fitting)
        written += fitting
      } else {
        for _ in 0..<fitting {
          output[written] = output[written - distance]
          written += 1
        }
      }
      left -= fitting
      guard left > 0 else { return true }
      guard moveWindow() else { return false }
    }
  }
}
