import KeyCatalog
import Messages
import ProjectFiles

/// Who refuses an app or a file because of a defect, in the order in which an app meets them; nobody is an empty list.
///
/// The raw values are those of reports and of `file-kinds.plist`.
public enum Refuser: String, Sendable, Hashable, CaseIterable {
  /// What reads the file: which of the others depends on its kind.
  case reader
  /// Foundation, so that nothing reads the file.
  case foundation
  /// The build of Xcode.
  case xcodeBuild
  case codesign
  /// The installer of a device or a Mac.
  case installer
  /// App Store Connect, by the check of an upload.
  case appStoreConnect
  /// People who review an app.
  case appReview
  /// The system, when the app runs.
  case system
  case launchd

  /// Until when a defect stays unseen.
  public enum Stage: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The build, with the signature and an installation for testing.
    case build
    /// The upload to App Store Connect.
    case upload
    /// The review of the app.
    case review
    /// The use by people.
    case release

    /// Returns whether `first` comes before `second`.
    public static func < (first: Stage, second: Stage) -> Bool { first.rank < second.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// When it refuses; of a reader that is not known, before the upload.
  public var stage: Stage {
    switch self {
    case .reader, .foundation, .xcodeBuild, .codesign, .installer: .build
    case .appStoreConnect: .upload
    case .appReview: .review
    case .system, .launchd: .release
    }
  }

  /// What people call it.
  public var name: String { Messages.text("refusers.\(rawValue)") }

  /// Returns who reads files of `kind`, and stops or does without them; nil if anything may.
  static func reading(_ kind: FileKind) -> Refuser? {
    if kind.isTextTable || kind == .infoPlistStrings { return .foundation }
    return kind.domain?.info.reader.flatMap(Refuser.init)
  }
}

extension Refuser: Comparable {
  /// Returns whether `first` comes before `second` on the way of an app.
  public static func < (first: Refuser, second: Refuser) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
