import AppProject
import ProductFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct XCFrameworkLibraryMismatchTests {
  private func check(_ architectures: String) -> ProductCheck {
    ProductCheck(
      XCFrameworkLibraryMismatch.self,
      """
      <key>AvailableLibraries</key> <array>
        <dict>
          <key>LibraryIdentifier</key> <string>ios-arm64</string>
          <key>LibraryPath</key> <string>Juice.framework</string>
          <key>SupportedArchitectures</key> <array> \(architectures) </array>
        </dict>
      </array>
      """,
      file: "Juice.xcframework/Info.plist"
    )
  }

  private func framework(_ path: String, _ slices: BuiltSlice...) -> BuiltBundle {
    BuiltBundle("Juice.xcframework", .framework).with { bundle in
      bundle.libraries = [path: BuiltCode(path: path, slices: slices)]
    }
  }

  private let arm = "<string>arm64</string>"

  @Test func aLibraryThatIsNotThereFailsTheBuild() {
    #expect(check(arm).finds(framework("ios/Juice.framework"), .error, nil).contains("ios-arm64/Juice.framework"))
  }

  @Test func processorsMustBeThoseOfTheFile() {
    let found = framework("ios-arm64/Juice.framework", BuiltSlice())
    check(arm).accepts(found)
    #expect(check("\(arm) <string>arm64e</string>").finds(found, .warning, nil).contains("code for arm64."))
  }

  @Test func codeThatCannotBeReadIsNotCompared() {
    check(arm).accepts(framework("ios-arm64/Juice.framework"))
  }
}
