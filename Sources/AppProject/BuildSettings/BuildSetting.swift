/// A build setting as it is written, such as `PRODUCT_NAME = $(TARGET_NAME)`.
struct BuildSetting: Sendable, Hashable {
  /// The name without conditions.
  let name: String
  /// The conditions behind the name, as `[sdk=iphoneos*]`; empty where it always holds.
  let conditions: String
  /// The value; the items of a list are separated by blanks.
  let value: String

  /// Makes a setting from a name that may have conditions.
  init(_ name: String, _ value: String) {
    let bracket = name.firstIndex(of: "[") ?? name.endIndex
    self.name = String(name[..<bracket])
    conditions = String(name[bracket...])
    self.value = value
  }
}
