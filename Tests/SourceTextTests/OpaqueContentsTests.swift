import SourceText
import Testing

@Suite struct OpaqueContentsTests {
  @Test(arguments: [
    ("\0GITCRYPT\0\u{1}\u{2}", OpaqueContents.encrypted(by: "git-crypt")),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0", .pointer(of: "Git LFS")),
    ("/annex/objects/SHA256E-s1--0", .pointer(of: "git-annex")),
    ("$ANSIBLE_VAULT;1.1;AES256\n", .encrypted(by: "Ansible Vault")),
    ("%PDF-1.7", .data(format: "PDF")),
  ])
  func recognisesWhatIsNotTheFile(_ text: String, _ expected: OpaqueContents) {
    #expect(OpaqueContents(Array(text.utf8)) == expected)
    #expect(OpaqueContents(SourceText(text)) == expected)
  }

  @Test(arguments: ["", "<?xml version=\"1.0\"?>", "{ a = b; }", "bplist00", "version = 1;", "\"a\" = \"b\";"])
  func leavesTextsAndPropertyListsAlone(_ text: String) {
    #expect(OpaqueContents(Array(text.utf8)) == nil)
  }

  @Test func readsNothingAfterTheStartOfALongFile() {
    #expect(OpaqueContents(Array(repeating: UInt8(ascii: "\""), count: 100_000)) == nil)
  }
}
