/// A purpose string that an Info.plist lacks and that the project has elsewhere.
package struct KnownPurposeText {
  /// The text.
  package let text: String
  /// Where it is, as a name for people.
  package let place: String
}
