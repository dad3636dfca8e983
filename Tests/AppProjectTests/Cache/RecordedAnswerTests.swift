@testable import AppProject
import Testing

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

  @Test func comesBackWithWhatFollows() throws {
    let read = RecordedAnswer.read(try record(), question: "what", files: OverlaidFiles(files))
    #expect(read.answer == answer)
    #expect(Array(read.rest) == [1, 2])
  }

  @Test func isOfNoUseForAnotherQuestionOrOtherFiles() throws {
    let bytes = try record()
    func answer(_ change: (inout [String: [UInt8]]) -> Void, question: String = "what") -> [UInt8]? {
      var files = files
      change(&files)
      let read = RecordedAnswer.read(bytes, question: question, files: OverlaidFiles(files))
      #expect(Array(read.rest) == [1, 2])
      return read.answer
    }
    #expect(answer { _ in } == self.answer)
    #expect(answer({ _ in }, question: "why") == nil)
    #expect(answer { $0["/app/A.swift"] = Array("ab".utf8) } == nil)
    #expect(answer { $0["/app/A.swift"] = nil } == nil)
    #expect(answer { $0["/app/C.swift"] = [] } == nil)
  }

  @Test func damagedBytesHoldNone() throws {
    let bytes = try record().dropLast(2)
    for length in 0..<bytes.count {
      #expect(
        RecordedAnswer.read(Array(bytes.prefix(length)), question: "what", files: OverlaidFiles(files)).answer == nil
      )
    }
    #expect(Array(RecordedAnswer.read([7, 8], question: "what").rest) == [7, 8])
  }

  @Test func linksCannotBeFollowed() {
    let link = FileStatus(type: .other, size: 0, stamp: 0)
    #expect(RecordedAnswer.write([], to: "", files: [("/link", link)]) == nil)
  }
}
