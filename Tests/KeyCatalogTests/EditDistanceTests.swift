import KeyCatalog
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("same", "same", 0), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("abcd", "acbd", 1), ("ca", "abc", 3), ("naïve", "naive", 1),
  ])
  func editsAreCounted(a: String, b: String, distance: Int) {
    #expect(EditDistance.bounded(a, b, limit: 5) == distance)
    #expect(EditDistance.bounded(b, a, limit: 5) == distance)
  }

  @Test(arguments: [("kitten", "sitting", 2), ("a", "abcd", 2), ("ab", "ba", 0), ("abcdefgh", "hgfedcba", 2)])
  func limitEndsTheSearch(a: String, b: String, limit: Int) {
    #expect(EditDistance.bounded(a, b, limit: limit) == nil)
  }

  @Test func negativeLimitAllowsNothing() {
    #expect(EditDistance.bounded("same", "same", limit: -1) == nil)
  }
}
