/// A value that is read from a view of a message, without the general decoder.
package protocol ViewReadable {
  /// Reads the value; nil if something is unusual, which is left to the general decoder.
  init?(_ view: JSONView)
}
