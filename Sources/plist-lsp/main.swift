print("plist-lsp")
