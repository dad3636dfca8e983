import Dispatch
import Locking
import Testing

@testable import AppProject
@testable import ProjectFiles

@Suite struct FileCacheTests {
  private static let files = OverlaidFiles(
    Dictionary(uniqueKeysWithValues: (0..<500).map { ("/tree/\($0).swift", Array("\($0)".utf8)) })
  )
  private static let paths = (0..<500).map { "/tree/\($0).swift" }

  private func values(
    _ cache: FileCache<String>,
    _ paths: [String],
    of files: any FileAccess = Self.files,
    look: Int = 0
  ) -> [String?] {
    let found = cache.values(at: paths, path: \.self, look: look, files: files, limit: 100) {
      String(decoding: $1, as: UTF8.self)
    }
    return found.map { $0?.value }
  }

  @Test func threadsThatWantTheSameFilesReadEachOnce() {
    let cache = FileCache<String>()
    let files = CountedFiles(Self.files)
    let results = Locked<[[String?]]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let found = values(cache, Self.paths, of: files)
      results.withLock { $0.append(found) }
    }
    #expect(results.withLock { $0 } == Array(repeating: (0..<500).map { "\($0)" }, count: 4))
    #expect(files.reads.filter { $0.value != 1 } == [:])
    #expect(cache.reads == 500)
  }

  @Test func aFileThatIsAbsentOrNamedTwiceDelaysNobody() {
    let cache = FileCache<String>()
    let paths = ["/tree/1.swift", "/tree/none.swift", "/tree/1.swift"]
    let results = Locked<[[String?]]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let found = values(cache, paths)
      results.withLock { $0.append(found) }
    }
    #expect(results.withLock { $0 } == Array(repeating: ["1", nil, "1"], count: 4))
  }

  @Test func aValueThatACallerHasReadCountsForOneLook() {
    let cache = FileCache<String>()
    let files = CountedFiles(Self.files)
    cache.add("read before", at: "/tree/1.swift", look: 0)
    #expect(values(cache, ["/tree/1.swift"], of: files) == ["read before"])
    #expect(files.reads.isEmpty)
    cache.add("too late", at: "/tree/1.swift", look: 0)
    #expect(values(cache, ["/tree/1.swift"], of: files) == ["read before"])
    #expect(values(cache, ["/tree/1.swift"], of: files, look: 1) == ["1"])
  }

  @Test func anotherLookReadsWhatHasChanged() {
    let cache = FileCache<String>()
    #expect(values(cache, ["/tree/1.swift", "/tree/2.swift"]) == ["1", "2"])
    let changed = OverlaidFiles(["/tree/1.swift": Array("new".utf8), "/tree/2.swift": Array("2".utf8)])
    let found = values(cache, ["/tree/1.swift", "/tree/2.swift"], of: changed, look: 1)
    #expect(found == ["new", "2"])
    #expect(cache.reads == 3)
  }
}
