/// References to build settings in values: `$(NAME)`, `${NAME}`.
public enum BuildVariable {
  /// Returns whether `text` refers to a build setting, so that its value is known only to the build.
  public static func occurs(in text: String) -> Bool {
    text.contains("$(") || text.contains("${")
  }
}
