import AVFoundation
import SwiftUI

/// Reads the barcode of a product and puts the product on a list.
struct ScannerView: View {
  let list: String
  @State private var isAllowed = false

  var body: some View {
    Text(isAllowed ? "Point the camera at a barcode." : "The camera is off.")
      .task {
        // CNContactStore is not asked here: sharing a list comes later.
        isAllowed = await AVCaptureDevice.requestAccess(for: .video)
      }
  }
}
