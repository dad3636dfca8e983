" Old-style property lists and string tables.

if exists('b:current_syntax')
  finish
endif

syntax match stringsDelimiter /[{}();,=]/
syntax match stringsWord /[A-Za-z0-9_$\/:.-]\+/
syntax match stringsKey /[A-Za-z0-9_$\/:.-]\+\ze\s*=/
syntax region stringsData start=/</ end=/>/
syntax match stringsEscape /\\\%(\o\{1,3}\|[Uu]\x\{1,4}\|.\)/ contained
syntax match stringsFormat /%\%(\d\+\$\)\?[-+ #0]*\d*\%(\.\d\+\)\?\%(hh\|h\|ll\|l\|q\|z\|t\|j\|L\)\?[@%dDiuUxXoOfFeEgGcCsSpaA]/ contained
syntax region stringsText start=/"/ skip=/\\./ end=/"/ contains=stringsEscape,stringsFormat
syntax region stringsText start=/'/ skip=/\\./ end=/'/ contains=stringsEscape
syntax region stringsComment start=/\/\*/ end=/\*\// contains=@Spell
syntax match stringsComment /\/\/.*$/ contains=@Spell

highlight default link stringsComment Comment
highlight default link stringsData Number
highlight default link stringsDelimiter Delimiter
highlight default link stringsEscape SpecialChar
highlight default link stringsFormat Special
highlight default link stringsKey Identifier
highlight default link stringsText String
highlight default link stringsWord Constant

let b:current_syntax = 'strings'
