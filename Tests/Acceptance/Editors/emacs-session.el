;;; emacs-session.el --- Emacs with editors/emacs and the server in PLIST_LSP -*- lexical-binding: t; -*-

;; Opens the Info.plist of a copy of the project in SESSION_PROJECT, starts Eglot and compares what Flymake shows, what
;; completion and formatting write, and what imenu lists.
;; Run as `emacs --batch -Q -l emacs-session.el'.  Ends with code 1 when something differs.

;; Emacs 29 has Eglot built in.  Before, it is a package, in a folder that -Q leaves out.
(unless (locate-library "eglot")
  (require 'package)
  (add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
  (package-initialize))

(let ((root (locate-dominating-file load-file-name "Package.swift")))
  (add-to-list 'load-path (expand-file-name "editors/emacs" root)))

(require 'plist-lsp)
(require 'eglot)

(defvar session-codes '("purpose-string-empty" "capabilities-unknown-value" "purpose-string-missing"))
(defvar session-timeout 20 "Seconds to wait for the findings.")

(defun session-shown ()
  "The texts that Flymake shows in this buffer."
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun session-absent ()
  "The codes that no text names."
  (seq-remove (lambda (code)
                (seq-some (lambda (text) (string-match-p (regexp-quote (format "[%s]" code)) text))
                          (session-shown)))
              session-codes))

(defun session-fail (format &rest arguments)
  "Print a message and end with code 1."
  (princ (concat "FAILED " (apply #'format format arguments) "\n"))
  (kill-emacs 1))

(defun session-await-findings ()
  "Wait until every code is shown."
  (let ((deadline (+ (float-time) session-timeout)))
    (while (and (session-absent) (< (float-time) deadline))
      (accept-process-output nil 0.1)
      (flymake-start))
    (when (session-absent)
      (session-fail "not shown: %S; shown: %S" (session-absent) (session-shown)))))

(defun session-check (name actual expected)
  "Print that NAME holds, or end where ACTUAL is not EXPECTED."
  (if (equal actual expected)
      (princ (format "ok   %s\n" name))
    (session-fail "%s: %S instead of %S" name actual expected)))

(defun session-line ()
  "The text of the line at point."
  (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(defun session-complete ()
  "Complete a key that begins inside of a tag, as a person does with C-M-i."
  (dolist (typed '("nscamerausage" "NSCameraUsage"))
    (goto-char (point-min))
    (search-forward "<dict>\n")
    (insert (format "\t<key>%s</key>\n" typed))
    (search-backward "</key>")
    (completion-at-point)
    (session-check (format "completion of %s writes the key" typed) (session-line)
                   "\t<key>NSCameraUsageDescription</key><string></string>")
    (delete-region (line-beginning-position) (line-beginning-position 2))))

(defun session-complete-by-word ()
  "Offer keys by a word in them."
  (goto-char (point-min))
  (search-forward "<dict>\n")
  (insert "\t<key>camera</key>\n")
  (search-backward "</key>")
  (completion-at-point)
  (session-check "completion finds a key by a word in it"
                 (with-current-buffer "*Completions*" (and (string-match-p "NSCameraUsageDescription" (buffer-string)) t)) t)
  (delete-region (line-beginning-position) (line-beginning-position 2)))

(defun session-format ()
  "Format the buffer after its indentation was changed."
  (let ((before (buffer-string)))
    (goto-char (point-min))
    (while (search-forward "\t" nil t)
      (replace-match "    "))
    (eglot-format-buffer)
    (session-check "formatting restores the text" (buffer-string) before)))

(defun session-outline ()
  "The keys that imenu offers."
  (let ((names (flatten-tree (funcall imenu-create-index-function))))
    (session-check "the outline has the keys"
                   (and (seq-some (lambda (name) (and (stringp name) (string-match-p "NSMicrophoneUsageDescription" name)))
                                  names)
                        t)
                   t)))

(defun session-await (name condition)
  "Wait until the function CONDITION returns non-nil."
  (let ((deadline (+ (float-time) session-timeout)))
    (while (and (not (funcall condition)) (< (float-time) deadline))
      (accept-process-output nil 0.1)
      (flymake-start))
    (session-check name (and (funcall condition) t) t)))

(defun session-file (name &optional text)
  "The path of the file NAME of the app, with TEXT as its contents if that is not nil."
  (let ((file (expand-file-name (concat "CameraApp/" name) (getenv "SESSION_PROJECT"))))
    (when text
      (make-directory (file-name-directory file) t)
      (write-region text nil file nil 'silent))
    file))

(defvar session-server nil "The server that the first file started.")

(defun session-servers ()
  "The servers that run."
  (flatten-tree (hash-table-values eglot--servers-by-project)))

(defun session-table ()
  "Complete a translation and rename its key in all languages."
  (let ((base (session-file "en.lproj/Localizable.strings" "\"title\" = \"Notes for %@\";\n")))
    (find-file (session-file "de.lproj/Localizable.strings" "\"title\" = \"N\";\n"))
    (session-check "the mode of a table" major-mode 'plist-lsp-strings-mode)
    (session-check "the table has the server of the project" (eglot-current-server) session-server)
    (session-check "one server runs" (length (session-servers)) 1)
    ;; What the other languages have is known when the table was checked.
    (session-await "findings of the table" #'flymake-diagnostics)
    (search-forward "= \"N")
    (completion-at-point)
    (session-check "completion writes the text of the base language" (session-line) "\"title\" = \"Notes for %@\";")
    (session-check "the outline of a table has its keys"
                   (and (member "title" (flatten-tree (funcall imenu-create-index-function))) t) t)
    (goto-char (+ (point-min) 2))
    (cl-letf (((symbol-function 'y-or-n-p) #'always))
      (eglot-rename "heading"))
    (session-check "the new name in this table" (session-line) "\"heading\" = \"Notes for %@\";")
    (with-current-buffer (find-file-noselect base)
      (session-check "and in the other one" (buffer-string) "\"heading\" = \"Notes for %@\";\n")
      (set-buffer-modified-p nil))
    (set-buffer-modified-p nil)
    (eglot-shutdown (eglot-current-server))))

(defun session-binary ()
  "Show a binary property list as XML, change it and save it."
  (let ((file (session-file "Binary.plist")))
    (call-process (car plist-lsp-command) nil nil nil "convert" "--to" "binary" "--output" file (session-file "Info.plist"))
    (find-file file)
    (session-check "a binary property list is shown as XML" (and (looking-at-p "<\\?xml") major-mode) 'plist-lsp-xml-mode)
    (session-check "and is not changed by that" (buffer-modified-p) nil)
    (search-forward "<string>APPL")
    (replace-match "<string>BNDL" t)
    (save-buffer)
    (session-check "saved" (buffer-modified-p) nil)
    (with-temp-buffer
      (set-buffer-multibyte nil)
      (insert-file-contents-literally file)
      (session-check "it is binary again, with the change"
                     (list (looking-at-p "bplist0") (and (search-forward "BNDL" nil t) t)) '(t t)))
    (erase-buffer)
    (insert "<plist>")
    (session-check "what is no property list is not written" (condition-case nil (progn (save-buffer) 'written) (user-error 'refused))
                   'refused)
    (set-buffer-modified-p nil)))

(setq plist-lsp-command (list (getenv "PLIST_LSP") "--stdio"))
(setq eglot-sync-connect t)
(setq eglot-connect-timeout session-timeout)

(condition-case problem
    (progn
      (find-file (expand-file-name "CameraApp/Info.plist" (getenv "SESSION_PROJECT")))
      (unless (eq major-mode 'plist-lsp-xml-mode)
        (session-fail "the major mode is %S" major-mode))
      (call-interactively #'eglot)
      (setq session-server (eglot-current-server))
      (session-await-findings)
      (dolist (text (session-shown))
        (princ (format "ok   %s\n" text)))
      (session-complete)
      ;; Eglot 1.9 finds keys by their start alone.
      (when (fboundp 'eglot-inlay-hints-mode)
        (session-complete-by-word))
      (session-format)
      (session-outline)
      (session-table)
      (session-binary)
      (kill-emacs 0))
  (error (session-fail "%S" problem)))

;;; emacs-session.el ends here
