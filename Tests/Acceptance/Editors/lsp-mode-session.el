;;; lsp-mode-session.el --- lsp-mode with the settings of its guide -*- lexical-binding: t; -*-

;; Opens the Info.plist of a copy of the project in SESSION_PROJECT with what editors/emacs/README.md says about lsp-mode, and waits
;; for the findings.  Run as `emacs --batch -Q -l lsp-mode-session.el'.  Ends with 77 where lsp-mode is not installed.

(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(package-initialize)
(unless (locate-library "lsp-mode")
  (princ "SKIPPED: lsp-mode is not installed (Debian: elpa-lsp-mode)\n")
  (kill-emacs 77))

(defvar session-root (locate-dominating-file load-file-name "Package.swift"))
(defvar session-guide
  (with-temp-buffer
    (insert-file-contents (expand-file-name "editors/emacs/README.md" session-root))
    (search-forward "## lsp-mode")
    (search-forward "```elisp\n")
    (buffer-substring (point) (progn (search-forward "```") (match-beginning 0)))))

(add-to-list 'load-path (expand-file-name "editors/emacs" session-root))
(with-temp-buffer
  (insert session-guide)
  (eval-buffer))
(setq plist-lsp-command (list (getenv "PLIST_LSP") "--stdio"))
(setq lsp-auto-guess-root t
      lsp-enable-file-watchers nil)

(defun session-await (name condition)
  "Wait until the function CONDITION returns non-nil, or end with code 1."
  (let ((deadline (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) deadline))
      (accept-process-output nil 0.1))
    (unless (funcall condition)
      (princ (format "FAILED %s: %S\n" name (lsp-diagnostics)))
      (kill-emacs 1))
    (princ (format "ok   %s\n" name))))

(defun session-codes ()
  "The rules of all findings of the workspace."
  (let (codes)
    (maphash (lambda (_ findings) (dolist (each findings) (push (lsp:diagnostic-code? each) codes))) (lsp-diagnostics))
    codes))

(find-file (expand-file-name "CameraApp/Info.plist" (getenv "SESSION_PROJECT")))
;; `lsp-deferred' of the hook waits for the buffer to be shown.
(lsp)
(session-await "the server runs" #'lsp-workspaces)
(session-await "findings" (lambda () (member "purpose-string-missing" (session-codes))))
(let ((hover (lsp-request "textDocument/hover"
                          (progn (search-forward "<key>CFBundleVer") (lsp--text-document-position-params)))))
  (session-await "hover of a key" (lambda () (string-match-p "CFBundleVersion" (format "%S" hover)))))
(kill-emacs 0)

;;; lsp-mode-session.el ends here
