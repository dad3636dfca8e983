import PropertyList
import Testing

/// Numbers, dates, data and Booleans in XML.
@Suite struct XMLScalarTests {
  @Test(arguments: [
    "0", "-0", "+7", "007", " 7", "\n\t7", "- 7", "0x1F", "0XfF", "-0x8000000000000000", "-9223372036854775808",
    "18446744073709551615", "9223372036854775808",
  ])
  func integersAreAccepted(_ text: String) {
    ParserCheck.accepts("<integer>\(text)</integer>")
  }

  @Test(arguments: [
    ("", SyntaxIssue.NumberProblem.empty), (" ", .empty), ("-", .empty), ("0x", .empty), ("1 ", .trailingSpace),
    ("1\n", .trailingSpace), ("1.5", .character), ("1,000", .character), ("ten", .character), ("0xG", .character),
    ("18446744073709551616", .outOfRange), ("-9223372036854775809", .outOfRange), ("&#49;", .character),
  ])
  func otherIntegersAreRefused(_ text: String, _ problem: SyntaxIssue.NumberProblem) {
    ParserCheck.reports("<integer>1️⃣\(text)2️⃣</integer>", [(.invalidInteger(problem), "1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    "0", "1.5", "-1.5e3", "1E-7", ".5", "5.", "nan", "NaN", "inf", "-INF", "+infinity", " 1.5", "0.1", "1e400",
    "123456789.123456789", "5e-324",
  ])
  func realsAreAccepted(_ text: String) {
    ParserCheck.accepts("<real>\(text)</real>")
  }

  @Test(arguments: ["", " ", "1.5 ", "1,5", "one", "1e", "0x10", "1.5.2", "--1", "e5", "+ 1"])
  func otherRealsAreRefused(_ text: String) {
    ParserCheck.reports("<real>1️⃣\(text)2️⃣</real>", [(.invalidReal, "1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    "2026-11-21T01:02:03Z", "1970-01-01T00:00:00Z", "2000-02-29T23:59:59Z", "0001-01-01T00:00:00Z",
    "-0044-03-15T12:00:00Z", "12026-01-01T00:00:00Z", "1582-10-15T00:00:00Z", "1900-03-01T00:00:00Z",
  ])
  func datesAreAccepted(_ text: String) {
    ParserCheck.accepts("<date>\(text)</date>")
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T01:02:03", "2026-11-21T01:02:03.5Z", "2026-11-21T01:02:03+00:00",
    " 2026-11-21T01:02:03Z", "2026-11-21T01:02:03Z ", "2026-1-21T01:02:03Z", "2026-11-21t01:02:03z",
  ])
  func otherDatesAreRefused(_ text: String) {
    ParserCheck.reports("<date>1️⃣\(text)2️⃣</date>", [(.invalidDate, "1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    "2026-02-30T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-00T00:00:00Z", "2025-02-29T00:00:00Z",
    "2026-01-01T25:61:61Z", "2026-99-99T99:99:99Z",
    "2024-13-01T00:00:00Z", "2024-14-01T00:00:00Z", "2024-15-10T00:00:00Z", "2024-16-31T00:00:00Z",
  ])
  func datesRollOver(_ text: String) {
    ParserCheck.reports("<date>1️⃣\(text)2️⃣</date>", [(.dateRollsOver, "1️⃣", "2️⃣")])
  }

  @Test(arguments: ["", "AAAA", "SGVsbG8=", "SGVsbA==", "SG Vs\n\tbG8=", "!AA-AA", "////", "++++"])
  func dataIsAccepted(_ text: String) {
    ParserCheck.accepts("<data>\(text)</data>")
  }

  @Test func dataIsRejectedOrCutShort() {
    ParserCheck.reports("<data>1️⃣AAAé2️⃣</data>", [(.invalidData, "1️⃣", "2️⃣")])
    ParserCheck.reports("<data>1️⃣AAAAAA2️⃣</data>", [(.dataTailDropped, "1️⃣", "2️⃣")])
    ParserCheck.reports("<data>1️⃣A2️⃣</data>", [(.dataTailDropped, "1️⃣", "2️⃣")])
  }

  @Test(arguments: ["integer", "real", "date", "data"])
  func emptyElementsAreRefused(_ name: String) {
    ParserCheck.reports("<array>1️⃣<\(name)/>2️⃣</array>", [(.emptyElement(name: name), "1️⃣", "2️⃣")])
  }

  @Test func BooleansHoldNothing() {
    ParserCheck.reports("<true>1️⃣ 2️⃣</true>", [(.booleanWithContent(name: "true"), "1️⃣", "2️⃣")])
    ParserCheck.reports("<array><false>1️⃣NO2️⃣</false></array>", [(.booleanWithContent(name: "false"), "1️⃣", "2️⃣")])
  }
}
