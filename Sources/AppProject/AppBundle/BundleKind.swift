import BuildDescriptions

/// What a bundle is.
public enum BundleKind: Sendable, Hashable {
  /// An app that users install and open.
  case app
  case appClip
  case watchApp
  /// An extension, with its extension point if the file contains it.
  case appExtension(point: String?)
  /// A service in an app or framework that other processes connect to.
  case xpcService
  case framework
  /// A bundle that is loaded or only holds files.
  case loadableBundle
  /// A bundle with tests.
  case testBundle
  /// A plug-in of the system or of an app, such as an importer, a driver or a preference pane.
  case plugIn
  /// A tool or library, which is not a bundle.
  case tool

  /// The name by which the catalog lists keys that have no effect in such a bundle; nil for other kinds.
  package var catalogName: String? {
    switch self {
    case .appClip: "appClip"
    case .appExtension: "appExtension"
    default: nil
    }
  }

  /// Reads a product type of Xcode without its prefix, such as `app-extension.messages`; nil if the product is unknown.
  init?(productType name: String) {
    switch name {
    case "application.on-demand-install-capable": self = .appClip
    case "application.watchapp", "application.watchapp2": self = .watchApp
    case "xpc-service": self = .xpcService
    case "bundle": self = .loadableBundle
    case _ where name.hasPrefix("bundle."): self = .testBundle
    case _ where name.hasPrefix("application"): self = .app
    case _ where name.hasPrefix("framework"): self = .framework
    case _ where XcodeProductType(name).role == .appExtension: self = .appExtension(point: nil)
    case _ where name.hasSuffix("-extension"): self = .plugIn
    case _ where name.hasPrefix("library") || name == "tool": self = .tool
    default: return nil
    }
  }

  /// Reads a value of `CFBundlePackageType`; nil if only the build determines it or it is unusual.
  init?(packageType: String) {
    switch packageType {
    case "APPL": self = .app
    case "FMWK": self = .framework
    case "BNDL": self = .loadableBundle
    case "XPC!": self = .xpcService
    case _ where packageType.contains("$") || packageType.isEmpty: return nil
    default: self = .plugIn
    }
  }

  /// Whether it is an app or lies in one and has code of its own.
  public var isAppOrPartOfOne: Bool {
    switch self {
    case .app, .appClip, .watchApp, .appExtension: true
    case .xpcService, .framework, .loadableBundle, .testBundle, .plugIn, .tool: false
    }
  }

  /// What it means for purpose strings.
  public var role: BundleRole {
    switch self {
    case .app, .appClip, .watchApp: .app
    case .appExtension, .xpcService: .appExtension
    case .framework, .loadableBundle, .testBundle, .plugIn, .tool: .other
    }
  }
}

/// The purpose of a bundle that is not for users.
public enum BundlePurpose: Sendable, Hashable {
  /// It holds tests or hosts them.
  case tests
  /// It is a template of other projects.
  case template
}
