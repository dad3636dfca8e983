import ProjectFiles

/// Files of other formats in which keys of property lists are.
public enum HostedKeys {
  /// Returns whether hover and completion may have an answer in a document that is not a property list.
  ///
  /// Constant, except for YAML with an unusual name, which is linear.
  public static func mayOccur(in document: Document) -> Bool { HostFormat.of(document) != nil }
}
