--- File types for property lists and string tables, which Neovim knows as XML by content or not at all.

local extensions = {
  entitlements = 'plist',
  mobileconfig = 'plist',
  pbxproj = 'plist',
  plist = 'plist',
  strings = 'strings',
  stringsdict = 'plist',
  xcconfig = 'xcconfig',
  xcprivacy = 'plist',
  xcstrings = 'json.xcstrings',
}

if vim.fn.has('nvim-0.8') == 1 then
  vim.filetype.add({ extension = extensions })
else
  -- Here the Lua table of file types is off unless the user turns it on.
  local group = vim.api.nvim_create_augroup('plist_lsp_filetypes', {})
  for extension, filetype in pairs(extensions) do
    vim.api.nvim_create_autocmd({ 'BufNewFile', 'BufRead' }, {
      group = group,
      pattern = '*.' .. extension,
      callback = function(event)
        vim.bo[event.buf].filetype = filetype
      end,
    })
  end
end
