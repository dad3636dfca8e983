/// The version of this program.
enum Version {
  /// The version in `--version` and in the answer to `initialize`.
  static let current = "0.1.0"
}
