import SwiftUI

@main
struct SampleApp: App {
  @AppStorage("lastList") private var lastList = ""

  var body: some Scene {
    WindowGroup {
      ScannerView(list: lastList)
    }
  }
}
