import LintEngine
import LintFacts
import PropertyList

/// Reports the lines that an unresolved merge leaves in a property list.
enum PlistMergeConflictMarker: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-merge-conflict-marker",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleVersion</key>
        <<<<<<< HEAD
          <string>41</string>
        =======
          <string>42</string>
        >>>>>>> release
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleVersion</key>
          <string>42</string>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.mergeConflictMarker
}
