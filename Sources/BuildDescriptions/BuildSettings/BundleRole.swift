/// What kind of bundle an Info.plist describes, as far as purpose strings are concerned.
public enum BundleRole: Sendable, Hashable {
  /// An app, an App Clip or a watch app: it requests permissions.
  case app
  /// An extension, which requests permissions only for what it does itself.
  case appExtension
  /// Frameworks, tests, resource bundles: their Info.plist needs no purpose strings.
  case other
}
