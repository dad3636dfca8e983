-- A session of Neovim with the plug-in in editors/neovim and the server in PLIST_LSP, on a copy of the project in
-- SESSION_PROJECT. Run as `nvim --headless -u neovim-session.lua`. Ends with code 1 at the first failure.

local root = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h:h:h:h')
local project = vim.env.SESSION_PROJECT
local plist = project .. '/CameraApp/Info.plist'
local timeout = 20000
local expected_codes = { 'capabilities-unknown-value', 'purpose-string-empty', 'purpose-string-missing' }
local exit_code

local function say(text)
  io.stdout:write(text, '\n')
end

local function fail(text, value)
  error(text .. (value == nil and '' or ': ' .. vim.inspect(value)), 0)
end

local function await(what, condition, state)
  if not vim.wait(timeout, condition, 20) then
    fail('waited in vain for ' .. what, state and state())
  end
  say('ok   ' .. what)
end

local function check(condition, what, value)
  if not condition then
    fail(what, value)
  end
  say('ok   ' .. what)
end

local function turn_on()
  vim.opt.runtimepath:append(root .. '/editors/neovim')
  local options = {
    cmd = { vim.env.PLIST_LSP, '--stdio' },
    on_exit = function(code)
      exit_code = code
    end,
  }
  if vim.fn.has('nvim-0.11') == 1 and not vim.env.SESSION_SETUP then
    vim.lsp.config('plist_lsp', options)
    vim.lsp.enable('plist_lsp')
  else
    require('plist_lsp').setup(options)
  end
end

local function attached()
  if vim.lsp.get_clients then
    return vim.lsp.get_clients({ bufnr = 0, name = 'plist_lsp' })[1]
  end
  return vim.tbl_values(vim.lsp.buf_get_clients(0))[1]
end

local function code_of(diagnostic)
  return diagnostic.code or diagnostic.user_data.lsp.code
end

local function shown_codes()
  return vim.tbl_map(code_of, vim.diagnostic.get(0))
end

local function shows_all(codes)
  local shown = shown_codes()
  for _, code in ipairs(codes) do
    if not vim.tbl_contains(shown, code) then
      return false
    end
  end
  return true
end

local function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

--- The 1-based number of the first line that equals the text.
local function line_number(text)
  for number, line in ipairs(lines()) do
    if line == text then
      return number
    end
  end
  fail('no line ' .. vim.inspect(text), lines())
end

local function check_diagnostics()
  await('findings of the opened file', function()
    return shows_all(expected_codes)
  end, shown_codes)
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    check(diagnostic.source == 'plist-lsp', 'source of ' .. code_of(diagnostic), diagnostic.source)
    if code_of(diagnostic) == 'capabilities-unknown-value' then
      check(lines()[diagnostic.lnum + 1] == '\t\t<string>armv64</string>', 'line of the capability', diagnostic)
    end
  end
end

--- Writes the item with a label, as the completion of Neovim does; returns whether the list has it.
local function accept(result, label)
  local client = attached()
  local item = vim.tbl_filter(function(each)
    return each.label == label
  end, result.items or result)[1]
  if not item then
    return false
  end
  local defaults = result.itemDefaults or {}
  local edit = item.textEdit or { range = defaults.editRange, newText = item.textEditText or item.label }
  local is_snippet = (item.insertTextFormat or defaults.insertTextFormat) == 2
  local text = edit.newText
  if is_snippet then
    edit.newText = ''
  end
  local edits = vim.list_extend({ edit }, item.additionalTextEdits or {})
  vim.lsp.util.apply_text_edits(edits, vim.api.nvim_get_current_buf(), client.offset_encoding)
  if is_snippet then
    -- A snippet begins after the last character of a line, where the cursor is only while text is inserted.
    vim.o.virtualedit = 'onemore'
    vim.api.nvim_win_set_cursor(0, { edit.range.start.line + 1, edit.range.start.character })
    vim.snippet.expand(text)
    vim.snippet.stop()
  end
  return true
end

local function check_completion()
  local before = lines()
  local number = line_number('\t<key>NSMicrophoneUsageDescription</key>')
  vim.api.nvim_buf_set_lines(0, number - 1, number - 1, false, { '\t<key>NSCam</key>' })
  vim.api.nvim_win_set_cursor(0, { number, #'\t<key>NSCam' })
  local client = attached()
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', params, timeout) or {}
  local result = (answers[client.id] or {}).result or {}
  check(accept(result, 'NSCameraUsageDescription'), 'completion offers NSCameraUsageDescription', result)
  local completed = table.concat(lines(), '\n', number, number + 1)
  -- Before 0.11 Neovim offers no snippets, and so gets one line.
  local expected = vim.fn.has('nvim-0.11') == 1 and '\t<key>NSCameraUsageDescription</key>\n\t<string></string>'
    or '\t<key>NSCameraUsageDescription</key><string></string>\n\t<key>NSMicrophoneUsageDescription</key>'
  check(completed == expected, 'completion writes the key', completed)
  vim.api.nvim_buf_set_lines(0, 0, -1, false, before)
  await('findings after the text is restored', function()
    return shows_all(expected_codes)
  end, shown_codes)
end

--- Picks the code action by the start of its title, as a person does from the menu; returns the list of what is offered.
local function choose_code_action(title, only)
  local offered = {}
  vim.ui.select = function(items, options, on_choice)
    for _, item in ipairs(items) do
      local shown = options.format_item(item)
      table.insert(offered, shown)
      if shown:sub(1, #title) == title then
        on_choice(item, 1)
        return
      end
    end
    on_choice(nil)
  end
  local context = only and { only = only }
  vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and { context = context } or context)
  return offered
end

local function apply_code_action(title)
  local tick = vim.api.nvim_buf_get_changedtick(0)
  local offered = choose_code_action(title)
  await('the action ' .. title, function()
    return vim.api.nvim_buf_get_changedtick(0) ~= tick
  end, function()
    return offered
  end)
end

local function check_code_action()
  local before = lines()
  local missing = vim.tbl_filter(function(diagnostic)
    return code_of(diagnostic) == 'purpose-string-missing' and diagnostic.message:find('NSCameraUsageDescription', 1, true)
  end, vim.diagnostic.get(0))[1]
  check(missing, 'a finding names NSCameraUsageDescription', vim.diagnostic.get(0))
  vim.api.nvim_win_set_cursor(0, { missing.lnum + 1, missing.col })
  apply_code_action('Insert NSCameraUsageDescription')
  local number = line_number('\t<key>NSCameraUsageDescription</key>')
  local after = lines()
  check(after[number + 1]:find('^\t<string>.*</string>$'), 'the value stands below its key', after)
  check(not after[number - 1]:find('^\t<key>'), 'no other key loses its value', after)
  table.remove(after, number + 1)
  table.remove(after, number)
  check(vim.deep_equal(after, before), 'all other lines are as they were', after)
  await('end of the finding', function()
    return not shows_all({ 'purpose-string-missing' })
  end, shown_codes)
end

--- Formatting restores the text after its indentation was changed.
local function check_format()
  local before = lines()
  local changed = vim.tbl_map(function(line)
    return (line:gsub('\t', '    '))
  end, before)
  vim.api.nvim_buf_set_lines(0, 0, -1, false, changed)
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = timeout })
  else
    vim.lsp.buf.formatting_sync(nil, timeout)
  end
  check(vim.deep_equal(lines(), before), 'formatting restores the text', lines())
end

--- The plug-in reports on itself, and completion by keys is that of the server.
local function check_health()
  check(vim.bo.omnifunc:find('lsp.omnifunc', 1, true), 'completion by keys', vim.bo.omnifunc)
  vim.cmd('checkhealth plist_lsp')
  local report = table.concat(lines(), '\n')
  for _, part in ipairs({ vim.env.PLIST_LSP .. ', version ', 'client ' .. 1, 'file types are on' }) do
    check(report:find(part, 1, true), ':checkhealth reports ' .. part, report)
  end
  vim.cmd('bwipeout')
end

--- The outline has the keys, with the names that Xcode shows.
local function check_outline()
  local client = attached()
  local params = { textDocument = vim.lsp.util.make_text_document_params() }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/documentSymbol', params, timeout) or {}
  local symbols = (answers[client.id] or {}).result or {}
  local key = vim.tbl_filter(function(symbol)
    return symbol.name == 'CFBundleIdentifier'
  end, symbols)[1]
  check(key and key.detail == 'Bundle identifier', 'the outline has the keys', symbols)
end

--- Code is served only where that is wanted; then the call that needs the key is marked.
local function check_code()
  local code = vim.fn.fnameescape(project .. '/CameraApp/CaptureController.swift')
  vim.cmd('edit ' .. code)
  check(attached() == nil, 'code is left alone')
  vim.g.plist_lsp_code = true
  vim.cmd('edit ' .. code)
  await('a finding in code', function()
    return shows_all({ 'purpose-string-missing' })
  end, shown_codes)
  vim.cmd('buffer ' .. vim.fn.fnameescape(plist))
end

local function check_tables()
  local helpers = {
    accept = accept, attached = attached, await = await, check = check, choose = choose_code_action, lines = lines, project = project,
    say = say, timeout = timeout,
  }
  assert(loadfile(root .. '/Tests/Acceptance/Editors/neovim-tables.lua'))(helpers)
end

local function check_end()
  local client = attached()
  if vim.fn.has('nvim-0.11') == 1 then
    client:stop()
  else
    client.stop()
  end
  await('end of the server', function()
    return exit_code ~= nil
  end)
  check(exit_code == 0, 'exit code of the server', exit_code)
end

local function session()
  vim.cmd('edit ' .. vim.fn.fnameescape(plist))
  check(vim.bo.filetype == 'plist', 'file type', vim.bo.filetype)
  await('the client', function()
    local client = attached()
    return client and client.initialized ~= false
  end)
  say('     Neovim counts in ' .. attached().offset_encoding)
  check_diagnostics()
  check_health()
  check_completion()
  check_format()
  check_outline()
  check_code()
  check_code_action()
  check_tables()
  check_end()
end

turn_on()
vim.api.nvim_create_autocmd('VimEnter', {
  once = true,
  callback = function()
    vim.schedule(function()
      local passed, problem = xpcall(session, function(message)
        return type(message) == 'string' and message or vim.inspect(message)
      end)
      if not passed then
        say('FAILED ' .. problem)
      end
      vim.cmd(passed and 'qall!' or 'cquit 1')
    end)
  end,
})
