import Testing

@testable import Messages

struct MessageTemplateTests {
  @Test(arguments: [
    ("%@ is listed already.", ["arm64"], "arm64 is listed already."),
    ("%@ stands before %@", ["a", "b"], "a stands before b"),
    ("%2$@ stands after %1$@", ["a", "b"], "b stands after a"),
    ("100 %% of %@", ["it"], "100 % of it"),
    ("%@ and %@", ["one"], "one and %@"),
    ("%3$@", ["one"], "%3$@"),
    ("a % alone, %0$@ and %", ["x"], "a % alone, %0$@ and %"),
    ("“%@”", ["%@"], "“%@”"),
    ("", ["x"], ""),
  ])
  func placeholdersAreFilled(template: String, arguments: [String], filled: String) {
    #expect(MessageTemplate.fill(template, with: arguments) == filled)
  }

  @Test func anUnknownKeyShowsItselfAndItsArguments() {
    #expect(Messages.text("no-such-rule.message", ["arm64"]) == "no-such-rule.message arm64")
  }
}
