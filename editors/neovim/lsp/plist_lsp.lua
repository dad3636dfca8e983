--- Settings of the server for `vim.lsp.config` (Neovim 0.11 and later); `lua/plist_lsp.lua` reads them for older ones.

---@type vim.lsp.Config
return {
  cmd = { 'plist-lsp', '--stdio' },
  filetypes = { 'plist', 'strings', 'json.xcstrings' },
  root_markers = { '.plist-lsp.yml', '.git' },
  get_language_id = function(_, filetype)
    return filetype == 'json.xcstrings' and 'json' or filetype
  end,
}
