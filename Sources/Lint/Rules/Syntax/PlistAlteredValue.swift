import PropertyList

/// Reports values that Foundation reads otherwise than they are written.
enum PlistAlteredValue: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-altered-value",
    severity: .warning,
    summary: "Foundation reads a value otherwise than it is written.",
    rationale: """
      Some mistakes cause no error: a day that does not exist becomes another day, the incomplete end of data is \
      dropped, a broken item leaves its list, an unknown escape loses its backslash. The app then runs with a \
      value that nobody wrote.
      """,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>Expires</key>
          <date>2026-02-30T00:00:00Z</date>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>Expires</key>
          <date>2026-03-02T00:00:00Z</date>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.alteredValue
}
