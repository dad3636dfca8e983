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
Each is a pair of a major mode and its language id, such as (yaml-mode . \"yaml\") for
project.yml.  Eglot runs one server in a buffer, so this one takes the place of any other
for the mode.  To be set before Eglot is loaded."
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

(defun plist-lsp--set-completion ()
  "Complete by the start of keys, in any case.
Eglot 1.9 writes at the wrong place where another style, such as flex, finds a single key,
because point is not after it then.  Styles for eglot that a user chose stay."
  (setq-local completion-ignore-case t)
  (unless (assq 'eglot completion-category-overrides)
    (setq-local completion-category-overrides
                (append '((eglot (styles basic)) (eglot-capf (styles basic))) completion-category-overrides))))

;;;###autoload
(define-derived-mode plist-lsp-xml-mode nxml-mode "Plist"
  "Major mode for property lists in XML."
  (plist-lsp--set-completion))

;;;###autoload
(define-derived-mode plist-lsp-text-mode prog-mode "Plist/text"
  "Major mode for property lists in the old-style text syntax."
  (plist-lsp--set-completion)
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
  (add-to-list 'auto-mode-alist '("\\.strings\\'" . plist-lsp-strings-mode)))

;;;###autoload
(defun plist-lsp-show-as-xml (file)
  "Show the binary property list FILE as XML, in a buffer that cannot be edited."
  (interactive (list (or buffer-file-name (read-file-name "Binary property list: "))))
  (let ((buffer (get-buffer-create (format "*%s as XML*" (file-name-nondirectory file)))))
    (with-current-buffer buffer
      (let ((inhibit-read-only t)
            (coding-system-for-read 'utf-8))
        (erase-buffer)
        (unless (eq 0 (call-process (car plist-lsp-command) nil t nil "convert" "--to" "xml" (expand-file-name file)))
          (user-error "%s" (string-trim (buffer-string))))
        (plist-lsp-xml-mode))
      (setq buffer-read-only t)
      (goto-char (point-min)))
    (pop-to-buffer buffer)))

(defun plist-lsp--command (&rest _)
  "The program and arguments that Eglot starts."
  plist-lsp-command)

(with-eval-after-load 'eglot
  (dolist (entry (append '((plist-lsp-xml-mode . "plist")
                           (plist-lsp-text-mode . "plist")
                           (plist-lsp-strings-mode . "strings"))
                         plist-lsp-other-modes))
    (add-to-list 'eglot-server-programs
                 `((,(car entry) :language-id ,(cdr entry)) . plist-lsp--command))))

(provide 'plist-lsp)
;;; plist-lsp.el ends here
