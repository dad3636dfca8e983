-- What Neovim does with string tables and binary property lists, for `neovim-session.lua`, which hands its helpers over.

local s = ...
local folder = s.project .. '/CameraApp'
local tables = {
  ['en.lproj/Localizable.strings'] = '"title" = "Notes for %@";\n',
  ['de.lproj/Localizable.strings'] = '"title" = "N";\n',
}

local function path(name)
  return folder .. '/' .. name
end

local function write(name, text)
  vim.fn.mkdir(vim.fn.fnamemodify(path(name), ':h'), 'p')
  local file = assert(io.open(path(name), 'w'))
  file:write(text)
  file:close()
end

local function open(name)
  vim.cmd('edit ' .. vim.fn.fnameescape(path(name)))
  s.await('the client of ' .. name, function()
    local client = s.attached()
    return client and client.initialized ~= false
  end)
end

--- The result of a request at the cursor.
local function ask(method, more)
  local client = s.attached()
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', params, more or {}), s.timeout) or {}
  return (answers[client.id] or {}).result
end

--- The text of a buffer for a file, whether it is shown or not.
local function text_of(name)
  local buffer = vim.fn.bufnr(path(name))
  return buffer < 0 and '' or table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

local function check_completion()
  vim.api.nvim_win_set_cursor(0, { 1, #'"title" = "N' })
  -- What the other languages have is known when the table was checked.
  s.await('findings of the table', function()
    return #vim.diagnostic.get(0) > 0
  end)
  local result = ask('textDocument/completion') or {}
  s.check(s.accept(result, 'Notes for %@'), 'completion in a value offers the text of the base language', result)
  s.check(s.lines()[1] == '"title" = "Notes for %@";', 'completion writes the text', s.lines())
end

local function check_outline()
  local names = vim.tbl_map(function(symbol)
    return symbol.name
  end, ask('textDocument/documentSymbol') or {})
  s.check(vim.tbl_contains(names, 'title'), 'the outline of a table has its keys', names)
end

local function check_rename()
  vim.api.nvim_win_set_cursor(0, { 1, 2 })
  vim.lsp.buf.rename('heading')
  s.await('the new name in this table', function()
    return s.lines()[1] == '"heading" = "Notes for %@";'
  end, s.lines)
  s.check(text_of('en.lproj/Localizable.strings'):find('"heading" = ', 1, true), 'and in the other one')
  vim.cmd('silent wall')
end

--- The catalog is a new file, and the tables are gone: Neovim takes operations on files though it does not say how.
local function check_conversion()
  local catalog = 'Localizable.xcstrings'
  s.choose('Convert the table to a string catalog', { 'refactor.rewrite' })
  s.await('the catalog', function()
    return text_of(catalog):find('"heading"', 1, true) ~= nil
  end, function()
    return text_of(catalog)
  end)
  s.check(vim.fn.filereadable(path('de.lproj/Localizable.strings')) == 0, 'the tables are removed')
end

local function check_hints()
  if not vim.lsp.inlay_hint then
    s.say('     no inlay hints before 0.10')
    return
  end
  vim.cmd('buffer ' .. vim.fn.fnameescape(path('Info.plist')))
  vim.lsp.inlay_hint.enable(true, { bufnr = 0 })
  s.await('the hint with the name of a key', function()
    return vim.tbl_contains(vim.tbl_map(function(each)
      return each.inlay_hint.label
    end, vim.lsp.inlay_hint.get({ bufnr = 0 })), 'Bundle identifier')
  end)
end

local function check_binary()
  local name = 'Binary.plist'
  vim.fn.system({ vim.env.PLIST_LSP, 'convert', '--to', 'binary', '--output', path(name), path('Info.plist') })
  s.check(vim.v.shell_error == 0, 'a binary property list')
  open(name)
  require('plist_lsp').show_as_xml()
  s.await('the XML of a binary property list', function()
    return s.lines()[1]:find('<?xml', 1, true) == 1
  end, s.lines)
  s.check(not vim.bo.modifiable and vim.bo.buftype == 'nofile', 'it cannot be edited or written')
  vim.cmd('bwipeout')
end

for name, text in pairs(tables) do
  write(name, text)
end
open('de.lproj/Localizable.strings')
check_completion()
check_outline()
check_rename()
check_conversion()
check_hints()
check_binary()
vim.cmd('buffer ' .. vim.fn.fnameescape(path('Info.plist')))
