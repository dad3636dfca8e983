--- `:checkhealth plist_lsp`: the program, the file types, the client, and what the client cannot do.

local M = {}

local health = vim.health or require('health')
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local warn = health.warn or health.report_warn
local failed = health.error or health.report_error

--- The program that is started, from the settings where this version has them.
local function program()
  local config = vim.lsp.config and vim.lsp.config.plist_lsp or require('plist_lsp').config
  return config and config.cmd[1] or 'plist-lsp'
end

local function check_program()
  local name = program()
  if vim.fn.executable(name) ~= 1 then
    failed(name .. ' is not an executable program; install it, or set its full path in `cmd`')
    return
  end
  ok(vim.fn.exepath(name) .. ', version ' .. vim.trim(vim.fn.system({ name, '--version' })))
end

local function clients()
  local all = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  return vim.tbl_filter(function(client)
    return client.name == 'plist_lsp'
  end, all)
end

local function check_client()
  local running = clients()
  if #running == 0 then
    warn('no client runs; open an Info.plist. If there is still none, call `vim.lsp.enable(\'plist_lsp\')` (0.11) or'
      .. ' `require(\'plist_lsp\').setup()` in init.lua')
  end
  for _, client in ipairs(running) do
    ok('client ' .. client.id .. ' for ' .. (client.config.root_dir or 'single files'))
  end
end

local function check_file_types()
  if #vim.api.nvim_get_runtime_file('ftdetect/plist_lsp.lua', false) == 0 then
    warn('the file types of this plug-in are not on the runtime path')
  else
    ok('the file types are on the runtime path')
  end
end

function M.check()
  start('plist-lsp')
  check_program()
  check_file_types()
  check_client()
  if vim.fn.has('nvim-0.11') == 0 then
    warn('this version has no snippets: a completed key is written on one line')
  end
end

return M
