import Testing

@testable import ProductFiles

/// The bundles and code of products, in all forms in which they are built.
@Suite struct ProductTests {
  @Test func anAppPackageHasItsAppWithExtensionAndFramework() throws {
    let product = try SampleProducts.product("Shop.ipa")
    #expect(product.kind == .appPackage)
    #expect(product.bundles.map(\.kind) == [.app, .framework, .appExtension])
    #expect(product.bundles.map(\.parent) == [nil, "Payload/Shop.app", "Payload/Shop.app"])
    #expect(product.bundles.map(\.identifier) == ["org.example.shop", "org.example.metrics", "org.example.shop.today"])
    #expect(product.bundles.allSatisfy { $0.executable?.images.count == 1 })
    #expect(product.bundles.first?.privacyManifestPath == "Payload/Shop.app/PrivacyInfo.xcprivacy")
    #expect(product.bundles.first?.profilePath == "Payload/Shop.app/embedded.mobileprovision")
    #expect(product.looseBinaries.isEmpty && product.unread.isEmpty)
    #expect(product.bundles.first?.executable?.signature?.team == "TEAM123456")
  }

  @Test func aBundleOfMacOSHasItsFilesInFoldersAndVersions() throws {
    let product = try SampleProducts.product("Desk.app.zip")
    #expect(product.bundles.map(\.kind) == [.app, .framework, .xpcService])
    let framework = "Desk.app/Contents/Frameworks/Metrics.framework/Versions/A"
    #expect(product.bundles[1].executable?.path == framework + "/Metrics")
    #expect(product.bundles[1].infoPlistPath == framework + "/Resources/Info.plist")
    #expect(product.bundles[0].privacyManifestPath == "Desk.app/Contents/Resources/PrivacyInfo.xcprivacy")
    // The links to the framework's parts are not other files.
    #expect(product.looseBinaries.isEmpty)
  }

  @Test func anXCFrameworkHasAFrameworkOrALibraryForEachSystem() throws {
    let product = try SampleProducts.product("Metrics.xcframework.zip")
    #expect(product.kind == .xcframework)
    #expect(product.bundles.map(\.kind) == [.framework])
    #expect(product.looseBinaries.map(\.path) == ["Metrics.xcframework/ios-arm64/libMetrics.a"])
  }

  @Test func aFolderAndAnArchiveOfItAreTheSame() throws {
    for name in SampleProducts.names {
      let packed = try SampleProducts.product(name)
      let folder = try TemporaryFolder()
      for entry in packed.tree.entries where entry.kind == .file {
        try folder.write(packed.tree.contents(entry.path, limit: 1 << 30), to: "top/" + entry.path)
      }
      for entry in packed.tree.entries where entry.kind == .link {
        let target =
          ["Current": "A"][ProductTree.name(entry.path)] ?? "Versions/Current/" + ProductTree.name(entry.path)
        try folder.link("top/" + entry.path, to: target)
      }
      let unpacked = try Product(at: folder.url.appendingPathComponent("top").path)
      #expect(unpacked.kind == packed.kind)
      #expect(unpacked.tree.entries.map(\.path) == packed.tree.entries.map(\.path))
      #expect(unpacked.bundles.map(\.path) == packed.bundles.map(\.path))
      #expect(unpacked.bundles.map(\.executable?.path) == packed.bundles.map(\.executable?.path))
      #expect(unpacked.binaries.flatMap(\.images).map(\.imports) == packed.binaries.flatMap(\.images).map(\.imports))
    }
  }

  @Test func anAppFolderIsItselfABundle() throws {
    let folder = try TemporaryFolder()
    for entry in try SampleProducts.product("Shop.ipa").tree.entries where entry.kind == .file {
      let path = String(entry.path.dropFirst("Payload/".count))
      try folder.write(try SampleProducts.file(entry.path, of: "Shop.ipa"), to: path)
    }
    let product = try Product(at: folder.url.appendingPathComponent("Shop.app").path)
    #expect(product.kind == .bundle)
    #expect(product.bundles.map(\.path) == ["", "Frameworks/Metrics.framework", "PlugIns/Today.appex"])
    #expect(product.bundles.map(\.parent) == [nil, "", ""])
    #expect(product.bundles[0].executable?.path == "Shop")
  }

  @Test func clipsWatchAppsArchivesAndResourcesAreRecognizedByTheirPlaces() throws {
    let app = "A.xcarchive/Products/Applications/A.app/"
    let writer = ZipWriter([
      app + "Info.plist": "<plist/>", app + "Watch/W.app/PlugIns/X.appex/Info.plist": "<plist/>",
      app + "Watch/W.app/Info.plist": "<plist/>", app + "AppClips/C.app/Info.plist": "<plist/>",
      app + "Kit_Kit.bundle/PrivacyInfo.xcprivacy": "<plist/>", app + "Extensions/E.appex/Info.plist": "<plist/>",
      "A.xcarchive/dSYMs/A.app.dSYM/Contents/Resources/DWARF/A.app/x": "",
    ])
    let product = try Product(try writer.container, name: "A.zip")
    #expect(product.kind == .archive)
    let kinds = Dictionary(uniqueKeysWithValues: product.bundles.map { ($0.name, $0.kind) })
    #expect(
      kinds == [
        "A.app": .app, "W.app": .watchApp, "X.appex": .appExtension, "C.app": .appClip, "Kit_Kit.bundle": .resources,
        "E.appex": .appExtension,
      ]
    )
    #expect(product.bundles.first { $0.name == "X.appex" }?.parent == app + "Watch/W.app")
    #expect(product.bundles.first { $0.kind == .resources }?.privacyManifestPath != nil)
  }

  @Test func aFrameworkWhoseLinksBecameFoldersHasItsResources() throws {
    let framework = "K.xcframework/ios-arm64_x86_64-maccatalyst/K.framework"
    let writer = ZipWriter([
      "K.xcframework/Info.plist": "<plist/>", "\(framework)/Resources/Info.plist": "<plist/>",
      "\(framework)/Resources/PrivacyInfo.xcprivacy": "<plist/>", "\(framework)/Headers/K.h": "",
    ])
    let bundle = try #require(try Product(try writer.container, name: "K.zip").bundles.first)
    #expect(bundle.infoPlistPath == "\(framework)/Resources/Info.plist")
    #expect(bundle.privacyManifestPath == "\(framework)/Resources/PrivacyInfo.xcprivacy")
    #expect(bundle.executablePath == "\(framework)/K")
  }

  @Test func codeThatIsNoBundlesExecutableIsLoose() throws {
    let code = SmallImage.bytes
    let entries = ["A.app/lib.dylib", "A.app/Helper", "A.app/A"].map { ZipWriter.Entry(name: $0, contents: code) }
    let product = try Product(try ZipWriter(entries).container, name: "A.zip")
    #expect(product.bundles.map(\.executable?.path) == ["A.app/A"])
    #expect(product.looseBinaries.map(\.path) == ["A.app/Helper", "A.app/lib.dylib"])
  }

  @Test func whatCannotBeReadIsListed() throws {
    var entry = ZipWriter.Entry(name: "A.app/Info.plist", contents: Array("<plist/>".utf8))
    entry.checksum = 1
    let product = try Product(try ZipWriter([entry]).container, name: "A.zip")
    #expect(product.unread == [Product.Unread(path: "A.app/Info.plist", failure: .damaged(path: "A.app/Info.plist"))])
    #expect(product.bundles.first?.infoPlist == nil)
    let binary = try Product(try ZipWriter(["A.app/A": "!<arch>\nnonsense"]).container, name: "A.zip")
    #expect(binary.bundles.first?.executable?.failure == .malformed("archive"))
  }

  @Test func anExecutableThatLeadsOutOfItsBundleIsNotRead() throws {
    let info = "<plist version=\"1.0\"><dict><key>CFBundleExecutable</key><string>../B</string></dict></plist>"
    var writer = ZipWriter(["A.app/Info.plist": info])
    writer.entries.append(ZipWriter.Entry(name: "B", contents: SmallImage.bytes))
    let product = try Product(try writer.container, name: "A.zip")
    #expect(product.bundles.first?.executable == nil)
    #expect(product.looseBinaries.map(\.path) == ["B"])
  }

  @Test func bundlesWithoutEndAreNotRead() throws {
    let names = (0..<(ProductLimits.bundleCount + 5)).map { ("\($0).appex/a", "") }
    let product = try Product(try ZipWriter(Dictionary(uniqueKeysWithValues: names)).container, name: "A.zip")
    #expect(product.bundles.count == ProductLimits.bundleCount)
    #expect(product.unread.map(\.failure) == [.tooManyEntries(limit: ProductLimits.bundleCount)])
  }

  @Test func oneFileWithCodeIsAProduct() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallImage.bytes, to: "tool")
    let product = try Product(at: file.path)
    #expect(product.kind == .binary)
    #expect(product.binaries.map(\.path) == ["tool"])
    #expect(throws: ProductFailure.noArchive) { try Product(at: folder.write([1, 2, 3], to: "other").path) }
  }

  /// Bug: a package without an app was checked without a word, and nothing was wrong with it.
  @Test(arguments: ["Payload/readme.txt", "readme.txt"])
  func whatHasNoBundleIsNoProduct(_ path: String) throws {
    #expect(throws: ProductFailure.noBundle) {
      try Product(try ZipWriter([path: "Shop"]).container, name: "Shop.ipa")
    }
  }
}
