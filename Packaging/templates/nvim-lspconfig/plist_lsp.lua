---@brief
---
--- https://github.com/${repository}
---
--- `plist-lsp`, a language server for Apple property lists, entitlements, privacy manifests and string tables (${version} or later).
---
--- The server ignores XML that is no property list. File types for `.strings`, `.xcstrings` and the other names are in the plugin
--- `editors/neovim` of its repository.

---@type vim.lsp.Config
return {
  cmd = { 'plist-lsp', '--stdio' },
  filetypes = { 'xml', 'plist', 'strings', 'json.xcstrings' },
  root_markers = { '.plist-lsp.yml', '.git' },
  get_language_id = function(_, filetype)
    return filetype == 'json.xcstrings' and 'json' or filetype
  end,
}
