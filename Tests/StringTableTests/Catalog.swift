/// A made-up catalog, written as Xcode does.
enum Catalog {
  static let text = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "brand" : {
          "shouldTranslate" : false
        },
        "count" : {
          "comment" : "Number of files",
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Eine Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%lld Dateien"
                    }
                  }
                }
              }
            }
          }
        },
        "done" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Fertig"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Done"
              }
            }
          }
        },
        "old" : {
          "extractionState" : "stale"
        }
      },
      "version" : "1.0"
    }
    """#
}
