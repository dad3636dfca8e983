--- Settings of the server for `vim.lsp.config` (Neovim 0.11 and later); `lua/plist_lsp.lua` reads them for older ones.

local language_ids = { ['json.xcstrings'] = 'json', objc = 'objective-c', objcpp = 'objective-cpp' }
local root_markers = { '.plist-lsp.yml', '.git' }

---@type vim.lsp.Config
return {
  cmd = { 'plist-lsp', '--stdio' },
  -- Of code, YAML and JSON only those buffers are served that `serves` in `lua/plist_lsp.lua` takes.
  filetypes = {
    'plist', 'strings', 'json.xcstrings', 'json', 'xcconfig', 'yaml',
    'c', 'cpp', 'dart', 'javascript', 'javascriptreact', 'objc', 'objcpp', 'swift', 'typescript', 'typescriptreact',
  },
  root_markers = root_markers,
  root_dir = function(buffer, on_dir)
    if require('plist_lsp').serves(buffer) then
      on_dir(vim.fs.root(buffer, root_markers))
    end
  end,
  get_language_id = function(_, filetype)
    return language_ids[filetype] or filetype
  end,
}
