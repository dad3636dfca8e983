import AppProject

extension AppBundle {
  /// Whether its Info.plist is that of configurations whose names are for developers, while its target has another one for users.
  package var isForDevelopersAlone: Bool {
    guard let target, !configurations.isEmpty,
      configurations.allSatisfy({ EntitlementsFile.isForDevelopment(configuration: $0.name) })
    else { return false }
    let files = Set(configurations.compactMap(\.infoPlist))
    return target.configurations.contains { other in
      !EntitlementsFile.isForDevelopment(configuration: other.name)
        && other.infoPlist.map { !files.contains($0) } ?? false
    }
  }
}
