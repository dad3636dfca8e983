"""Small projects around the fixes of `corpus_fixes.py` that more than one file proves.

The table of fixes names the lines of code that stood in the repositories, or says in a sentence what the app did; the code
here does the same in as few lines. `%` in a path is the folder of the fixed file.
"""

import pathlib

from Support import files

# Where the table quotes no line: its description as code.
TIME_SENSITIVE = "func remind(_ content: UNMutableNotificationContent) { content.interruptionLevel = .timeSensitive }\n"
KEYCHAIN = ("func token() -> [CFString: Any] {\n  [kSecClass: kSecClassGenericPassword, "
            "kSecAttrAccessGroup: \"ABCDE12345.io.robbie.HomeAssistant\"]\n}\n")
CAMERA = "func scan() { AVCaptureDevice.requestAccess(for: .video) { _ in } }\n"
OPEN_PANEL = "func pick() { let panel = NSOpenPanel(); panel.runModal() }\n"
DOWNLOAD = "func load(_ url: URL) { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }\n"
SCRIPT = "func run(_ text: String) { NSAppleScript(source: text)?.executeAndReturnError(nil) }\n"
VIDEO_APPS = ("func hasYouTube() -> Bool { UIApplication.shared.canOpenURL(URL(string: \"youtube://\")!) }\n"
              "func hasTV() -> Bool { UIApplication.shared.canOpenURL(URL(string: \"com.apple.tv://\")!) }\n"
              "func hasVimeo() -> Bool { UIApplication.shared.canOpenURL(URL(string: \"vimeo://\")!) }\n")
OPEN_APP = "func hasApp() -> Bool { UIApplication.shared.canOpenURL(URL(string: \"keepassium://\")!) }\n"
DEFAULTS = "let status = UserDefaults.standard.integer(forKey: \"status\")\n"
BOOT_TIME = "let start = ProcessInfo.processInfo.systemUptime\n"
FILE_TIME = ("func changed(_ path: String) throws -> Date? {\n"
             "  try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date\n}\n")

# An app and its extension, whose keychain groups are to be the same.
SHARED_KEYCHAIN = """name: Project
targets:
  App:
    type: application
    platform: iOS
    sources: [App]
    settings:
      PRODUCT_BUNDLE_IDENTIFIER: io.robbie.HomeAssistant.beta
      INFOPLIST_FILE: App/Info.plist
      CODE_SIGN_ENTITLEMENTS: App/App.entitlements
    dependencies: [{target: Extension}]
  Extension:
    type: app-extension
    platform: iOS
    sources: [APNSAttachmentService]
    settings:
      PRODUCT_BUNDLE_IDENTIFIER: io.robbie.HomeAssistant.beta.service
      INFOPLIST_FILE: APNSAttachmentService/Info.plist
      CODE_SIGN_ENTITLEMENTS: APNSAttachmentService/APNSAttachmentService Beta.entitlements
"""
KEYCHAIN_OF_APP = """<plist version="1.0"><dict>
  <key>keychain-access-groups</key>
  <array><string>$(AppIdentifierPrefix)io.robbie.HomeAssistant.beta</string></array>
</dict></plist>
"""
BUNDLE = "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>{}</string></dict></plist>\n"

IOS, MAC, TV, WATCH = "iOS", "macOS", "tvOS", "watchOS"
APP, EXTENSION = "application", "app-extension"

# id: platform, product, the files around it.
PROJECTS = {
    "D002": (MAC, APP, {}),
    "D025": (IOS, APP, {"Sources/Reminder.swift": TIME_SENSITIVE}),
    "D026": (IOS, EXTENSION, {"%/NotificationService.swift": KEYCHAIN}),
    "D027": (MAC, APP, {"KeePassium/Scanner.swift": CAMERA}),
    "D028": (MAC, EXTENSION, {"%/KeyFilePicker.swift": OPEN_PANEL}),
    "D029": (MAC, EXTENSION, {"%/RemoteFile.swift": DOWNLOAD}),
    "D030": (MAC, APP, {"Platform/macOS/Scripting.swift": SCRIPT}),
    "D031": (IOS, EXTENSION, {"project.yml": SHARED_KEYCHAIN, "App/App.entitlements": KEYCHAIN_OF_APP,
                              "App/Info.plist": BUNDLE.format("APPL"), "%/Info.plist": BUNDLE.format("XPC!")}),
    "D057": (TV, APP, {"%/Trailers.swift": VIDEO_APPS}),
    "D058": (IOS, EXTENSION, {"%/Opener.swift": OPEN_APP}),
    "D065": (IOS, APP, {"Loop/View Controllers/BolusViewController.swift":
                        "func check() {\n        let context = LAContext()\n}\n"}),
    "D066": (IOS, APP, {"Loop/View Controllers/BolusViewController.swift":
                        "func check() {\n        let context = LAContext()\n}\n"}),
    "D067": (WATCH, "watchkit2-extension", {"Learn/Managers/DataManager.swift":
                                            "final class DataManager {\n        let healthStore = HKHealthStore()\n}\n"}),
    "D068": (IOS, APP, {"Vector/ViewController/MediaPickerViewController.m":
                        "@interface MediaPickerViewController ()\n{\n    AVCaptureSession *captureSession;\n}\n@end\n"}),
    "D069": (IOS, APP, {"Riot/Modules/LocationSharing/LocationManager.swift":
                        "func ask(_ manager: CLLocationManager) {\n"
                        "    // - Core Location limits calls to requestAlwaysAuthorization\n"
                        "    manager.requestAlwaysAuthorization()\n}\n"}),
    "D070": (IOS, APP, {"SiriIntents/IntentHandler.m":
                        "@implementation IntentHandler\n- (id)handlerForIntent:(INIntent *)intent\n{\n"
                        "    return self;\n}\n@end\n"}),
    "D071": (MAC, APP, {"Modules/Bluetooth/readers.swift": "import Foundation\nimport IOBluetooth\n"}),
    "D072": (IOS, EXTENSION, {"HomeAssistant/Utilities/Permissions.swift":
                              "import CoreLocation\nfunc ask() {\n            locationManager.requestAlwaysAuthorization()\n}\n"}),
    "D073": (IOS, APP, {"HomeAssistant/Camera.swift": CAMERA}),
    "D074": (IOS, APP, {"Sources/Shared/API/Webhook/Sensors/HealthKitService.swift":
                        "enum HealthKitService {\n    private static let healthStore = HKHealthStore()\n}\n"}),
    "D075": (WATCH, APP, {"Sources/App/Assist/Local/SpeechTranscriber.swift":
                          "func ask() {\n            AVAudioApplication.requestRecordPermission { _ in }\n}\n"}),
    "D076": (IOS, APP, {"packages/ios/Avocado/Avocado/Modules/Camera/CameraViewController.swift":
                        "func save(_ image: UIImage) {\n    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)\n}\n"}),
    "D077": (IOS, APP, {"packages/ios/Avocado/Avocado/Plugins/Camera.swift":
                        "public class Camera : Plugin, UIImagePickerControllerDelegate {\n"
                        "  let picker = UIImagePickerController()\n}\n"}),
    "D078": (IOS, APP, {"Monal/Classes/chatViewController.h":
                        "@interface chatViewController : UIViewController <UIImagePickerControllerDelegate>\n@end\n",
                        "Monal/Classes/chatViewController.m":
                        "- (void)attach {\n    UIImagePickerController *picker = [[UIImagePickerController alloc] init];\n"
                        "}\n"}),
    "D094": (IOS, APP, {"permission_handler_apple/ios/Classes/Strategy.swift": DEFAULTS}),
    "D095": (IOS, EXTENSION, {"BroadcastUploadExtension/Sample.swift": BOOT_TIME}),
    "D096": (IOS, EXTENSION, {"ios/NotificationService/Cleaner.swift": FILE_TIME}),
}

# The oldest iOS that an app runs on, where that decides: the picker needs a key for the photo library before iOS 11 alone.
OLDEST = {"D078": "8.2"}


def write(folder, row, contents):
    """Lays out the project of a fix around `contents`, its file before or after the fix; False where there is none."""
    if row["base"]:
        return write_languages(folder, row, contents)
    if row["id"] not in PROJECTS:
        return False
    platform, product, around = PROJECTS[row["id"]]
    path = row["path"]
    home = path.rpartition("/")[0] or "."
    made = {path: contents, **{name.replace("%", home): text for name, text in around.items()}}
    if "project.yml" in made:
        files.write(folder, made)
        return True
    settings = {"PRODUCT_BUNDLE_IDENTIFIER": "com.example.app", "INFOPLIST_FILE": path}
    if row["id"] in OLDEST:
        settings["IPHONEOS_DEPLOYMENT_TARGET"] = f'"{OLDEST[row["id"]]}"'
    if not path.endswith(".plist"):
        settings["INFOPLIST_FILE"] = f"{home}/Project-Info.plist"
        made[f"{home}/Project-Info.plist"] = BUNDLE.format("APPL" if product == APP else "XPC!")
    if path.endswith(".entitlements"):
        settings["CODE_SIGN_ENTITLEMENTS"] = path
    lines = ["name: Project", "targets:", "  Project:", f"    type: {product}", f"    platform: {platform}",
             "    sources: [.]", "    settings:"]
    lines += [f"      {name}: {value}" for name, value in settings.items()]
    made["project.yml"] = "\n".join(lines + [""])
    files.write(folder, made)
    return True


def write_languages(folder, row, contents):
    """Lays out a string table next to that of the base language."""
    path = pathlib.PurePath(row["path"])
    made = {path: contents, path.parent.parent / "en.lproj" / path.name: row["base_contents"],
            "project.yml": "name: Project\noptions:\n  developmentLanguage: en\n"}
    if path.name == "InfoPlist.strings":
        keys = [line.split(b'"')[1] for line in row["base_contents"].splitlines() if line.startswith(b'"')]
        entries = b"".join(b"<key>%s</key><string>Text</string>" % key for key in keys)
        made[path.parent.parent / "Info.plist"] = (
            b"<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string>"
            b"<key>CFBundleDevelopmentRegion</key><string>en</string>" + entries + b"</dict></plist>\n")
    files.write(folder, made)
    return True
