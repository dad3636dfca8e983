@testable import AppProject
@testable import BuildDescriptions

extension TestProject {
  /// The targets that descriptions declare.
  var described: [ProjectTarget] { ProjectReaders.targets(in: "/tree/app", files: access) }

  /// The targets of `App.xcodeproj`, joined with those that descriptions declare.
  var joined: [ProjectTarget] {
    let reader = ProjectReader(files: access)
    let xcode = reader.targets(ofProjectAt: Self.path("App.xcodeproj/project.pbxproj"))
    return ProjectReaders.joined(xcode: xcode, described: described)
  }

  /// Returns the file of a target's insertions with an entry in each of them.
  func inserting(_ key: String, _ value: String, into target: ProjectTarget) -> String {
    let path = target.insertions.first?.path ?? ""
    var bytes = Array(files[String(path.dropFirst("/tree/app/".count))]?.utf8 ?? "".utf8)
    for place in target.insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(place.text(key: key, value: value).utf8), at: place.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ProjectTarget {
  /// The declared keys as `key=value@line`, lines from one, entitlements with a star.
  var declarations: [String] {
    declaredKeys.map { key in
      "\(key.key)\(key.file == .entitlements ? "*" : "")=\(key.value ?? "?")@\(key.evidence.line + 1)"
    }
  }

  /// Returns the value of a setting in the first configuration.
  func value(_ setting: String) -> String? { configurations.first?.value(of: setting).text }
}
