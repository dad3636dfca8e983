/// The hash of code signatures, of Git LFS and of some repositories (FIPS 180-4, 6.2).
package struct SHA256: BlockDigest {
  package private(set) var words: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  package init() {}

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]

  package mutating func add(_ start: UnsafePointer<UInt8>, blocks: Int) {
    var sums = (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
    Self.constants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for block in 0..<blocks { Self.add(start + block * 64, constants, schedule, &sums) }
      }
    }
    words = [sums.0, sums.1, sums.2, sums.3, sums.4, sums.5, sums.6, sums.7]
  }

  private typealias Sums = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  @inline(__always) private static func add(
    _ block: UnsafePointer<UInt8>,
    _ constants: UnsafeBufferPointer<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>,
    _ sums: inout Sums
  ) {
    for index in 0..<16 { schedule[index] = word(block, index) }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d, e, f, g, h) = sums
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = h &+ sum &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    sums = (sums.0 &+ a, sums.1 &+ b, sums.2 &+ c, sums.3 &+ d, sums.4 &+ e, sums.5 &+ f, sums.6 &+ g, sums.7 &+ h)
  }

  @inline(__always) private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }
}

/// The hash of older code signatures and of most repositories (FIPS 180-4, 6.1).
package struct SHA1: BlockDigest {
  private var (a, b, c, d, e): (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )

  package init() {}

  package var words: [UInt32] { [a, b, c, d, e] }

  package mutating func add(_ start: UnsafePointer<UInt8>, blocks: Int) {
    for block in 0..<blocks { add(start + block * 64) }
  }

  private mutating func add(_ block: UnsafePointer<UInt8>) {
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
