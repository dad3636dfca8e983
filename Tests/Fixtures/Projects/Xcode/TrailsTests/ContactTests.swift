import Contacts
import Testing

@Test func contactsAreNotTheApps() {
  #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
}
