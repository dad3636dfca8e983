import Foundation
import TestSupport

@testable import ProductFiles

/// The products that `Tests/Fixtures/Products/make.sh` made.
enum SampleProducts {
  static let names = ["Shop.ipa", "Desk.app.zip", "Metrics.xcframework.zip"]

  static func url(_ name: String) -> URL { Fixtures.folder.appendingPathComponent("Products/\(name)") }

  static func bytes(_ name: String) throws -> [UInt8] { try Fixtures.contents(of: url(name)) }

  static func product(_ name: String) throws -> Product { try Product(at: url(name).path) }

  /// Returns a file of a product.
  static func file(_ path: String, of name: String) throws -> [UInt8] {
    try ProductTree(ZipContainer(MemoryBytes(bytes(name)))).contents(path, limit: ProductLimits.fileSize)
  }

  static let shop = "Payload/Shop.app/Shop"
  static let metrics = "Payload/Shop.app/Frameworks/Metrics.framework/Metrics"
}

/// A folder that is removed when nobody holds it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-products-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path,
      withDestinationPath: target
    )
  }
}

/// Programs that tests compare with.
enum Tool {
  struct Failure: Error {}

  static let hasPython = (try? run(["python3", "-c", "import zlib, zipfile"])) != nil
  static let hasLLVM = (try? run(["llvm-nm", "--version"])) != nil && (try? run(["llvm-objdump", "--version"])) != nil

  /// Returns what a program prints; throws if it fails.
  static func run(_ arguments: [String], input: [UInt8] = []) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let (given, output) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input))
    try given.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return String(decoding: data, as: UTF8.self)
  }
}
