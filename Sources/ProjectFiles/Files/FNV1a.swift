/// A number that nearly always differs for other bytes and is the same in each run, unlike that of `Hasher`.
///
/// Source: Fowler, Noll and Vo, the hash FNV-1a with 64 bits.
package enum FNV1a {
  /// Returns the number of `bytes`; linear.
  ///
  /// It runs for many identifiers of each source, so that other targets need it without a call.
  @inlinable package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
