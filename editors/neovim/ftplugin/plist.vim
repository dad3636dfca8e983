" Comments of property lists depend on which of the two text syntaxes the file has.

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

if getline(nextnonblank(1)) =~# '^\s*<[?!A-Za-z]'
  setlocal comments=s:<!--,e:--> commentstring=<!--%s-->
else
  setlocal comments=s1:/*,mb:*,ex:*/,:// commentstring=/*%s*/
endif

let b:undo_ftplugin = 'setlocal comments< commentstring<'
