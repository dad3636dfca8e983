/// A signed message (CMS, RFC 5652), of which nothing is verified: no signature, no chain, no date.
package struct SignedMessage: Sendable {
  /// What is signed, where the message holds it.
  package let contents: [UInt8]?
  /// The certificate of the first signer, where the message holds it.
  package let signer: Certificate?
  /// Whether there is a signer at all.
  package let hasSigner: Bool
  /// Whether a signer has the time stamp of a service.
  package let hasTimestamp: Bool

  /// Reads a message; nil if it is none.
  package init?(_ data: BinaryData) {
    guard let message = DERElement(data), message.tag == 0x30, let type = message.children.first,
      type.contents.array == ObjectIdentifier.signedData, let wrapper = message.children.dropFirst().first,
      let fields = wrapper.children.first?.children, fields.count >= 3
    else { return nil }
    // A type and perhaps, in a wrapper, the contents.
    contents = fields[2].children.dropFirst().first?.children.first?.octets
    let certificates = fields.dropFirst(3).filter { $0.tag == 0xA0 }.flatMap(\.children).compactMap(Certificate.init)
    let signers = fields.last.flatMap { $0.tag == 0x31 ? $0.children : nil } ?? []
    // The issuer's name and the number of the certificate.
    let identity = signers.first?.children.dropFirst().first?.children.dropFirst().first?.contents.array
    signer = identity.flatMap { identity in certificates.first { $0.serialNumber == identity } }
    hasSigner = !signers.isEmpty
    // Attributes that are not signed: a token of time (1.2.840.113549.1.9.16.2.14).
    let token: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x10, 0x02, 0x0E]
    hasTimestamp = signers.contains { signer in
      signer.children.filter { $0.tag == 0xA1 }.flatMap(\.children).contains {
        $0.children.first?.contents.array == token
      }
    }
  }
}

/// What a certificate (X.509) names as its owner.
package struct Certificate: Sendable, Hashable {
  /// The name, such as "Apple Distribution: Example".
  package let commonName: String?
  /// The unit, which is the identifier of the team for Apple's certificates.
  package let organizationalUnit: String?
  /// The bytes of its number.
  let serialNumber: [UInt8]
  /// All that is in it, by which two are the same.
  private let contents: [UInt8]

  /// Makes a certificate of which only the owner is known.
  package init(commonName: String) {
    (self.commonName, organizationalUnit, serialNumber, contents) = (commonName, nil, [], Array(commonName.utf8))
  }

  /// Reads a certificate; nil if it is none.
  package init?(_ bytes: [UInt8]) {
    guard let element = DERElement(BinaryData(bytes)) else { return nil }
    self.init(element)
  }

  init?(_ element: DERElement) {
    guard element.tag == 0x30, var fields = element.children.first?.children[...] else { return nil }
    // The version is left out where it is the first one.
    if fields.first?.tag == 0xA0 { fields.removeFirst() }
    guard let number = fields.first, number.tag == 0x02, let subject = fields.dropFirst(4).first else { return nil }
    (serialNumber, contents) = (number.contents.array, element.contents.array)
    commonName = Self.name(ObjectIdentifier.commonName, subject)
    organizationalUnit = Self.name(ObjectIdentifier.organizationalUnit, subject)
  }

  private static func name(_ kind: [UInt8], _ subject: DERElement) -> String? {
    let parts = subject.children.flatMap(\.children)
    return parts.first { $0.children.first?.contents.array == kind }?.children.dropFirst().first?.text
  }
}
