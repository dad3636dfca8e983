import Foundation
@testable import PropertyList
import TestSupport
import Testing

/// Dates count as Foundation counts them.
@Suite struct DateFieldTests {
  @Test func secondsAndFieldsBelongTogether() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let seconds = Double(Int.random(in: -70_000_000_000...300_000_000_000, using: &generator))
      let date = DateValue(secondsSinceReferenceDate: seconds)
      #expect(date.isInRange)
      #expect(date.secondsSinceReferenceDate == seconds)
      #expect(DateValue(xml: Array(date.xmlText.utf8)) == date)
    }
  }

  @Test func fieldsMeanWhatTheyMeanToFoundation() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      func field(_ range: ClosedRange<Int>) -> String {
        let number = Int.random(in: range, using: &generator)
        return number < 10 ? "0\(number)" : "\(number)"
      }
      let text =
        "\(Int.random(in: 1000...3000, using: &generator))-\(field(0...16))-\(field(0...99))"
        + "T\(field(0...99)):\(field(0...99)):\(field(0...99))Z"
      let object = try #require(CoreFoundation.value(Array("<date>\(text)</date>".utf8)) as? Date)
      let date = try #require(DateValue(xml: Array(text.utf8)))
      #expect(date.secondsSinceReferenceDate == object.timeIntervalSinceReferenceDate, "\(text)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0.5, -0.5])
  func extremeSecondsDoNotTrap(_ seconds: Double) {
    #expect(DateValue(secondsSinceReferenceDate: seconds).isInRange)
  }
}
