import Testing

@testable import CodeScanning

@Suite struct ToolkitScanTests {
  private func keys(_ text: String, _ language: SourceLanguage) -> [String] {
    SourceScanner.scan(Array(text.utf8), language: language, path: "A").uses
      .flatMap { $0.symbol.requirement.joined() }
  }

  @Test func kotlinCallsWhatObjectiveCHas() {
    #expect(
      keys("fun f() { AVCaptureDevice.requestAccessForMediaType(AVMediaTypeVideo) {} }", .kotlin)
        == ["NSCameraUsageDescription"]
    )
    #expect(
      keys("fun f() { manager.requestWhenInUseAuthorization() }", .kotlin).first
        == "NSLocationWhenInUseUsageDescription"
    )
    #expect(keys("fun f() { print(\"AVCaptureDevice.requestAccessForMediaType(AVMediaTypeVideo)\") }", .kotlin).isEmpty)
    #expect(keys("fun f() { val c = '\"' }\n// requestWhenInUseAuthorization()", .kotlin).isEmpty)
  }

  @Test func callsOfMAUI() {
    #expect(
      keys("class A { Task B() => MediaPicker.Default.CapturePhotoAsync(); }", .cSharp) == ["NSCameraUsageDescription"]
    )
    #expect(
      keys("var a = await Permissions.RequestAsync<Permissions.Microphone>();", .cSharp)
        == ["NSMicrophoneUsageDescription"]
    )
    #expect(keys("class Camera { void CapturePhotoAsync() {} }", .cSharp).isEmpty)
  }

  @Test func callsOfLibrariesAreNotedWithTheirLiterals() {
    let source = "import SwiftyDropbox\nfunc f() { DropboxClientsManager.setupWithAppKey(\"abc\") }"
    let scanned = SourceScanner.scan(Array(source.utf8), language: .swift, path: "A")
    #expect(scanned[.libraryCall].map(\.name) == ["dropbox-scheme\nabc"])
  }
}
