;;; plist-lsp.el --- Property lists and string tables with plist-lsp -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages, tools

;;; Commentary:

;; Major modes for Apple's property lists and string tables, and their registration with Eglot.
;; `M-x eglot' in such a buffer starts the server; see README.md in this folder.

;;; Code:

(require 'nxml-mode)
(require 'subr-x)

(defvar eglot-server-programs)

(defgroup plist-lsp nil
  "Property lists and string tables."
  :group 'languages
  :prefix "plist-lsp-")

(defcustom plist-lsp-command '("plist-lsp" "--stdio")
  "The program that serves property lists, and its arguments."
  :type '(repeat string))

(defcustom plist-lsp-other-modes nil
  "Modes of other files that are served: code, and what an Info.plist is made of.
Each is a pair of a major mode and its language id, such as (yaml-mode . \"yaml\")
for project.yml.  Eglot runs one server in a buffer, so this one takes the place
of any other for the mode.  To be set before Eglot is loaded."
  :type '(alist :key-type symbol :value-type string))

(defvar plist-lsp-text-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    table)
  "Syntax of old-style property lists and string tables.")

(defvar plist-lsp-text-font-lock-keywords
  '(("\\([A-Za-z0-9_$./:-]+\\)[ \t]*=" 1 font-lock-variable-name-face)
    ("<[0-9A-Fa-f \t\n]*>" . font-lock-constant-face))
  "Highlighting of old-style property lists beside comments and strings.")

(defvar plist-lsp-xml-mode-syntax-table
  (let ((table (make-syntax-table nxml-mode-syntax-table)))
    ;; Otherwise `<key>NSBlu' is one symbol, and no key begins like that.
    (modify-syntax-entry ?< "." table)
    (modify-syntax-entry ?> "." table)
    table)
  "Syntax of property lists in XML: tags are no part of the words around them.")

;;;###autoload
(define-derived-mode plist-lsp-xml-mode nxml-mode "Plist"
  "Major mode for property lists in XML."
  (setq-local completion-ignore-case t))

;;;###autoload
(define-derived-mode plist-lsp-text-mode prog-mode "Plist/text"
  "Major mode for property lists in the old-style text syntax."
  (setq-local completion-ignore-case t)
  (setq-local comment-start "/* ")
  (setq-local comment-end " */")
  (setq-local font-lock-defaults '(plist-lsp-text-font-lock-keywords)))

;;;###autoload
(define-derived-mode plist-lsp-strings-mode plist-lsp-text-mode "Strings"
  "Major mode for string tables.")

;;;###autoload
(defun plist-lsp-mode ()
  "Turn on the major mode for the syntax of the property list in this buffer.
An empty buffer counts as XML."
  (interactive)
  (if (save-excursion
        (goto-char (point-min))
        (looking-at-p "[ \t\r\n\ufeff]*\\(?:<[?!A-Za-z]\\|\\'\\)"))
      (plist-lsp-xml-mode)
    (plist-lsp-text-mode)))

;;;###autoload
(progn
  (add-to-list 'auto-mode-alist
               '("\\.\\(?:plist\\|entitlements\\|xcprivacy\\|stringsdict\\|mobileconfig\\|pbxproj\\)\\'" . plist-lsp-mode))
  (add-to-list 'auto-mode-alist '("\\.strings\\'" . plist-lsp-strings-mode))
  (add-to-list 'magic-mode-alist '("bplist0" . plist-lsp-binary-mode)))

;;;###autoload
(defun plist-lsp-binary-mode ()
  "Show the binary property list in this buffer as XML.
When it is saved, it is written as binary."
  (interactive)
  (let ((coding-system-for-read 'utf-8)
        (inhibit-read-only t)
        (file buffer-file-name)
        (xml (generate-new-buffer " *plist-lsp*")))
    (unwind-protect
        (if (not (plist-lsp--convert nil nil xml "--to" "xml" file))
            (progn (fundamental-mode)
                   (message "%s is a binary property list; plist-lsp cannot show it" file))
          (erase-buffer)
          (insert-buffer-substring xml)
          (set-buffer-multibyte t)
          (setq buffer-file-coding-system 'utf-8-unix
                buffer-undo-list nil)
          (goto-char (point-min))
          (set-buffer-modified-p nil)
          (plist-lsp-xml-mode)
          (setq mode-name "Plist/binary")
          (add-hook 'write-contents-functions #'plist-lsp--write-binary nil t))
      (kill-buffer xml))))

(defun plist-lsp--write-binary ()
  "Write the XML in this buffer to its file as a binary property list."
  (let ((coding-system-for-write 'utf-8)
        (messages (generate-new-buffer " *plist-lsp*")))
    (unwind-protect
        (if (plist-lsp--convert (point-min) (point-max) messages "--to" "binary" "--output" buffer-file-name "-")
            (progn (set-visited-file-modtime)
                   (set-buffer-modified-p nil)
                   t)
          (user-error "%s" (with-current-buffer messages (string-trim (buffer-string)))))
      (kill-buffer messages))))

(defun plist-lsp--convert (start end output &rest arguments)
  "Run the program, and return whether it converts.
It reads the text from START to END if they are not nil.  What it prints goes to
the buffer OUTPUT, and ARGUMENTS say what it does."
  (let ((program (car plist-lsp-command))
        (arguments (cons "convert" arguments)))
    (ignore-error file-missing
      (eq 0 (if start
                (apply #'call-process-region start end program nil output nil arguments)
              (apply #'call-process program nil output nil arguments))))))

(defun plist-lsp--command (&rest _)
  "The program and arguments that Eglot starts."
  plist-lsp-command)

(defun plist-lsp--complete-by-start ()
  "Complete by the start of keys in a buffer of ours.
Eglot 1.9 writes at the wrong place where another style, such as flex, finds a
single key, because point is not after it then.  Styles for eglot that a user
chose stay."
  (when (and (derived-mode-p 'plist-lsp-xml-mode 'plist-lsp-text-mode)
             (not (assq 'eglot completion-category-overrides)))
    (setq-local completion-category-overrides
                (cons '(eglot (styles basic)) completion-category-overrides))))

(with-eval-after-load 'eglot
  ;; One entry, so that one server has all files of a project.
  (add-to-list 'eglot-server-programs
               (cons (mapcar (lambda (entry) (list (car entry) :language-id (cdr entry)))
                             (append '((plist-lsp-xml-mode . "plist")
                                       (plist-lsp-text-mode . "plist")
                                       (plist-lsp-strings-mode . "strings"))
                                     plist-lsp-other-modes))
                     #'plist-lsp--command))
  ;; Hints came after 1.9.
  (unless (fboundp 'eglot-inlay-hints-mode)
    (add-hook 'eglot-managed-mode-hook #'plist-lsp--complete-by-start)))

(provide 'plist-lsp)
;;; plist-lsp.el ends here
