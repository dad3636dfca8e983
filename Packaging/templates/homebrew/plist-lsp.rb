class PlistLsp < Formula
  desc "Language server and linter for Apple property lists and string tables"
  homepage "https://github.com/${repository}"
  version "${version}"
  license "Apache-2.0"

  on_macos do
    #archive darwin-arm64
    on_arm do
      url "https://github.com/${repository}/releases/download/${version}/plist-lsp-${version}-darwin-arm64.tar.gz"
      sha256 "${sha256}"
    end
    #end
    #archive darwin-x86_64
    on_intel do
      url "https://github.com/${repository}/releases/download/${version}/plist-lsp-${version}-darwin-x86_64.tar.gz"
      sha256 "${sha256}"
    end
    #end
  end

  on_linux do
    #archive linux-aarch64
    on_arm do
      url "https://github.com/${repository}/releases/download/${version}/plist-lsp-${version}-linux-aarch64.tar.gz"
      sha256 "${sha256}"
    end
    #end
    #archive linux-x86_64
    on_intel do
      url "https://github.com/${repository}/releases/download/${version}/plist-lsp-${version}-linux-x86_64.tar.gz"
      sha256 "${sha256}"
    end
    #end
  end

  def install
    bin.install "plist-lsp"
    man1.install "man/man1/plist-lsp.1"
    bash_completion.install "completions/plist-lsp.bash" => "plist-lsp"
    zsh_completion.install "completions/_plist-lsp"
    fish_completion.install "completions/plist-lsp.fish"
    pkgshare.install "editors"
    prefix.install "LICENSE", "THIRD-PARTY-NOTICES.txt"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/plist-lsp --version").strip
  end
end
