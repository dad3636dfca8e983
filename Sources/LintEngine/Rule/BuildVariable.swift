import SourceText

/// References to build settings in values: `$(NAME)`, `${NAME}`.
public enum BuildVariable {
  /// Returns whether `text` refers to a build setting, so that its value is known only to the build.
  public static func occurs(in text: String) -> Bool {
    text.containsBytes(of: "$(") || text.containsBytes(of: "${")
  }

  /// Returns whether `text` refers to a build setting, or contains a word such as `TEAM_IDENTIFIER` that a script may replace.
  public static func mayOccur(in text: String) -> Bool {
    occurs(in: text)
      || text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { word in
        word.contains("_") && word.contains(where: \.isLetter) && !word.contains(where: \.isLowercase)
      }
  }
}
