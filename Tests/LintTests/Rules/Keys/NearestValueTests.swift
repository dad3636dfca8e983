import Testing

@testable import LintFacts

@Suite struct NearestValueTests {
  private let values = ["arm64", "armv6", "location-services", "still-camera", "video-camera"]

  @Test(arguments: [
    ("ARM64", "arm64"), ("armv64", "arm64"), ("Location_Services", "location-services"),
    ("locaton-service", "location-services"),
    ("still", "still-camera"),
  ])
  func findsWhatWasMeant(_ text: String, _ value: String) {
    #expect(NearestValue.of(text, among: values) == value)
  }

  @Test(arguments: ["", "a", "camera", "metal"])
  func doesNotGuess(_ text: String) {
    #expect(NearestValue.of(text, among: values) == nil)
  }
}
