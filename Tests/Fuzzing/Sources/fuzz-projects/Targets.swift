import FuzzDriver

/// The target that runs, one of those which need what reads projects, but no rules.
let target = chosenTarget(of: [
  "code": CodeFuzzing.run,
  "interface": InterfaceFuzzing.run,
  "project": ProjectFuzzing.run,
  "settings": SettingFuzzing.run,
])
