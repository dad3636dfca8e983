import KeyCatalog
import Testing

struct APISymbolTests {
  private func find(_ name: String, _ language: String) -> APISymbol? {
    KeyCatalog.apiSymbols.first { $0.symbol == name && $0.language == language }
  }

  @Test func symbolHasAllItsFields() throws {
    let symbol = try #require(find("AVCaptureDevice.requestAccess(for: .video)", "swift"))
    #expect(symbol.requirement == [["NSCameraUsageDescription"]])
    #expect(symbol.confidence == .certain)
    #expect(symbol.isChecked)
    #expect(symbol.note == "exception without the key")
  }

  @Test func keysNeededTogetherAreInOneList() throws {
    let symbol = try #require(find("requestAuthorization(toShare:", "swift"))
    #expect(symbol.requirement == [["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]])
  }

  @Test func alternativesAreSeparateLists() {
    let symbols = KeyCatalog.apiSymbols.filter { $0.requirement.count > 1 }
    #expect(!symbols.isEmpty)
    #expect(symbols.allSatisfy { $0.requirement.allSatisfy { $0.count == 1 } })
  }

  @Test func importProvesNoUse() {
    #expect(find("import AVFoundation", "swift")?.confidence == .importOnly)
  }

  @Test func requiredKeysAreProtectedResources() {
    #expect(KeyCatalog.symbolsAndPackages.count >= 800)
    for symbol in KeyCatalog.symbolsAndPackages {
      for key in symbol.requirement.joined() {
        #expect(KeyCatalog.protectedResource(forKey: key) != nil, "\(symbol.symbol)")
      }
    }
  }
}
