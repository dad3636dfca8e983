import AppProject
import BuildDescriptions
import CodeScanning

/// What an extension is made with, and the systems that have it.
///
/// Sources: Apple's documentation of the extension points and of WidgetKit, ActivityKit and AppIntents.
package struct ExtensionTechnology {
  /// Whether the first version of its extension point is known.
  package let isKnown: Bool
  /// The versions with which the parts came that it uses, besides the extension point.
  private let versions: [ApplePlatform: Set<String>]

  /// Looks at an extension; linear in the names that its code mentions.
  package init(of project: ProjectContext) {
    let point = project.documents.infoPlists.firstResult { document -> String? in
      let root = document.rootDictionary
      let value =
        root?.value(forKey: "NSExtension")?.value(forKey: "NSExtensionPointIdentifier")
        ?? root?.value(forKey: "EXAppExtensionAttributes")?.value(forKey: "EXExtensionPointIdentifier")
      return value?.stringValue
    }
    let names = project.code.watchedNames
    let used = Self.parts.filter { names[$0.key] != nil }.map(\.value) + [point.flatMap { Self.points[$0] } ?? [:]]
    versions = used.reduce(into: [:]) { found, versions in
      for (platform, own) in versions { found[platform, default: []].formUnion(own) }
    }
    isKnown = point.flatMap { Self.points[$0] } != nil
  }

  /// Whether a part of it came with this version of the system, so that an older one has nothing to run.
  package func began(with version: String, on platform: ApplePlatform) -> Bool {
    versions[platform]?.contains {
      !VersionNumber.isNewer(version, than: $0) && !VersionNumber.isNewer($0, than: version)
    }
      ?? false
  }

  /// The first versions of extension points.
  private static let points: [String: [ApplePlatform: Set<String>]] = [
    "com.apple.appintents-extension": [.iOS: ["16.0"], .macOS: ["13.0"], .watchOS: ["9.0"]],
    "com.apple.authentication-services-credential-provider-ui": [.iOS: ["12.0"], .macOS: ["11.0"]],
    "com.apple.background-asset-downloader-extension": [.iOS: ["16.0", "16.1"], .macOS: ["13.0"]],
    "com.apple.calendar.virtualconference": [.iOS: ["15.0"], .macOS: ["12.0"]],
    "com.apple.callkit.call-directory": [.iOS: ["10.0"]],
    "com.apple.contact.provider.extension": [.iOS: ["18.0"]],
    "com.apple.deviceactivity.monitor-extension": [.iOS: ["15.0"]],
    "com.apple.deviceactivityui.report-extension": [.iOS: ["16.0"]],
    "com.apple.identitylookup.message-filter": [.iOS: ["11.0"]],
    "com.apple.intents-service": [.iOS: ["10.0"], .macOS: ["12.0"], .watchOS: ["3.2"]],
    "com.apple.intents-ui-service": [.iOS: ["10.0"]],
    "com.apple.keyboard-service": [.iOS: ["8.0"]],
    "com.apple.location.push.service": [.iOS: ["15.0"]],
    "com.apple.ManagedSettings.shield-action-service": [.iOS: ["15.0"]],
    "com.apple.ManagedSettingsUI.shield-configuration-service": [.iOS: ["15.0"]],
    "com.apple.matter.support.extension.device-setup": [.iOS: ["16.1"]],
    "com.apple.message-payload-provider": [.iOS: ["10.0"]],
    "com.apple.networkextension.app-push": [.iOS: ["14.0"]],
    "com.apple.photo-editing": [.iOS: ["8.0"], .macOS: ["10.11"]],
    "com.apple.quicklook.thumbnail": [.iOS: ["13.0"], .macOS: ["10.15"]],
    "com.apple.Safari.content-blocker": [.iOS: ["9.0"], .macOS: ["10.13"]],
    "com.apple.Safari.web-extension": [.iOS: ["15.0"], .macOS: ["11.0"]],
    "com.apple.securecapture": [.iOS: ["18.0"]],
    "com.apple.services": [.iOS: ["8.0"], .macOS: ["10.10"]],
    "com.apple.share-services": [.iOS: ["8.0"], .macOS: ["10.10"]],
    "com.apple.ui-services": [.iOS: ["8.0"], .macOS: ["10.10"]],
    "com.apple.usernotifications.content-extension": [.iOS: ["10.0"]],
    "com.apple.usernotifications.service": [.iOS: ["10.0"], .macOS: ["11.0"]],
    "com.apple.widgetkit-extension": [.iOS: ["14.0"], .macOS: ["11.0"], .visionOS: ["26.0"], .watchOS: ["9.0"]],
  ]

  /// The first versions of names in code that an extension is made with.
  private static let parts: [String: [ApplePlatform: Set<String>]] = [
    // 16.2 replaced most of what 16.1 had.
    "ActivityConfiguration": [.iOS: ["16.1", "16.2"]],
    "AppIntentConfiguration": [.iOS: ["17.0"], .macOS: ["14.0"], .watchOS: ["10.0"]],
    "AppIntentTimelineProvider": [.iOS: ["17.0"], .macOS: ["14.0"], .watchOS: ["10.0"]],
    "ControlWidget": [.iOS: ["18.0"], .macOS: ["26.0"], .watchOS: ["26.0"]],
  ]
}
