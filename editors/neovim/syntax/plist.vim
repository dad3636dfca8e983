" Property lists: XML, or the old-style text syntax that string tables share.

if exists('b:current_syntax')
  finish
endif

if getline(nextnonblank(1)) =~# '^\s*<[?!A-Za-z]'
  runtime! syntax/xml.vim
else
  runtime! syntax/strings.vim
endif

let b:current_syntax = 'plist'
