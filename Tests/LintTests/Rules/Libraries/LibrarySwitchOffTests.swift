import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LibrarySwitchOffTests {
  private func check(_ call: String, _ podfile: String?) -> ProjectCheck {
    var files = ["A.dart": "import 'package:permission_handler/permission_handler.dart';\nvoid f() { \(call) }"]
    files["Podfile"] = podfile
    let project = ExampleProject(.init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;"))
    return ProjectCheck(LibrarySwitchOff.self, project, files)
  }

  @Test func reportsWhatIsOffOrAbsent() {
    let finding = check("Permission.contacts.request();", "x = ['PERMISSION_CAMERA=1']").finds("1️⃣{2️⃣ a = b; }").first
    #expect(
      finding?.message
        == "A.dart requests a permission through permission_handler, but the Podfile does not define PERMISSION_CONTACTS as 1, so it is always denied."
    )
    check("Permission.camera.request();", "x = ['PERMISSION_CAMERA=0']").finds("1️⃣{2️⃣ a = b; }")
    check("Permission.camera.request();", "# 'PERMISSION_CAMERA=1'").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func acceptsWhatIsOnAndProjectsWithoutAPodfile() {
    check("Permission.camera.request();", "x = ['PERMISSION_CAMERA=1']").accepts("{ a = b; }")
    check("Permission.location.request();", "x = ['PERMISSION_LOCATION_WHENINUSE=1']").accepts("{ a = b; }")
    check("Permission.storage.request();", "x = []").accepts("{ a = b; }")
    check("Permission.camera.request();", nil).accepts("{ a = b; }")
  }
}
