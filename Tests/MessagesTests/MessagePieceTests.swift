import Testing

@testable import Messages

struct MessagePieceTests {
  @Test func aTextFallsIntoWordsAndArguments() {
    #expect(
      Messages.pieces("pages.value-of") == [
        .argument(0), .words(" · value of "), .argument(1), .words(" ("), .argument(2), .words(", "), .argument(3),
        .words(")"),
      ]
    )
    #expect(Messages.pieces("pages.use-instead") == [.words("Use "), .argument(0), .words(" instead.")])
  }

  @Test func aTextWithoutArgumentsIsOnePiece() {
    #expect(Messages.pieces("pages.deprecated") == [.words("Deprecated.")])
  }

  @Test func anUnknownKeyShowsItself() {
    #expect(Messages.pieces("no-such-rule.message") == [.words("no-such-rule.message")])
  }

  @Test func noTextHoldsTheMark() {
    for entry in MessageFile.all.flatMap(\.entries) { #expect(!entry.text.contains("\u{1}"), "\(entry.key)") }
  }
}
