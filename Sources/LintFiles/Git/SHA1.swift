/// The hash that names the objects of most repositories (FIPS 180-4, 6.1).
struct SHA1: BlockDigest {
  private var (a, b, c, d, e): (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )

  var words: [UInt32] { [a, b, c, d, e] }

  mutating func add(_ block: UnsafePointer<UInt8>) {
    var (a, b, c, d, e) = (a, b, c, d, e)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { schedule in
      for index in 0..<16 { schedule[index] = Self.word(block, index) }
      for index in 16..<80 {
        let mixed = schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
        schedule[index] = mixed << 1 | mixed >> 31
      }
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((b & c) | (~b & d), 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let next = (a << 5 | a >> 27) &+ mixed &+ e &+ constant &+ schedule[index]
        (e, d, c, b, a) = (d, c, b << 30 | b >> 2, a, next)
      }
    }
    self.a &+= a
    self.b &+= b
    self.c &+= c
    self.d &+= d
    self.e &+= e
  }
}
