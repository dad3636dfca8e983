import Testing

@testable import KeyCatalog

struct ProtectedResourceTests {
  @Test func resourceHasAllItsFields() throws {
    let camera = try #require(KeyCatalog.protectedResource(forKey: "NSCameraUsageDescription"))
    #expect(camera.resourceName == "camera")
    #expect(camera.title == "Privacy - Camera Usage Description")
    #expect(camera.valueTypes == .string)
    #expect(camera.exampleText?.isEmpty == false)
    #expect(camera.tccService == "Camera")
    #expect(camera.requirement == "required")
    #expect(camera.frameworks.contains("AVFoundation"))
    #expect(camera.requestsWith.contains("AVCaptureDevice.requestAccess(for: .video)"))
    #expect(camera.companions.count == 2)
    #expect(camera.isDocumented)
    #expect(camera.successor == nil)
  }

  @Test func everyResourceIsComplete() {
    #expect(KeyCatalog.protectedResources.count >= 67)
    for resource in KeyCatalog.protectedResources {
      #expect(KeyCatalog.key(at: resource.key, in: .infoPlist) != nil, "\(resource.key)")
      #expect(resource.summary.hasSuffix("."), "\(resource.key)")
      #expect(!resource.resourceName.isEmpty && !resource.scope.isEmpty, "\(resource.key)")
      #expect(!resource.requirement.isEmpty, "\(resource.key)")
      #expect(!resource.valueTypes.isEmpty, "\(resource.key)")
    }
  }

  @Test func typesAgreeWithTheKey() throws {
    for resource in KeyCatalog.protectedResources {
      let key = try #require(KeyCatalog.key(at: resource.key, in: .infoPlist))
      #expect(key.types == resource.valueTypes, "\(resource.key)")
    }
  }

  @Test func successorsAreResourcesToo() {
    for resource in KeyCatalog.protectedResources {
      for successor in resource.successorKeys {
        #expect(KeyCatalog.protectedResource(forKey: successor) != nil, "\(resource.key)")
      }
      #expect((resource.successor == nil) == (resource.successorVersions == nil), "\(resource.key)")
    }
  }

  @Test func everyUsageDescriptionIsAResource() {
    let keys = KeyCatalog.children(of: "", in: .infoPlist).map(\.key).filter { $0.hasSuffix("UsageDescription") }
    let missing = keys.filter { KeyCatalog.protectedResource(forKey: $0) == nil }
    // Little more than the key is known of these.
    let unexplained = [
      "NSAppBundlesUsageDescription", "NSCrossWebsiteTrackingUsageDescription", "NSEnterpriseMCAMUsageDescription",
    ]
    #expect(missing == unexplained)
  }

  @Test func everyPurposeStringThatIsWantedHasAnExample() {
    for resource in KeyCatalog.protectedResources where resource.key.hasSuffix("UsageDescription") {
      guard resource.requirement.hasPrefix("required") else { continue }
      #expect(resource.exampleText?.hasSuffix(".") == true, "\(resource.key)")
    }
  }

  @Test func serviceOfOneListingAloneIsLeftOut() {
    #expect(KeyCatalog.protectedResource(forKey: "NSAudioCaptureUsageDescription")?.tccService == nil)
  }

  @Test func deviceSuffixIsLeftOut() {
    #expect(KeyCatalog.protectedResource(forKey: "NSCameraUsageDescription~ipad") != nil)
    #expect(KeyCatalog.protectedResource(forKey: "CFBundleIdentifier") == nil)
  }
}
