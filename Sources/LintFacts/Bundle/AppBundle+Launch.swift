import AppProject
import PropertyList

extension AppBundle {
  /// Whether users never launch the app with the keys `root`: it only holds an extension for Messages, and Xcode supplies all that it
  /// shows.
  ///
  /// Source: Apple, `LSApplicationLaunchProhibited`, and the product type of such apps in swift-build.
  package func isNeverLaunched(_ root: RootKeys) -> Bool {
    target?.productType == "application.messages"
      || root.value(forKey: "LSApplicationLaunchProhibited")?.meansTrue == true
  }
}
