import AppProject

extension StatedBundle {
  /// Whether the bundle is an app or is inside one and has code of its own.
  package var isAppOrPartOfOne: Bool {
    switch kind {
    case .app, .appClip, .watchApp, .appExtension: true
    case .framework, .loadableBundle, nil: false
    }
  }

  /// Whether the file shows that the bundle can only be distributed through App Store Connect.
  package var isForStoreOnly: Bool {
    isAppOrPartOfOne && !platforms.isEmpty && !platforms.contains(.macOS)
  }
}
