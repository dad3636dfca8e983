import AVFoundation

/// Reads the code on a signpost.
struct Scanner {
  func askForCamera() async -> Bool {
    // AVCaptureDevice.requestAccess(for: .audio) is not needed.
    await AVCaptureDevice.requestAccess(for: .video)
  }

  var lastCode: String? {
    get { UserDefaults.standard.string(forKey: "lastCode") }
  }
}
