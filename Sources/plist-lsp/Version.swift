/// The version of this program.
enum Version {
  /// The version, as `--version` and the answer to `initialize` say it.
  static let current = "0.1.0"
}
