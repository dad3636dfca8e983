import Foundation
import PropertyList
import SourceText
import Testing

/// Dates out of range become the dates that CoreFoundation makes of them.
@Suite struct DateValueTests {
  @Test(arguments: [
    "2020-02-29T12:00:00Z", "2019-02-29T12:00:00Z", "2020-02-30T25:61:61Z", "2020-13-01T00:00:00Z",
    "2020-00-00T00:00:00Z", "2020-14-31T00:00:00Z", "2020-99-99T99:99:99Z", "-0044-03-15T12:00:00Z",
    "--01-01T00:00:00Z", "99999-12-31T23:59:60Z", "0000-00-00T00:00:00Z", "1582-10-10T00:00:00Z",
  ])
  func valuesAreThoseOfCoreFoundation(text: String) throws {
    let source = "<plist><date>\(text)</date></plist>"
    guard case .date(let date) = PropertyListTree.parse(SourceText(source)).value else {
      Issue.record("no date")
      return
    }
    let expected = try #require(CoreFoundation.value(Array(source.utf8)) as? Date)
    #expect(date.secondsSinceReferenceDate == expected.timeIntervalSinceReferenceDate)
    let written = try PropertyListSerialization.data(fromPropertyList: expected, format: .xml, options: 0)
    #expect(XMLWriter().document(.date(date)) == String(decoding: written, as: UTF8.self))
  }
}
