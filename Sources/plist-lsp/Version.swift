/// The version of the program, as `--version` and the server tell it.
enum Version {
  static let current = "0.1.0"
}
