/// Reads the names of classes where they are declared.
enum ClassReader {
  /// The words that follow `class` where no class is declared.
  private static let otherWords: Set<String> = ["func", "let", "override", "private", "subscript", "var"]
  /// The distance in which an attribute before a class is searched, in bytes.
  private static let attributeLimit = 160

  /// Returns the names at run time of the class that is declared after `keyword`.
  ///
  /// A name that has the module of Swift before it begins with a dot. A class of Swift with a name for Objective-C has both, that of
  /// Objective-C first: the runtime of Swift finds it by its module and its own name too (`getObjCClassByMangledName` of the standard
  /// library).
  static func names(after keyword: Range<Int>, in cursor: CodeCursor) -> [String] {
    var reader = cursor
    reader.offset = keyword.upperBound
    reader.skipTrivia()
    guard let range = reader.identifier(), range.count <= 128 else { return [] }
    let name = String(decoding: reader.bytes[range], as: UTF8.self)
    if cursor.syntax == .c {
      // `@interface` and `@implementation`.
      return cursor.byte(at: keyword.lowerBound - 1) == UInt8(ascii: "@") ? [name] : []
    }
    guard !otherWords.contains(name), cursor.byte(at: keyword.lowerBound - 1) <= 0x20 else { return [] }
    return [nameOfAttribute(before: keyword.lowerBound, in: cursor), ".\(name)"].compactMap { $0 }
  }

  /// The protocols of the delegates of windows, and the class of Flutter that adopts them.
  private static let sceneDelegates: Set<String> = ["FlutterSceneDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
  /// The distance in which what a class inherits is searched, in bytes.
  private static let inheritanceLimit = 512

  /// Returns whether the class that is declared after `keyword` names such a protocol among what it inherits and adopts.
  static func isSceneDelegate(after keyword: Range<Int>, in cursor: CodeCursor) -> Bool {
    var reader = cursor
    reader.offset = keyword.upperBound
    let limit = min(reader.bytes.count, keyword.upperBound + inheritanceLimit)
    reader.skipTrivia()
    guard reader.identifier() != nil else { return false }
    while reader.offset < limit {
      reader.skipTrivia()
      guard !reader.isAtEnd else { return false }
      if let name = reader.identifier() {
        if sceneDelegates.contains(String(decoding: reader.bytes[name], as: UTF8.self)) { return true }
        continue
      }
      // What follows is the body, and in Objective-C a member.
      if "{};@+-(=".utf8.contains(reader.byte(at: reader.offset)) { return false }
      reader.offset += 1
    }
    return false
  }

  /// Returns the name in `@objc(Name)` among the attributes and modifiers before a class.
  private static func nameOfAttribute(before end: Int, in cursor: CodeCursor) -> String? {
    let start = max(0, end - attributeLimit)
    let before = Array(cursor.bytes[start..<end])
    guard let attribute = before.ranges(of: Array("@objc(".utf8)).last,
      let close = before[attribute.upperBound...].firstIndex(of: UInt8(ascii: ")")),
      // What follows are words and other attributes.
      !before[close...].contains(where: { "{};=".utf8.contains($0) })
    else { return nil }
    return String(decoding: before[attribute.upperBound..<close], as: UTF8.self)
  }
}
