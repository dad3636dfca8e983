import PropertyList

/// Reports the lines that an unresolved merge leaves in a property list.
enum PlistMergeConflictMarker: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-merge-conflict-marker",
    severity: .error,
    summary: "A line is left over from a merge conflict.",
    rationale: """
      Version control marks both sides of a conflict with lines of its own. With them the file is no property list \
      any more, and the build or the app fails at a place that seems to have nothing to do with it.
      """,
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
