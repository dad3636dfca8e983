import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundRemoteNotificationMissingTests {
  private func check(_ code: String, _ file: String = "App/Receiver.swift") -> ProjectCheck {
    ProjectCheck(
      BackgroundRemoteNotificationMissing.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
      [file: code]
    )
  }
  private let swift = """
    func register() { UIApplication.shared.registerForRemoteNotifications() }
    func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler h: (Int) -> Void) {}
    """
  private let objectiveC = """
    - (void)register { [[UIApplication sharedApplication] registerForRemoteNotifications]; }
    - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)i fetchCompletionHandler:(id)h {}
    """

  @Test func reportsHandlersInBothLanguages() {
    check(swift).finds("1️⃣{2️⃣ CFBundleName = a; }")
    check(objectiveC, "App/Receiver.m").finds("{ 1️⃣UIBackgroundModes2️⃣ = (audio); }")
    check(swift).fixes(
      "{ UIBackgroundModes = (audio); }",
      to: "{ UIBackgroundModes = (audio, \"remote-notification\"); }"
    )
  }

  @Test func librariesMayRegister() {
    check(swift.replacing("registerForRemoteNotifications", with: "other")).finds("1️⃣{2️⃣ CFBundleName = a; }")
  }

  @Test func reportsTheAsynchronousMethod() {
    let method = """
      func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
        .newData
      }
      """
    check(method).finds("1️⃣{2️⃣ CFBundleName = a; }")
    check(method).accepts("{ UIBackgroundModes = (remote-notification); }")
    // Of the method without a handler, which is for notifications that are shown.
    let old = """
      func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {}
      func application(_ a: UIApplication, performFetchWithCompletionHandler h: (UIBackgroundFetchResult) -> Void) {}
      """
    check(old).accepts("{ CFBundleName = a; }")
  }

  @Test func acceptsTheModeAndOtherHandlers() {
    check(swift).accepts("{ UIBackgroundModes = (remote-notification); }")
    check(swift).accepts("{ UIBackgroundModes = (\"$(MODE)\"); }")
    check(swift.replacing("fetchCompletionHandler", with: "other")).accepts("{ CFBundleName = a; }")
  }

  @Test("bug: the delegate of Expo's template, which passes notifications on, was said to handle them")
  func theDelegateOfExpoPassesThemOn() {
    check("@interface AppDelegate : EXAppDelegateWrapper\n@end\n" + objectiveC, "App/AppDelegate.m")
      .accepts("{ CFBundleName = a; }")
  }
}
