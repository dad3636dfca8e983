import SourceText

/// A date as `<date>` holds it: `YYYY-MM-DDThh:mm:ssZ`, all in UTC.
public struct DateValue: Sendable, Hashable {
  /// The year; negative before the era.
  public var year: Int
  /// The month, from 1 unless out of range.
  public var month: Int
  /// The day of the month, from 1 unless out of range.
  public var day: Int
  /// The hour.
  public var hour: Int
  /// The minute.
  public var minute: Int
  /// The second.
  public var second: Int
  /// The part of a second that binary property lists can hold beyond it, from 0 up to 1; no text has it.
  public var fraction = 0.0

  /// Reads the content of `<date>` (CFPropertyList.c, `parseDateTag`): any number of year digits, a minus sign before them,
  /// two digits for the other fields, which are not checked for their ranges.
  init?(xml content: some RandomAccessCollection<UInt8>) {
    let bytes = Array(content)
    var cursor = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { cursor += 1 }
    // CoreFoundation keeps the year in 32 bits and lets it wrap.
    var year: Int32 = 0
    while cursor < bytes.count, ASCII.isDigit(bytes[cursor]) {
      year = year &* 10 &+ Int32(bytes[cursor] - UInt8(ascii: "0"))
      cursor += 1
    }
    var fields: [Int] = []
    for separator in "--T::".utf8 {
      guard cursor + 2 < bytes.count, bytes[cursor] == separator, ASCII.isDigit(bytes[cursor + 1]),
        ASCII.isDigit(bytes[cursor + 2])
      else { return nil }
      fields.append(Int(bytes[cursor + 1] - UInt8(ascii: "0")) * 10 + Int(bytes[cursor + 2] - UInt8(ascii: "0")))
      cursor += 3
    }
    guard cursor == bytes.count - 1, bytes[cursor] == UInt8(ascii: "Z"), fields.count == 5 else { return nil }
    self.year = Int(isNegative ? 0 &- year : year)
    (month, day, hour, minute, second) = (fields[0], fields[1], fields[2], fields[3], fields[4])
  }

  /// Makes the date that is `seconds` after 2001-01-01T00:00:00Z, the reference date of CoreFoundation.
  init(secondsSinceReferenceDate seconds: Double) {
    let limit = 1e17
    var floor = seconds.isNaN ? 0 : seconds.rounded(.down)
    // The distance of a tiny negative number from -1 is rounded to 1.
    if seconds - floor == 1 { floor += 1 }
    let whole = Int(min(max(floor, -limit), limit))
    if Double(whole) == floor, !seconds.isNaN { fraction = max(seconds - floor, 0) }
    let days = Int((Double(whole) / 86_400).rounded(.down))
    let rest = whole - days * 86_400
    (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
    (year, month, day) = GregorianDay.civil(daysSinceReferenceDate: days)
  }

  /// Whether every field is in its range, so that no reader changes the date.
  public var isInRange: Bool {
    (1...12).contains(month) && (1...GregorianDay.count(month: month, year: year)).contains(day)
      && hour < 24 && minute < 60 && second < 60
  }

  /// The seconds from 2001-01-01T00:00:00Z to the date, fields out of range rolled over.
  ///
  /// Month 13 is the next January; CoreFoundation reads 0 and all above 13 as January (measured).
  public var secondsSinceReferenceDate: Double {
    let (wholeYear, wholeMonth) = month == 13 ? (year + 1, 1) : (year, (1...12).contains(month) ? month : 1)
    let days = GregorianDay.number(year: wholeYear, month: wholeMonth) + day - 1
    return Double(days) * 86_400 + Double(hour * 3_600 + minute * 60 + second) + fraction
  }

  /// The same moment with every field in its range.
  var rolledOver: DateValue { DateValue(secondsSinceReferenceDate: secondsSinceReferenceDate) }

  /// The date as Apple's writer writes it.
  public var xmlText: String {
    // A minus sign counts towards the width, as it does in C's `%04d`.
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number.magnitude)
      let sign = number < 0 ? "-" : ""
      return sign + String(repeating: "0", count: max(0, width - sign.count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
      + "T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))Z"
  }
}

/// The proleptic Gregorian calendar, in days from 2001-01-01.
enum GregorianDay {
  /// Returns the number of days of a month.
  static func count(month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Returns the day on which a month begins.
  static func number(year: Int, month: Int) -> Int {
    // Years begin in March here, so that the leap day is the last of its year.
    let shifted = month <= 2 ? year - 1 : year
    let era = Int((Double(shifted) / 400).rounded(.down))
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }

  /// Returns the year, month and day of a day number.
  static func civil(daysSinceReferenceDate days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days - number(year: 0, month: 3)
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
