import Testing

@testable import ProductFiles

/// Members of archives, with the names that the two families of tools write.
@Suite struct StaticArchiveTests {
  /// Returns an archive whose long names lie before the contents.
  static func archive(_ members: [(String, [UInt8])]) -> [UInt8] {
    members.reduce(StaticArchive.magic) { archive, member in
      let name = Array(member.0.utf8)
      let body = name + member.1
      return archive + head("#1/\(name.count)", body.count) + body + (body.count % 2 == 0 ? [] : [0x0A])
    }
  }

  private static func head(_ name: String, _ size: Int, sizeText: String? = nil) -> [UInt8] {
    func field(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let fields = [
      field(name, 16), field("0", 12), field("0", 6), field("0", 6), field("644", 8), field(sizeText ?? "\(size)", 10),
    ]
    return Array((fields.joined() + "`\n").utf8)
  }

  private func members(_ bytes: [UInt8]) throws(MachOFailure) -> [String: [UInt8]] {
    let members = try StaticArchive.members(BinaryData(bytes), limit: 100)
    return Dictionary(members.map { ($0.name, $0.contents.array) }) { first, _ in first }
  }

  @Test func longAndPaddedNamesAreRead() throws {
    #expect(
      try members(Self.archive([("a name.o", [1, 2, 3]), ("b.o", [4])])) == ["a name.o": [1, 2, 3], "b.o": [4]]
    )
    let long = Array("a long name of GNU.o/\n".utf8)
    let parts: [[UInt8]] = [
      StaticArchive.magic, Self.head("/", 2), [0, 0], Self.head("//", long.count), long, Self.head("/0", 2), [5, 6],
      Self.head("short.o/", 2), [7, 8],
    ]
    #expect(try members(parts.flatMap { $0 }) == ["a long name of GNU.o": [5, 6], "short.o": [7, 8]])
  }

  @Test func theTableOfSymbolsIsLeftOut() throws {
    #expect(try members(Self.archive([("__.SYMDEF SORTED", [0, 0]), ("a.o", [1])])) == ["a.o": [1]])
  }

  @Test(arguments: ["x", "-2", "999", "", "1e2", "0x2"])
  func aSizeThatIsNoneOrTooLargeIsRefused(size: String) {
    let bytes = StaticArchive.magic + Self.head("a.o/", 0, sizeText: size) + [1, 2]
    #expect(throws: MachOFailure.malformed("archive")) { try members(bytes) }
  }

  @Test func aHeadThatIsCutOffIsRefused() {
    #expect(throws: MachOFailure.malformed("archive")) { try members(StaticArchive.magic + [0x41]) }
    #expect(throws: MachOFailure.malformed("archive")) {
      try members(StaticArchive.magic + Self.head("#1/9", 2) + [1, 2])
    }
  }

  @Test func moreMembersThanAreReadAreAFailure() {
    let bytes = Self.archive((0..<101).map { ("\($0)", []) })
    #expect(throws: MachOFailure.tooMany("members", limit: 100)) { try members(bytes) }
  }
}
