import ProductFiles
import PropertyList

extension BuiltBundle {
  /// The facts in lines, for pages about rules.
  package var listing: String {
    var lines = [path]
    if let executable { lines.append(line(of: executable)) }
    if let missingExecutable { lines.append("\(missingExecutable): not there") }
    if !hostSlices.isEmpty { lines.append(line(of: BuiltCode(path: "Its app", slices: hostSlices))) }
    lines += strayCode.map(line)
    lines += strayBundles.map { "\($0)/" }
    if let profile { lines += self.lines(of: profile) }
    lines += profileCertificates.compactMap(\.commonName).map { "Profile: certificate of \($0)" }
    for image in images ?? [] {
      lines.append(
        "Assets.car: \(image.name) \(image.sizes.map { "\($0.width)×\($0.height)" }.joined(separator: ", "))"
      )
    }
    lines += neededKeys.map { "\($0.value): \($0.key)" }.sorted()
    lines += neededReasons.map { "\($0.value): \($0.key)" }.sorted()
    lines += libraries.sorted { $0.key < $1.key }.map { line(of: $0.value) }
    if isXCFramework { lines.append("_CodeSignature: \(isSealed ? "there" : "not there")") }
    lines += brokenSeal.changed.map { "\($0): changed after it was signed" }
    lines += brokenSeal.missing.map { "\($0): signed, not there" }
    lines += brokenSeal.added.map { "\($0): not signed" }
    if let path = brokenSeal.altered { lines.append("\(path): other entitlements than those that were signed") }
    if !selectors.isEmpty { lines.append("Selectors: \(selectors.sorted().joined(separator: ", "))") }
    lines += product.swiftLibraries.sorted().map { "Frameworks/\($0)" }
    lines += (product.swiftSupport ?? []).sorted().map { "SwiftSupport/iphoneos/\($0)" }
    lines += product.swiftSupportOfOthers.sorted().map { "SwiftSupport/iphoneos/\($0): of another build" }
    lines += product.swiftSupportUnsigned.sorted().map { "SwiftSupport/iphoneos/\($0): not signed by Apple" }
    lines += product.librarySignatures.map { "Signatures/\($0.library): \($0.isSigned ? "signed" : "not signed")" }
    return lines.joined(separator: "\n")
  }

  private func line(of code: BuiltCode) -> String {
    let slices = code.slices.map { slice in
      let system = slice.platform.map { " for \($0)" } ?? ""
      let versions = [slice.minimumOS.map { " \($0)" }, slice.sdk.map { " with SDK \($0)" }].compactMap(\.self).joined()
      let type =
        code.isArchive
        ? "archive, "
        : slice.isEncrypted ? "encrypted, " : slice.hasEncryptionInformation ? "" : "without LC_ENCRYPTION_INFO, "
      return type + slice.architecture + system + versions
    }
    let signature = code.signature.map { signature in
      let parts = [
        signature.signer?.commonName.map { "signed by \($0)" } ?? "signed ad hoc",
        signature.identifier.map { "for \($0)" },
        signature.isSandboxed ? nil : "without the sandbox",
        signature.hasTimestamp ? nil : "without a time stamp",
        signature.hasHardenedRuntime ? nil : "without the hardened runtime",
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    }
    return "\(code.path): " + (slices + [signature].compactMap(\.self)).joined(separator: "; ")
  }

  private func lines(of profile: ProvisioningProfile) -> [String] {
    let kind =
      switch profile.kind {
      case .development: "development"
      case .adHoc: "ad hoc"
      case .enterprise: "enterprise"
      case .appStore: "App Store"
      }
    let entitlements = (profile.entitlements?.entries ?? []).map(\.key)
    return ["Profile: \(kind)"] + entitlements.map { "Profile: allows \($0)" }
  }
}
