import Foundation
import PropertyList
import TestSupport
import Testing

/// Broken binary files are rejected exactly where CoreFoundation rejects them, and read as it reads them.
@Suite struct BinaryVerdictTests {
  @Test func mutantsHaveTheVerdictOfCoreFoundation() throws {
    var generator = SeededGenerator(seed: 10)
    let seeds = try (0..<200).map { _ in
      let text = XMLWriter().document(RandomValue.make(depth: 3, &generator))
      let object = try #require(CoreFoundation.value(Array(text.utf8)))
      return [UInt8](try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0))
    }
    var refused = 0
    for index in 0..<MutationVerdictTests.count {
      let mutant = mutate(seeds[index % seeds.count], &generator)
      let read = read(mutant)
      guard !Self.stopsCoreFoundation(mutant, read) else { continue }
      let expected = CoreFoundation.value(mutant)
      if expected == nil { refused += 1 }
      guard !Self.agree(read, expected) else { continue }
      Issue.record("\(read), CoreFoundation: \(expected as Any)\n\(Data(mutant).base64EncodedString())")
    }
    #expect(refused > MutationVerdictTests.count / 5 && refused < MutationVerdictTests.count * 4 / 5)
  }

  /// Whether both refuse a file, or read the same of what XML can hold.
  private static func agree(_ read: Result<PropertyListValue, BinaryReader.Failure>, _ expected: Any?) -> Bool {
    guard case .success(let value) = read else {
      // CoreFoundation reads keys of any type, which no property list has.
      if case .failure(.keyIsNoString) = read { return true }
      return expected == nil || isText(expected)
    }
    guard let expected else { return false }
    let text = XMLWriter().document(value)
    // Foundation has no text for other years.
    guard !text.contains(/<date>(-|\d{5})/) else { return true }
    // The order of keys is that of CoreFoundation then.
    let ours = CoreFoundation.value(Array(text.utf8)).flatMap(CoreFoundation.xml)
    let theirs = CoreFoundation.xml(expected).flatMap { CoreFoundation.value(Array($0.utf8)) }.flatMap(
      CoreFoundation.xml
    )
    return ours == theirs || theirs == nil
  }

  /// Whether CoreFoundation took a broken file for old-style text, which begins with the mark of the binary format then.
  private static func isText(_ value: Any?) -> Bool {
    let first = value as? String ?? (value as? [String: Any])?.keys.first
    return first?.hasPrefix("bplist0") ?? false
  }

  private func read(_ bytes: [UInt8]) -> Result<PropertyListValue, BinaryReader.Failure> {
    do throws(BinaryReader.Failure) {
      var reader = try BinaryReader(bytes)
      return .success(try reader.read())
    } catch {
      return .failure(error)
    }
  }

  /// Foundation on Linux crashes where objects contain themselves, and on sets.
  private static func stopsCoreFoundation(
    _ bytes: [UInt8],
    _ read: Result<PropertyListValue, BinaryReader.Failure>
  ) -> Bool {
    if case .failure(.containsItself) = read { return true }
    return bytes.contains { $0 >> 4 == 0xC }
  }

  /// Changes one to three bytes, of which most stay near their value.
  private func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 8..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] &+= 1
      case 2: bytes[place] &-= 1
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
    }
    return bytes
  }
}
