import CoreMotion

final class Steps {
  private let pedometer = CMPedometer()

  func begin() {
    pedometer.startUpdates(from: .now) { _, _ in }
  }
}
