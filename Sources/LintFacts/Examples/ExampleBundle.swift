import AppProject
import ProductFiles
import PropertyList

extension BuiltSignature {
  /// The signature of an app that is not for the store, by which the Mac knows the developer.
  package static var ofDeveloperID: BuiltSignature {
    var signature = BuiltSignature()
    signature.signer = Certificate(commonName: "Developer ID Application: Cellar (TEAM123456)")
    return signature
  }
}

extension BuiltBundle {
  /// Returns an app for the Mac with a signature, as `change` makes it.
  package static func forMac(_ signature: BuiltSignature, _ change: (inout BuiltSignature) -> Void = { _ in })
    -> BuiltBundle
  {
    var signature = signature
    change(&signature)
    var product = BuiltProduct()
    (product.kind, product.platform) = (.bundle, .macOS)
    return BuiltBundle(in: product, slices: [BuiltSlice(for: .macOS)], signature: signature)
  }

  /// Returns an app for iOS with a provisioning profile for the store that allows `entitlements`.
  package static func withProfile(allowing entitlements: [String: PropertyListValue]) -> BuiltBundle {
    var bundle = BuiltBundle()
    let entries = entitlements.sorted { $0.key < $1.key }.map {
      PropertyListValue.KeyedValue(key: $0.key, value: $0.value)
    }
    bundle.profile = ProvisioningProfile(
      contents: .dictionary([.init(key: "Entitlements", value: .dictionary(entries))])
    )
    return bundle
  }
}
