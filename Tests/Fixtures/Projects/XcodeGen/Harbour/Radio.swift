import AVFoundation
import Contacts

final class Radio {
  func record() async -> Bool {
    await AVCaptureDevice.requestAccess(for: .audio)
  }

  func friends() {
    CNContactStore().requestAccess(for: .contacts) { _, _ in }
  }
}
