import PropertyList

/// A provisioning profile (`embedded.mobileprovision`), whose signature is not verified.
package struct ProvisioningProfile: Sendable, Hashable {
  /// For whom apps are that are signed with it.
  package enum Kind: Sendable, Hashable {
    case development
    case adHoc
    case enterprise
    case appStore
  }

  /// The property list in it.
  package let contents: PropertyListValue

  /// Makes a profile of its property list.
  package init(contents: PropertyListValue) { self.contents = contents }

  /// Reads a profile; nil if the file holds no property list.
  package init?(_ bytes: [UInt8]) {
    let message = SignedMessage(BinaryData(bytes))
    guard let text = message?.contents ?? Self.plainText(bytes), let contents = PropertyListContents.value(text),
      case .dictionary = contents
    else { return nil }
    self.contents = contents
  }

  /// Returns the property list that a damaged message holds as a plain text.
  private static func plainText(_ bytes: [UInt8]) -> [UInt8]? {
    let (head, tail) = (Array("<?xml".utf8), Array("</plist>".utf8))
    guard let start = offset(of: head, in: bytes, from: 0), let end = offset(of: tail, in: bytes, from: start) else {
      return nil
    }
    return Array(bytes[start..<(end + tail.count)])
  }

  private static func offset(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count - start >= pattern.count else { return nil }
    return (start...(bytes.count - pattern.count)).first { bytes[$0...].starts(with: pattern) }
  }

  /// The entitlements that it allows.
  package var entitlements: PropertyListValue? { contents["Entitlements"] }

  /// The identifier of the team.
  package var team: String? { contents["TeamIdentifier"]?.items.first?.text }

  /// Its name.
  package var name: String? { contents["Name"]?.text }

  /// Its UUID.
  package var identifier: String? { contents["UUID"]?.text }

  /// The day after which it counts no more.
  package var expiration: DateValue? {
    guard case .date(let date)? = contents["ExpirationDate"] else { return nil }
    return date
  }

  /// The certificates whose owners may sign with it.
  package var certificates: [Certificate] {
    (contents["DeveloperCertificates"]?.items ?? []).compactMap { item in
      guard case .data(let bytes) = item else { return nil }
      return Certificate(bytes)
    }
  }

  /// For whom apps with it are.
  package var kind: Kind {
    if contents["ProvisionsAllDevices"]?.flag == true { return .enterprise }
    guard contents["ProvisionedDevices"] != nil else { return .appStore }
    return entitlements?["get-task-allow"]?.flag == true ? .development : .adHoc
  }
}
