import LintEngine

/// The identifier of a bundle, with which the names of its own types begin, written out or as a build variable.
package struct OwnIdentifier {
  private static let variables = ["$(PRODUCT_BUNDLE_IDENTIFIER)", "${PRODUCT_BUNDLE_IDENTIFIER}"]

  /// What all spellings are compared as: the identifier if it is known, otherwise the variable.
  private let text: String

  /// Reads the value of the file, else that of the settings of the target; nil if neither is known.
  package init?(_ context: RuleContext) {
    let written = context.rootKeys.value(forKey: "CFBundleIdentifier")?.stringValue
    let known = [written, context.traits.bundle.identifier?.value].compactMap(\.self)
    if let identifier = known.first(where: { !BuildVariable.occurs(in: $0) && $0.contains(".") }) {
      text = identifier
    } else if let written, Self.variables.contains(written) {
      text = Self.variables[0]
    } else if let written, written.contains(".") {
      text = written
    } else {
      return nil
    }
  }

  /// Returns whether a type identifier begins with the identifier of the bundle.
  package func isOwn(_ type: String) -> Bool { resolved(type).hasPrefix(text + ".") }

  /// Returns a type identifier with the variable for the bundle's identifier replaced.
  package func resolved(_ type: String) -> String {
    for variable in Self.variables where type.hasPrefix(variable) { return text + type.dropFirst(variable.count) }
    return type
  }
}
