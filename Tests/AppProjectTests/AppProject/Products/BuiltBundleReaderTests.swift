import Foundation
import ProductFiles
import ProjectFiles
import PropertyList
import TestSupport
import Testing

@testable import AppProject

/// What the build made of bundles is read from products.
@Suite struct BuiltBundleReaderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")

  private func info(_ name: String, _ more: [String: String] = [:]) -> [UInt8] {
    let entries = ["CFBundleExecutable": name, "CFBundleIdentifier": "org.example.\(name)"].merging(more) { $1 }
    let text = entries.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return Array("<plist version=\"1.0\"><dict>\(text)</dict></plist>".utf8)
  }

  private func facts(_ files: [String: [UInt8]]) throws -> [String: BuiltBundle] {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, bytes) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    return BuiltBundleReader(try Product(at: folder.path)).bundles
  }

  private var app: [String: [UInt8]] {
    ["Payload/A.app/Info.plist": info("A", ["MinimumOSVersion": "15.0"]), "Payload/A.app/A": MachOBytes.image()]
  }

  @Test func anAppForDevicesIsOneByItsCode() throws {
    let built = try #require(try facts(app)["Payload/A.app"])
    #expect(built.isForDevices && built.isExported && built.path == "A.app")
    #expect(built.executable?.path == "A.app/A")
    #expect(built.executable?.slices.map(\.architecture) == ["arm64"])
    #expect(built.product.minimumOS == MachOVersion("15.0") && !built.product.isSigned)
    #expect(built.strayCode.isEmpty && built.strayBundles.isEmpty && built.missingExecutable == nil)
  }

  @Test func aBuildForSimulatorsIsNone() throws {
    var files = app
    files["Payload/A.app/A"] = MachOBytes.image(platform: 7)
    #expect(try facts(files)["Payload/A.app"]?.isForDevices == false)
  }

  @Test func codeThatNothingLoadsIsStray() throws {
    var files = app
    for path in [
      "libJuice.dylib", "Frameworks/libJuice.dylib", "Frameworks/libswiftCore.dylib", "Pictures.bundle/tool",
      "_WatchKitStub/WK",
    ] {
      files["Payload/A.app/\(path)"] = MachOBytes.image(type: 6)
    }
    let built = try #require(try facts(files)["Payload/A.app"])
    #expect(
      built.strayCode.map(\.path) == [
        "A.app/Frameworks/libJuice.dylib", "A.app/Pictures.bundle/tool", "A.app/libJuice.dylib",
      ]
    )
    #expect(built.product.swiftLibraries == ["libswiftCore.dylib"])
    #expect(built.product.swiftSupport == nil)
  }

  @Test func frameworksBelongIntoTheFolderOfTheApp() throws {
    var files = app
    let share = "Payload/A.app/PlugIns/Share.appex"
    files["\(share)/Info.plist"] = info("Share")
    files["\(share)/Share"] = MachOBytes.image()
    for place in ["Payload/A.app/Frameworks", "Payload/A.app", "\(share)/Frameworks"] {
      files["\(place)/K.framework/Info.plist"] = info("K")
      files["\(place)/K.framework/K"] = MachOBytes.image(type: 6)
    }
    let built = try facts(files)
    #expect(built[share]?.strayBundles == ["A.app/PlugIns/Share.appex/Frameworks/K.framework"])
    #expect(built["Payload/A.app/Frameworks/K.framework"]?.strayCode.isEmpty == true)
    #expect(built["Payload/A.app/K.framework"]?.strayCode.map(\.path) == ["A.app/K.framework/K"])
  }

  @Test func extensionsForWatchesMayHoldFrameworksAndOthersNoLibrariesOfSwift() throws {
    var files = app
    let watch = "Payload/A.app/Watch/W.app"
    files["\(watch)/Info.plist"] = info("W")
    for (share, name) in [("\(watch)/PlugIns/X.appex", "X"), ("Payload/A.app/PlugIns/Y.appex", "Y")] {
      files["\(share)/Info.plist"] = info(name)
      files["\(share)/Frameworks/libswiftCore.dylib"] = MachOBytes.image(type: 6)
    }
    files["\(watch)/PlugIns/X.appex/Frameworks/K.framework/Info.plist"] = info("K")
    files["\(watch)/PlugIns/X.appex/Frameworks/K.framework/K"] = MachOBytes.image(type: 6, platform: 4)
    let built = try facts(files)
    #expect(built["\(watch)/PlugIns/X.appex"]?.strayBundles.isEmpty == true)
    #expect(built["Payload/A.app/PlugIns/Y.appex"]?.strayBundles == ["A.app/PlugIns/Y.appex/Frameworks"])
    #expect(built.values.flatMap(\.strayCode).isEmpty)
  }

  @Test func frameworksAndExtensionsHaveTheCodeOfTheirProgram() throws {
    var files = app
    for (bundle, name) in [("Frameworks/K.framework", "K"), ("Watch/W.app", "W"), ("Watch/W.app/PlugIns/X.appex", "X")]
    {
      files["Payload/A.app/\(bundle)/Info.plist"] = info(name)
      files["Payload/A.app/\(bundle)/\(name)"] = MachOBytes.image(platform: name == "K" ? 2 : 4)
    }
    let built = try facts(files)
    #expect(built["Payload/A.app"]?.hostSlices == [])
    #expect(built["Payload/A.app/Frameworks/K.framework"]?.hostSlices.map(\.platform) == [.iOS])
    #expect(built["Payload/A.app/Watch/W.app"]?.hostSlices == [])
    #expect(built["Payload/A.app/Watch/W.app/PlugIns/X.appex"]?.hostSlices.map(\.platform) == [.watchOS])
  }

  @Test func copiesOfSwiftLibrariesAreComparedByTheirBuilds() throws {
    var files = app
    for (name, builds) in [("libswiftCore.dylib", [1, 1]), ("libswiftDarwin.dylib", [1, 2])] {
      files["Payload/A.app/Frameworks/\(name)"] = MachOBytes.image(type: 6, build: UInt32(builds[0]))
      files["SwiftSupport/iphoneos/\(name)"] = MachOBytes.image(type: 6, build: UInt32(builds[1]))
    }
    let product = try #require(try facts(files)["Payload/A.app"]).product
    #expect(product.swiftSupportOfOthers == ["libswiftDarwin.dylib"])
    #expect(product.swiftSupportUnsigned == ["libswiftCore.dylib", "libswiftDarwin.dylib"])
  }

  @Test func anImageWithoutTheCommandForTheStoreIsNoted() throws {
    var files = app
    let slices = try facts(files)["Payload/A.app"]?.executable?.slices
    #expect(slices?.map(\.hasEncryptionInformation) == [true])
    files["Payload/A.app/A"] = MachOBytes.image(hasEncryptionInformation: false)
    #expect(try facts(files)["Payload/A.app"]?.executable?.slices.map(\.hasEncryptionInformation) == [false])
  }

  @Test func anExecutableThatIsNotThereIsNamed() throws {
    var files = app
    files["Payload/A.app/Frameworks/K.framework/Info.plist"] = info("K")
    let built = try facts(files)
    #expect(built["Payload/A.app/Frameworks/K.framework"]?.missingExecutable == "A.app/Frameworks/K.framework/K")
  }

  @Test func notesAboutSignaturesOfLibrariesAreRead() throws {
    var files = app
    let note = """
      <plist version="1.0"><dict><key>signed</key><false/><key>metadata</key><dict>
      <key>library</key><string>Alamofire.xcframework</string></dict></dict></plist>
      """
    files["Signatures/Alamofire.xcframework-ios.signature"] = Array(note.utf8)
    files["SwiftSupport/iphoneos/libswiftCore.dylib"] = MachOBytes.image(type: 6)
    let product = try #require(try facts(files)["Payload/A.app"]).product
    #expect(product.librarySignatures == [LibrarySignature(library: "Alamofire.xcframework", isSigned: false)])
    #expect(product.swiftSupport == ["libswiftCore.dylib"])
  }

  @Test func encryptionAndProcessorsAreRead() throws {
    var files = app
    files["Payload/A.app/A"] = MachOBytes.image(isEncrypted: true, isForIntel: true)
    let slice = try #require(try facts(files)["Payload/A.app"]?.executable?.slices.first)
    #expect(slice.isEncrypted && slice.architecture == "x86_64" && slice.sdk == MachOVersion("26.0"))
  }

  @Test func aFrameworkForSeveralSystemsHasItsLibraries() throws {
    let path = Fixtures.folder.appendingPathComponent("Products/Metrics.xcframework.zip").path
    let built = try #require(BuiltBundleReader(try Product(at: path)).xcframework)
    #expect(built.isXCFramework && !built.isSealed && !built.product.hasApp)
    #expect(
      built.libraries.mapValues { $0.slices.map(\.architecture).sorted() } == [
        "ios-arm64/libMetrics.a": ["arm64"], "ios-arm64_x86_64-simulator/Metrics.framework": ["arm64", "x86_64"],
      ]
    )
    #expect(built.neededKeys.keys.contains("NSLocationWhenInUseUsageDescription"))
    #expect(built.neededReasons.keys.contains("NSPrivacyAccessedAPICategoryUserDefaults"))
  }

  @Test func theSampleIsSignedForDevelopment() throws {
    let path = Fixtures.folder.appendingPathComponent("Products/Shop.ipa").path
    let built = BuiltBundleReader(try Product(at: path)).bundles
    let app = try #require(built["Payload/Shop.app"])
    #expect(app.profile?.kind == .development && app.product.isSigned)
    let signer = try #require(app.executable?.signature?.signer)
    #expect(app.profileCertificates == [signer])
    #expect(built["Payload/Shop.app/Frameworks/Metrics.framework"]?.executable?.signature?.isAdHoc == true)
    #expect(built.values.filter { !$0.brokenSeal.isWhole }.isEmpty)
  }
}
