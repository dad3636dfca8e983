import Testing

@testable import ProductFiles

/// What of the signed sample is not as it was signed, after one change.
@Suite struct SealCheckTests {
  private let app = "Payload/Shop.app"

  /// Returns the broken seals of the sample after a change of its files.
  private func seals(_ change: (inout [String: [UInt8]]) throws -> Void) throws -> [String: BrokenSeal] {
    let tree = ProductTree(try ZipContainer(MemoryBytes(SampleProducts.bytes("Shop.ipa"))))
    var files: [String: [UInt8]] = [:]
    for entry in tree.entries where entry.kind == .file {
      files[entry.path] = try tree.contents(entry.path, limit: 1 << 20)
    }
    try change(&files)
    let entries = files.sorted { $0.key < $1.key }.map { ZipWriter.Entry(name: $0.key, contents: $0.value) }
    return SealCheck.brokenSeals(of: try Product(try ZipWriter(entries).container, name: "Shop.ipa"))
  }

  private func flip(_ files: inout [String: [UInt8]], _ path: String, at place: Int = 0) throws {
    try #require(files[path]?.indices.contains(place) == true)
    files[path]?[place] ^= 1
  }

  private func place(of text: String, in bytes: [UInt8]?) throws -> Int {
    let (text, bytes) = (Array(text.utf8), bytes ?? [])
    return try #require(bytes.indices.first { bytes[$0...].starts(with: text) })
  }

  @Test(arguments: SampleProducts.names)
  func samplesAreAsTheyWereSigned(name: String) throws {
    #expect(SealCheck.brokenSeals(of: try SampleProducts.product(name)).isEmpty)
  }

  @Test func aChangedResourceIsNamed() throws {
    let path = "\(app)/PrivacyInfo.xcprivacy"
    let seals = try seals { try flip(&$0, path, at: 40) }
    var expected = BrokenSeal()
    expected.changed = [path]
    #expect(seals == [app: expected])
  }

  @Test func aChangedInfoPlistIsNamed() throws {
    let path = "\(app)/Info.plist"
    // In the middle of a text, so that it can be read.
    let seals = try seals { try flip(&$0, path, at: try place(of: "Photos become", in: $0[path])) }
    #expect(seals[app]?.changed == [path])
  }

  @Test func changedCodeIsNamed() throws {
    // After the load commands and before the signature.
    #expect(try seals { try flip(&$0, SampleProducts.shop, at: 0x1000) }[app]?.changed == [SampleProducts.shop])
  }

  @Test func theListOfHashesHasAHashItself() throws {
    let list = "\(app)/_CodeSignature/CodeResources"
    #expect(try seals { $0[list]?.append(0x0A) }[app]?.changed == [list])
    #expect(try seals { $0[list] = nil }[app]?.missing == [list])
  }

  @Test func whatInnerBundlesReportIsNotRepeated() throws {
    let seals = try seals { try flip(&$0, SampleProducts.metrics, at: 0x1000) }
    #expect(seals.mapValues(\.changed) == ["\(app)/Frameworks/Metrics.framework": [SampleProducts.metrics]])
  }

  @Test func aChangeAfterTheCodeOfAnInnerBundleBreaksTheSealAroundIt() throws {
    let seals = try seals { $0[SampleProducts.metrics]?.append(0) }
    #expect(seals.mapValues(\.changed) == [app: [SampleProducts.metrics]])
  }

  @Test func changedCodeOfALibraryWithoutABundleIsNamed() throws {
    let path = "\(app)/Frameworks/libMetrics.dylib"
    let seal = try seals { files in
      files[path] = files[SampleProducts.metrics]
      try flip(&files, path, at: 0x1000)
    }[app]
    // That it was added, too, is not reported again.
    #expect(seal?.changed == [path] && seal?.added == [])
  }

  @Test func onlyFilesThatMayBeTakenAwayMayBeMissing() throws {
    #expect(try seals { $0["\(app)/en.lproj/InfoPlist.strings"] = nil }.isEmpty)
    let path = "\(app)/embedded.mobileprovision"
    #expect(try seals { $0[path] = nil }[app]?.missing == [path])
  }

  @Test func addedFilesAreThoseThatTheRulesSeal() throws {
    #expect(try seals { $0["\(app)/de.lproj/locversion.plist"] = [1] }.isEmpty)
    #expect(try seals { $0["\(app)/SC_Info/Shop.sinf"] = [1] }.isEmpty)
    #expect(try seals { $0["\(app)/Pictures/a.png"] = [1] }[app]?.added == ["\(app)/Pictures/a.png"])
    #expect(try seals { $0["\(app)/New.bundle/Info.plist"] = [1] }[app]?.added == ["\(app)/New.bundle/Info.plist"])
  }

  @Test func otherEntitlementsThanThoseSignedAreNoted() throws {
    let code = SampleProducts.shop
    let seal = try seals { try flip(&$0, code, at: try place(of: "aps-environment", in: $0[code])) }[app]
    #expect(seal?.altered == code && seal?.changed.isEmpty == true)
  }
}
