import Testing

@testable import CodeScanning
@testable import ProjectFiles

/// An answer counts as long as the files that it was made of are as they were.
@Suite struct RecordedAnswerTests {
  private let files = ["/app/A.swift": Array("a".utf8), "/app/B.swift": []]
  private let answer = Array("yes\0no".utf8)

  private func record() throws -> [UInt8] {
    let recorded = RecordedFiles(OverlaidFiles(files))
    #expect(recorded.contents(of: "/app/A.swift", limit: 10) == Array("a".utf8))
    #expect(recorded.entries(of: "/app").map(\.name) == ["A.swift", "B.swift"])
    #expect(recorded.status(of: "/app/C.swift") == nil)
    #expect(recorded.all.map(\.path) == ["/app", "/app/A.swift", "/app/C.swift"])
    return try #require(RecordedAnswer.write(answer, to: "what", files: recorded.all)) + [1, 2]
  }

  private func answer(in bytes: [UInt8], to question: String = "what", _ files: [String: [UInt8]]) -> [UInt8]? {
    RecordedAnswer.answer(in: bytes, to: question, files: OverlaidFiles(files)).map(Array.init)
  }

  @Test func comesBackWithWhatFollows() throws {
    let bytes = try record()
    #expect(answer(in: bytes, files) == answer)
    #expect(Array(RecordedAnswer.rest(of: bytes)) == [1, 2])
  }

  @Test func severalAnswersFollowEachOther() throws {
    let other = try #require(RecordedAnswer.write([3], to: "why not", files: []))
    let bytes = try other + record()
    #expect(answer(in: bytes, files) == answer)
    #expect(answer(in: bytes, to: "why not", files) == [3])
    #expect(Array(RecordedAnswer.rest(of: bytes)) == [1, 2])
    #expect(RecordedAnswer.record(in: bytes, toQuestionStartingWith: "why").map(Array.init) == other)
    #expect(RecordedAnswer.record(in: bytes, toQuestionStartingWith: "who") == nil)
  }

  @Test func isOfNoUseForAnotherQuestionOrOtherFiles() throws {
    let bytes = try record()
    func changed(_ path: String, _ contents: [UInt8]?) -> [String: [UInt8]] {
      var files = files
      files[path] = contents
      return files
    }
    #expect(answer(in: bytes, to: "why", files) == nil)
    #expect(answer(in: bytes, changed("/app/A.swift", Array("ab".utf8))) == nil)
    #expect(answer(in: bytes, changed("/app/A.swift", nil)) == nil)
    #expect(answer(in: bytes, changed("/app/C.swift", [])) == nil)
  }

  @Test func damagedBytesHoldNone() throws {
    let bytes = Array(try record().dropLast(2))
    for length in bytes.indices { #expect(answer(in: Array(bytes.prefix(length)), files) == nil) }
    // Numbers that are wrong, negative ones among them.
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = 0xFF
      _ = answer(in: damaged, files)
      _ = RecordedAnswer.rest(of: damaged)
    }
    #expect(Array(RecordedAnswer.rest(of: [7, 8])) == [7, 8])
  }

  @Test func linksCannotBeFollowed() {
    let link = FileStatus(type: .other, size: 0, stamp: 0)
    #expect(RecordedAnswer.write([], to: "", files: [("/link", link)]) == nil)
  }
}
