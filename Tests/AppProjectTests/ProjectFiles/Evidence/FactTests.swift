import Testing

@testable import ProjectFiles

/// A fact that follows from another is no surer than that.
@Suite struct FactTests {
  @Test func conclusionsAreNoSurerThanTheirReasons() {
    let read = Fact(1, .read, .key("A"))
    let assumed = Fact(1, .assumed, .key("A"))
    #expect(read.map { "\($0)" } == Fact("1", .read, .key("A")))
    #expect(read.map(.derived) { "\($0)" }?.basis == .derived)
    #expect(assumed.map(.derived) { "\($0)" }?.basis == .assumed)
  }

  @Test func nothingFollowsFromNothing() {
    #expect(Fact(1, .read, .key("A")).map { _ in nil as String? } == nil)
  }
}
