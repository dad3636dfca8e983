import Testing

@testable import LintFacts

/// Small copies of the templates of 2026 from the npm registry: what is reported of each, and nothing else.
@Suite struct FreshTemplatesTests {
  /// A new app.
  struct Template: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// The file that is checked.
    let file: String
    /// The severities and rules of what is reported, sorted.
    let expected: [String]

    init(_ name: String, _ file: String, _ files: [String: String], reports expected: [String]) {
      (testDescription, self.file, self.files, self.expected) = (name, file, files, expected)
    }
  }

  @Test(arguments: reactNative + expo + cordova + capacitor + others)
  func onlyTheDefectsOfTheTemplateAreReported(_ template: Template) {
    let findings = PackageProject(files: template.files).findings(in: template.file, rules: nil)
    let found = findings.map { "\($0.severity) \($0.rule)" }.sorted()
    #expect(found == template.expected, "\(findings.map(\.message))")
  }

  // MARK: React Native and Expo

  private static let reactNative = [
    Template(
      "React Native 0.87",
      "ios/Hills/Info.plist",
      bare(
        ["react-native": "0.87.2"],
        delegate: "import React\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
      ),
      reports: ["info encryption-key-missing", "info purpose-string-empty", "warning scene-manifest-missing"]
    ),
    Template(
      "React Native 0.76",
      "ios/Hills/Info.plist",
      bare(
        ["react-native": "0.76.9"],
        delegate: "#import <RCTAppDelegate.h>\n@interface AppDelegate : RCTAppDelegate\n@end",
        in: "AppDelegate.h"
      ),
      reports: ["info encryption-key-missing", "info purpose-string-empty", "warning scene-manifest-missing"]
    ),
  ]

  private static let expo = [
    Template(
      "Expo 58",
      "app.json",
      managed("~58.0.0"),
      reports: ["info encryption-key-missing"]
    ),
    Template(
      "Expo 57",
      "app.json",
      managed("~57.0.0"),
      reports: ["info encryption-key-missing", "info scene-manifest-missing"]
    ),
    Template(
      "Expo 58 with its native project",
      "ios/Hills/Info.plist",
      bare(
        ["expo": "~58.0.0", "react-native": "0.87.2"],
        delegate: """
          internal import Expo
          @main class AppDelegate: ExpoAppDelegate {}
          @objc(SceneDelegate)
          class SceneDelegate: ExpoAppSceneDelegate {}
          """,
        entries: scenes("$(PRODUCT_MODULE_NAME).SceneDelegate")
      ),
      reports: ["info encryption-key-missing"]
    ),
    Template(
      "Expo 52 with its native project",
      "ios/Hills/Info.plist",
      bare(
        ["expo": "~52.0.0", "react-native": "0.76.9"],
        delegate: """
          @interface AppDelegate : EXAppDelegateWrapper
          @end
          - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)i fetchCompletionHandler:(id)h {
            return [super application:a didReceiveRemoteNotification:i fetchCompletionHandler:h];
          }
          """,
        in: "AppDelegate.m",
        entries: ""
      ),
      reports: ["info encryption-key-missing", "warning scene-manifest-missing"]
    ),
  ]

  /// Returns an app with a native project, with the empty purpose string of React Native's template unless `entries` replace it.
  private static func bare(
    _ dependencies: [String: String],
    delegate: String,
    in file: String = "AppDelegate.swift",
    entries: String = "<key>NSLocationWhenInUseUsageDescription</key><string></string>"
  ) -> [String: String] {
    [
      "package.json": package(dependencies), "index.js": "import { AppRegistry } from 'react-native'",
      "ios/Podfile": "target 'Hills' do\n  config = use_native_modules!\nend",
      "ios/Hills.xcodeproj/project.pbxproj": project("Hills"), "ios/Hills/\(file)": delegate,
      "ios/Hills/Info.plist": infoPlist(entries), "ios/Hills/PrivacyInfo.xcprivacy": manifest,
    ].merging(resources("ios/Hills")) { $1 }
  }

  private static func managed(_ version: String) -> [String: String] {
    [
      "package.json": package(["expo": version, "react-native": "0.87.2"]),
      "app.json": """
      { "expo": { "name": "Hills", "slug": "hills", "version": "1.0.0", "icon": "./assets/icon.png",
        "ios": { "supportsTablet": true } } }
      """,
    ]
  }

  // MARK: Cordova and Capacitor

  private static let cordova = [
    Template("Cordova 8", "config.xml", widget("^8.1.1"), reports: ["info encryption-key-missing"]),
    Template(
      "Cordova 7",
      "config.xml",
      widget("^7.1.1"),
      reports: ["info encryption-key-missing", "warning scene-manifest-missing"]
    ),
    Template(
      "Cordova 6",
      "config.xml",
      widget("^6.3.0"),
      reports: [
        "info encryption-key-missing", "info privacy-sdk-manifest-missing", "warning scene-manifest-missing",
      ]
    ),
    Template(
      "Quasar with Cordova",
      "src-cordova/config.xml",
      widget("^8.1.1", in: "src-cordova/"),
      reports: ["info encryption-key-missing"]
    ),
  ]

  private static let capacitor = [
    Template(
      "Capacitor 8",
      "ios/App/App/Info.plist",
      web(
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
        scenes("$(PRODUCT_MODULE_NAME).SceneDelegate")
      ),
      reports: ["info capabilities-armv7-outdated", "info encryption-key-missing"]
    ),
    Template(
      "Capacitor 7",
      "ios/App/App/Info.plist",
      web("@main class AppDelegate: UIResponder, UIApplicationDelegate {}", ""),
      reports: [
        "info capabilities-armv7-outdated", "info encryption-key-missing", "warning scene-manifest-missing",
      ]
    ),
    Template(
      "Quasar with Capacitor",
      "src-capacitor/ios/App/App/Info.plist",
      web("@main class AppDelegate: UIResponder, UIApplicationDelegate {}", "", in: "src-capacitor/"),
      reports: [
        "info capabilities-armv7-outdated", "info encryption-key-missing", "warning scene-manifest-missing",
      ]
    ),
  ]

  private static func widget(_ version: String, in folder: String = "") -> [String: String] {
    [
      "\(folder)config.xml": """
      <?xml version='1.0' encoding='utf-8'?>
      <widget id="org.example.hills" version="1.0.0" xmlns="http://www.w3.org/ns/widgets">
        <name>Hills</name>
        <content src="index.html" />
      </widget>
      """,
      "\(folder)package.json": """
      { "name": "hills", "devDependencies": { "cordova-ios": "\(version)" },
        "cordova": { "platforms": ["ios"], "plugins": {} } }
      """,
    ]
  }

  private static func web(_ code: String, _ entries: String, in folder: String = "") -> [String: String] {
    let armv7 = "<key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array>"
    return [
      "\(folder)package.json": package(["@capacitor/core": "^8.0.0", "@capacitor/ios": "^8.0.0"]),
      "\(folder)capacitor.config.json": "{ \"appId\": \"org.example.hills\", \"appName\": \"Hills\" }",
      "\(folder)ios/App/App.xcodeproj/project.pbxproj": project("App"),
      "\(folder)ios/App/App/AppDelegate.swift": "import UIKit\nimport Capacitor\n\(code)",
      "\(folder)ios/App/App/Info.plist": infoPlist(armv7 + entries),
    ].merging(resources("\(folder)ios/App/App")) { $1 }
  }

  // MARK: Others

  private static let others = [
    Template(
      "NativeScript 9",
      "App_Resources/iOS/Info.plist",
      [
        "package.json": "{ \"name\": \"hills\", \"devDependencies\": { \"@nativescript/ios\": \"9.0.0\" } }",
        "nativescript.config.ts": "export default { id: 'org.example.hills', appResourcesPath: 'App_Resources' }",
        "App_Resources/iOS/Info.plist": infoPlist(
          "<key>UIRequiresFullScreen</key><true/>"
            + "<key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array>",
          identifier: ""
        ),
      ].merging(resources("App_Resources/iOS")) { $1 },
      reports: ["info capabilities-armv7-outdated", "info encryption-key-missing", "info full-screen-deprecated"]
    ),
    Template(
      "electron-builder 26",
      "build/entitlements.mac.plist",
      [
        "package.json": """
        { "name": "hills", "devDependencies": { "electron": "^40.0.0", "electron-builder": "^26.0.0" },
          "build": { "appId": "org.example.hills" } }
        """,
        "build/entitlements.mac.plist": xml(
          "<key>com.apple.security.cs.allow-jit</key><true/>"
            + "<key>com.apple.security.cs.allow-unsigned-executable-memory</key><true/>"
        ),
      ],
      reports: []
    ),
  ]

  // MARK: Files

  private static func package(_ dependencies: [String: String]) -> String {
    let list = dependencies.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
    return "{ \"name\": \"hills\", \"dependencies\": { \(list.joined(separator: ", ")) } }"
  }

  private static func project(_ name: String) -> String {
    ExampleProject(
      .init(
        """
        INFOPLIST_FILE = \(name)/Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.1;
        TARGETED_DEVICE_FAMILY = "1,2"; PRODUCT_BUNDLE_IDENTIFIER = org.example.hills; PRODUCT_NAME = Hills;
        MARKETING_VERSION = 1.0; CURRENT_PROJECT_VERSION = 1; ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        """,
        folder: name
      )
    ).text
  }

  /// Returns the launch screen and the icon in a folder.
  private static func resources(_ folder: String) -> [String: String] {
    let icon = "\(folder)/Assets.xcassets/AppIcon.appiconset"
    return [
      "\(folder)/LaunchScreen.storyboard": "<document/>", "\(icon)/icon.png": "",
      "\(icon)/Contents.json": """
      { "images": [{ "filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024" }] }
      """,
    ]
  }

  private static func infoPlist(
    _ entries: String,
    identifier: String = "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"
  ) -> String {
    let orientations = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
      .map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return xml(
      """
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleDisplayName</key><string>Hills</string>
      <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
      \(identifier)
      <key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleShortVersionString</key><string>1.0</string>
      <key>CFBundleVersion</key><string>1</string>
      <key>LSRequiresIPhoneOS</key><true/>
      <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
      <key>UISupportedInterfaceOrientations</key><array>\(orientations)</array>
      \(entries)
      """
    )
  }

  private static func scenes(_ delegate: String) -> String {
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>
          <dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key><string>\(delegate)</string>
          </dict>
        </array>
      </dict>
    </dict>
    """
  }

  private static let manifest = xml(
    """
    <key>NSPrivacyAccessedAPITypes</key>
    <array>
      <dict>
        <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryUserDefaults</string>
        <key>NSPrivacyAccessedAPITypeReasons</key><array><string>CA92.1</string></array>
      </dict>
    </array>
    <key>NSPrivacyCollectedDataTypes</key><array/>
    <key>NSPrivacyTracking</key><false/>
    """
  )

  private static func xml(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(entries)
    </dict></plist>
    """
  }
}
