import Testing

@testable import ProjectFiles

/// The status of a folder changes with what it lists.
@Suite struct FolderDigestsTests {
  private func status(_ files: [String: [UInt8]], of path: String = "/app") -> FileStatus? {
    FolderDigests(OverlaidFiles(files)).status(of: path)
  }

  @Test func contentsOfFilesDoNotChangeIt() {
    let one = status(["/app/A.swift": [1], "/app/B.swift": []])
    #expect(one != nil)
    #expect(one == status(["/app/A.swift": [2, 3], "/app/B.swift": []]))
    #expect(
      one
        == FolderDigests(FormerFiles([:], over: OverlaidFiles(["/app/B.swift": [], "/app/A.swift": []]))).status(
          of: "/app"
        )
    )
  }

  @Test func namesAndTypesChangeIt() {
    let one = status(["/app/A.swift": [], "/app/B.swift": []])
    #expect(one != status(["/app/A.swift": []]))
    #expect(one != status(["/app/A.swift": [], "/app/C.swift": []]))
    #expect(one != status(["/app/A.swift": [], "/app/B.swift/C": []]))
  }

  @Test func filesAreAsTheyAre() {
    let files = OverlaidFiles(["/app/A.swift": [1]])
    #expect(FolderDigests(files).status(of: "/app/A.swift") == files.status(of: "/app/A.swift"))
    #expect(FolderDigests(files).status(of: "/app/B.swift") == nil)
  }
}
