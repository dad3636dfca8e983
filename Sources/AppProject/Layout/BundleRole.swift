/// What kind of bundle an Info.plist describes, as far as purpose strings are concerned.
public enum BundleRole: Sendable, Hashable {
  /// An app, an App Clip or a watch app: what asks the user.
  case app
  /// An extension, which asks the user too, but only for what it does itself.
  case appExtension
  /// Frameworks, tests, resource bundles: their Info.plist needs no purpose strings.
  case other
}
