import AVFAudio

/// A spoken remark about a product.
struct VoiceNote {
  func record() async -> Bool {
    await AVAudioApplication.requestRecordPermission()
  }
}
