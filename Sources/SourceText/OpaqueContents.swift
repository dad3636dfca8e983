/// Contents that stand for those of a file, or that no reader of texts can take: a repository has them, a build does not.
///
/// Sources: git-crypt, `doc/…` and `commands.cpp` (each encrypted file starts with NUL GITCRYPT NUL); the specification of Git LFS
/// (`docs/spec.md`: a pointer starts with its version); git-annex, "pointer file"; Ansible Vault, "Format of files encrypted with
/// Ansible Vault"; RFC 9580 (OpenPGP) for its armor; OpenSSL's `enc` (`Salted__`) in Base64, as transcrypt writes it.
public enum OpaqueContents: Sendable, Hashable {
  /// An encrypted file, and the tool that can decrypt it.
  case encrypted(by: String)
  /// A pointer to contents that are kept elsewhere, and the tool that gets them.
  case pointer(of: String)
  /// Data of a format that is no text.
  case data(format: String)

  /// The number of bytes at the start of a file that decide.
  private static let length = 64

  /// Recognizes the contents by their first bytes; nil for those of any text or property list; constant.
  public init?(_ contents: some Collection<UInt8>) {
    let start = Array(contents.prefix(Self.length))
    guard let first = start.first,
      let match = Self.signatures(startingWith: first).first(where: { start.starts(with: $0.bytes) })
    else { return nil }
    self = match.meaning
  }

  /// Recognizes the contents of a text that an editor holds; constant.
  public init?(_ text: SourceText) {
    self.init(text.bytes(in: 0..<Self.length))
  }

  private struct Signature: Sendable {
    let bytes: [UInt8]
    let meaning: OpaqueContents

    init(_ text: String, _ meaning: OpaqueContents) { self.init(Array(text.utf8), meaning) }

    init(_ bytes: [UInt8], _ meaning: OpaqueContents) { (self.bytes, self.meaning) = (bytes, meaning) }
  }

  private static func signatures(startingWith first: UInt8) -> [Signature] { byFirst[first] ?? [] }

  private static let byFirst = Dictionary(grouping: signatures) { $0.bytes.first ?? 0 }

  /// What no property list and no text starts with.
  ///
  /// A binary property list has a reader of its own.
  private static let signatures: [Signature] = [
    Signature("\0GITCRYPT\0", .encrypted(by: "git-crypt")),
    Signature("$ANSIBLE_VAULT;", .encrypted(by: "Ansible Vault")),
    Signature("-----BEGIN PGP MESSAGE-----", .encrypted(by: "OpenPGP")),
    Signature("U2FsdGVkX1", .encrypted(by: "transcrypt")),
    Signature("Salted__", .encrypted(by: "OpenSSL")),
    Signature("age-encryption.org/v1\n", .encrypted(by: "age")),
    Signature("version https://git-lfs.github.com/spec/", .pointer(of: "Git LFS")),
    Signature("version https://hawser.github.com/spec/", .pointer(of: "Git LFS")),
    Signature("/annex/objects/", .pointer(of: "git-annex")),
    Signature([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .data(format: "PNG")),
    Signature([0xFF, 0xD8, 0xFF], .data(format: "JPEG")),
    Signature([0x50, 0x4B, 0x03, 0x04], .data(format: "ZIP")),
    Signature([0x1F, 0x8B, 0x08], .data(format: "gzip")),
    Signature([0xCF, 0xFA, 0xED, 0xFE], .data(format: "Mach-O")),
    Signature([0xCA, 0xFE, 0xBA, 0xBE], .data(format: "Mach-O")),
    Signature("%PDF-", .data(format: "PDF")),
    Signature("SQLite format 3\0", .data(format: "SQLite")),
  ]
}
