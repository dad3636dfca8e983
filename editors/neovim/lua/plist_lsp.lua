--- Starts the server for its file types on every Neovim from 0.7.2 on.

local M = {}

--- Files that a build or a generator makes an Info.plist of.
local project_files = {
  ['app.config.json'] = true, ['app.json'] = true, ['electron-builder.json'] = true, ['electron-builder.yaml'] = true,
  ['electron-builder.yml'] = true, ['project.yaml'] = true, ['project.yml'] = true,
}

--- File types of other files than those, which are left alone.
local foreign_types = { json = true, yaml = true }

--- File types of code, which is served where `vim.g.plist_lsp_code` is true.
local code_types = {
  c = true, cpp = true, dart = true, javascript = true, javascriptreact = true, objc = true, objcpp = true,
  swift = true, typescript = true, typescriptreact = true,
}

--- Whether the server is to be started for a buffer of one of its file types.
---@param buffer integer
---@return boolean
function M.serves(buffer)
  local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':t')
  if project_files[name] or name:match('%.xcconfig$') then
    return vim.g.plist_lsp_project_files ~= false
  end
  local filetype = vim.bo[buffer].filetype
  if code_types[filetype] then
    return vim.g.plist_lsp_code == true
  end
  return not foreign_types[filetype]
end

--- The settings that `lsp/plist_lsp.lua` states, which Neovim reads by itself from 0.11 on.
local function shipped()
  return dofile(vim.api.nvim_get_runtime_file('lsp/plist_lsp.lua', false)[1])
end

--- The nearest folder at or above `folder` with the first marker that any of them holds, or nil.
local function find_root(folder, markers)
  for _, marker in ipairs(markers) do
    local current, above = folder, nil
    while current ~= above do
      if vim.loop.fs_stat(current .. '/' .. marker) then
        return current
      end
      current, above = vim.fn.fnamemodify(current, ':h'), current
    end
  end
end

--- Client ids by root, for versions without `vim.lsp.start`.
local clients = {}

local function attach_with_start_client(config, buffer)
  local key = config.root_dir or ''
  if not (clients[key] and vim.lsp.get_client_by_id(clients[key])) then
    clients[key] = vim.lsp.start_client(config)
  end
  if clients[key] then
    vim.lsp.buf_attach_client(buffer, clients[key])
    -- Newer versions do this themselves. After the plug-in of the file type, which may set another.
    vim.schedule(function()
      if vim.api.nvim_buf_is_valid(buffer) then
        vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
      end
    end)
  end
end

local function attach(config, buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  if vim.bo[buffer].buftype ~= '' or path == '' or not M.serves(buffer) then
    return
  end
  local own = vim.tbl_extend('force', config, {})
  own.root_dir = find_root(vim.fn.fnamemodify(path, ':p:h'), config.root_markers)
  if vim.lsp.start then
    vim.lsp.start(own, { bufnr = buffer })
  else
    attach_with_start_client(own, buffer)
  end
end

local function attach_by_file_type(config)
  vim.api.nvim_create_autocmd('FileType', {
    group = vim.api.nvim_create_augroup('plist_lsp', {}),
    pattern = config.filetypes,
    callback = function(event)
      attach(config, event.buf)
    end,
  })
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.tbl_contains(config.filetypes, vim.bo[buffer].filetype) then
      attach(config, buffer)
    end
  end
end

--- Turns the server on for files that are open and for those opened later.
---@param options table|nil client settings that replace the shipped ones, such as `cmd` or `on_attach`
function M.setup(options)
  if vim.fn.has('nvim-0.11') == 1 then
    vim.lsp.config('plist_lsp', options or {})
    vim.lsp.enable('plist_lsp')
  else
    M.config = vim.tbl_deep_extend('force', { name = 'plist_lsp' }, shipped(), options or {})
    attach_by_file_type(M.config)
  end
end

--- Shows `text` in a new window, in a buffer that cannot be edited or written.
local function show(text, name)
  vim.cmd('new')
  vim.bo.buftype = 'nofile'
  vim.bo.bufhidden = 'wipe'
  vim.bo.swapfile = false
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split((text:gsub('\n$', '')), '\n'))
  pcall(vim.api.nvim_buf_set_name, 0, name)
  vim.bo.filetype = 'plist'
  vim.bo.modifiable = false
end

--- Shows the binary property list of the current buffer as XML.
function M.show_as_xml()
  local uri = vim.uri_from_bufnr(0)
  local command = { command = 'plist-lsp.showAsXML', arguments = { uri } }
  vim.lsp.buf_request(0, 'workspace/executeCommand', command, function(problem, text)
    if type(text) == 'string' then
      show(text, uri:gsub('^file', 'plist-lsp'))
    elseif problem then
      vim.notify(problem.message, vim.log.levels.ERROR)
    end
  end)
end

return M
