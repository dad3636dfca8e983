import ProjectFiles
import PropertyList
import SourceText

/// The entitlements or the privacy manifest that a generator writes into a file that does not exist yet.
///
/// They are written out as a document, so that rules check them like any other.
package struct GeneratedEntitlements: Sendable {
  /// The document; its path names the file that declares the target and the target inside it, where no file can be.
  package let document: Document

  /// Writes the entitlements of `target`; nil if no generator does.
  package init?(_ target: ProjectTarget) {
    guard let path = target.generatedEntitlements else { return nil }
    self.init(target, .entitlements, at: path)
  }

  /// Writes the privacy manifest of `target`; nil if no generator does.
  package init?(manifestOf target: ProjectTarget) {
    guard let path = target.generatedManifest else { return nil }
    self.init(target, .privacyManifest, at: path)
  }

  private init(_ target: ProjectTarget, _ kind: FileKind, at path: String) {
    var values: [String: PropertyListValue] = [:]
    for declared in target.generatedKeys where declared.file == kind {
      values[declared.key] = declared.writtenValue
    }
    let entries = values.sorted { $0.key < $1.key }.map { PropertyListValue.KeyedValue(key: $0.key, value: $0.value) }
    document = Document(path: path, text: SourceText(XMLWriter().document(.dictionary(entries))))
  }
}

extension DeclaredKey {
  /// The value that is written for the key: a variable, which no rule checks, if it is unknown.
  var writtenValue: PropertyListValue {
    content ?? .string(value ?? "$(VALUE)")
  }
}

extension ProjectTarget {
  /// The name of the entitlements that a generator writes without a file, or nil; it is inside the file that declares
  /// the target, so no file has this path.
  public var generatedEntitlements: String? {
    guard role != .other, entitlementsCarrier != nil else { return nil }
    return FilePath.join(FilePath.join(declaredIn, name), "\(name).entitlements")
  }

  /// The name of the privacy manifest that a generator writes without a file, or nil; no file has this path.
  public var generatedManifest: String? {
    guard role != .other, manifestCarrier != nil else { return nil }
    return FilePath.join(FilePath.join(declaredIn, name), FileKind.privacyManifestName)
  }

  /// The file that declares the privacy manifest that a generator writes; nil if none does.
  package var manifestCarrier: String? { generatedKeys.first { $0.file == .privacyManifest }?.evidence.path }

  /// The file that declares the entitlements that a generator writes; nil if none does.
  package var entitlementsCarrier: String? { generatedKeys.first { $0.file == .entitlements }?.evidence.path }
}
