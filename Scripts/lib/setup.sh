# Sourced by the other scripts: installs what a build needs, when it is missing, and checks the compiler.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

say() { printf '%s\n' "$*" >&2; }

# Installs Debian packages that are not there yet.
install_missing() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { say "These packages are needed: ${missing[*]}. Install them as root, or install sudo."; exit 1; }
    as_root=(sudo)
  fi
  say "Installing ${missing[*]} …"
  "${as_root[@]}" apt-get update -qq >&2 && "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2 || {
    say "apt-get could not install ${missing[*]}. Install them by hand and try again."; exit 1; }
}

set_up() {
  if command -v dpkg-query >/dev/null; then install_missing libsqlite3-dev zlib1g-dev pkg-config; fi
  command -v swift >/dev/null || { say "Swift 6.2 or newer is needed: https://www.swift.org/install"; exit 1; }
  local version
  version=$(swift --version 2>/dev/null | grep -oE 'Swift version [0-9]+\.[0-9]+' | grep -oE '[0-9]+\.[0-9]+')
  case "$version" in
    6.[01] | [0-5].*) say "Swift $version is too old: 6.2 or newer is needed, https://www.swift.org/install"; exit 1 ;;
  esac
}
