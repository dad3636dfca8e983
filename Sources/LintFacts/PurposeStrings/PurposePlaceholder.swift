import KeyCatalog
import Messages

/// The text that is inserted for a purpose string, which only people can write.
///
/// It is reported as a placeholder until it is replaced, so that it cannot reach users unnoticed.
package enum PurposePlaceholder {
  /// Returns the text for the use of `resource`.
  package static func text(for resource: ProtectedResource) -> String {
    text(for: Messages.translated(resource.resourceName))
  }

  /// Returns the text for the use that `name` says.
  package static func text(for name: String) -> String {
    Messages.text("common.purpose-placeholder", [name])
  }
}
