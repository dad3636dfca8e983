import CoreLocation

final class Place {
  private let manager = CLLocationManager()

  func ask() {
    manager.requestWhenInUseAuthorization()
  }
}
