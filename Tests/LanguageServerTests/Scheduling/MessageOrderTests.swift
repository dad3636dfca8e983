import Testing

@testable import LanguageServer

struct MessageOrderTests {
  @Test(
    "who waits for whom",
    arguments: [
      (.change, .change, true),
      (.change, .read, true),
      (.change, .barrier, true),
      (.read, .change, false),
      (.read, .read, false),
      (.read, .barrier, true),
      (.barrier, .change, true),
      (.barrier, .read, true),
      (.barrier, .barrier, true),
    ] as [(MessageOrder, MessageOrder, Bool)]
  )
  func pair(earlier: MessageOrder, later: MessageOrder, waits: Bool) {
    #expect(earlier.mustFinish(before: later) == waits)
  }
}
