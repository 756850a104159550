# SPDX-License-Identifier: Apache-2.0
# Sourced by the other scripts: says where the package is, installs what is missing, checks the compiler.

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# install_missing PACKAGE…: installs the Debian packages that are not there yet. Elsewhere it does nothing, and the build tells what it lacks.
install_missing() {
  command -v dpkg-query >/dev/null || return 0
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "These packages are needed: ${missing[*]}. Install them as root: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  say "Installing ${missing[*]} …"
  local log lock
  log=$(mktemp)
  # One at a time: apt has a lock, and does not wait for it.
  exec {lock}>>"${TMPDIR:-/tmp}/gazetteer-install-$UID.lock"
  if command -v flock >/dev/null; then flock "$lock"; fi
  if ! { "${as_root[@]}" apt-get update && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "apt-get could not install ${missing[*]}. Install them by hand and try again."
  fi
  exec {lock}>&-
  rm -f "$log"
}

# empty_system SUITE LOG: makes a system of Debian's packages and nothing else, unless one of today is there; several checks begin with it. The path of the
# archive is in $system_archive.
empty_system() {
  system_archive=$root/.build/empty-system/$1-$(date +%F).tar
  [ ! -f "$system_archive" ] || return 0
  rm -rf "$root/.build/empty-system"
  mkdir -p "$root/.build/empty-system"
  mmdebstrap --quiet --variant=minbase --skip=cleanup/apt "$1" "$system_archive.partial.tar" 2>"$2" || return 1
  mv "$system_archive.partial.tar" "$system_archive"
}

# check_swift: ends with a message when there is no Swift 6.2 or newer.
check_swift() {
  local cure="Swift 6.2 or newer is needed: https://www.swift.org/install" version
  command -v swift >/dev/null || fail "There is no command swift. $cure"
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "The command swift does not tell its version. $cure"
  [ "$(printf '%s\n' 6.2 "$version" | sort -V | head -n 1)" = 6.2 ] || fail "This is Swift $version. $cure"
}

# set_up: what every build needs.
set_up() {
  install_missing libsqlite3-dev zlib1g-dev
  check_swift
}

# test_settings: what builds of tests are made with, the same everywhere, since a change of it builds all anew.
test_settings() {
  export GAZETTEER_WARNINGS_AS_ERRORS=1 GAZETTEER_FAST_TESTS=1
}

# Options of a build without optimisation that is made once: each module is compiled as a whole, and described while it is, and nothing is kept for
# debuggers. Another build after a change is slower by it.
once_options=(-debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo)
# Options of a release. Nothing is kept for debuggers: the build takes a tenth less, and profiles still name functions. The linker leaves out single functions.
release_options=(-debug-info-format none -Xswiftc -Xfrontend -Xswiftc -function-sections)
# Options of tests: by themselves they are built for debugging. With GAZETTEER_BUILD_ONCE, as in `.ci/run`, they are built on the release, which shows its
# internal names to them.
test_options=()
if [ -n "${GAZETTEER_BUILD_ONCE:-}" ]; then
  release_options+=(-Xswiftc -enable-testing)
  test_options=(-c release "${release_options[@]}")
fi

# build_tests: builds the tests, and the command that the end-to-end tests run. `--build-tests` would build all of the dependencies as well.
build_tests() {
  swift build "${test_options[@]}" --product GazetteerCLI && swift build "${test_options[@]}" --product gazetteerPackageTests
}

# test_built ARGUMENT…: runs tests that have been built; `swift test` by itself builds with other options.
test_built() { swift test "${test_options[@]}" --skip-build "$@"; }

# isolate FOLDER: from here on the command finds no index and no cache of the user's, and keeps its own in the folder. Builds come before, as Swift has its
# packages in the user's cache.
isolate() {
  export XDG_CACHE_HOME="$1/cache"
  unset GAZETTEER_INDEX NO_COLOR COLUMNS
}

release_binary="$root/.build/release/GazetteerCLI"
binary=$release_binary

# build_release [PRODUCT]: builds the command, or another product, unless it is current; silent, but for a line every ten seconds, unless it fails. The
# path of the command is in $binary.
build_release() {
  local product=${1:-GazetteerCLI} inputs
  binary=$release_binary
  # The first build of a checkout chooses the versions, which are inputs.
  [ -e "$root/Package.resolved" ] || swift package --package-path "$root" resolve >/dev/null 2>&1 || true
  inputs=$(release_inputs)
  if release_is_current "$product" "$inputs"; then return 0; fi
  [ -e "$(release_file "$product")" ] || say "Building $product; the first time takes about five minutes on two cores …"
  local status=0
  build_log=$(mktemp)
  tell_progress "$build_log" &
  progress=$!
  trap end_progress EXIT
  swift build --package-path "$root" -c release "${release_options[@]}" --product "$product" >"$build_log" 2>&1 || status=$?
  [ "$status" -eq 0 ] || cat "$build_log" >&2
  end_progress
  trap - EXIT
  # What was changed during the build is another input by now, so the next call builds again.
  [ "$status" -ne 0 ] || [ -z "$inputs" ] || printf '%s\n%s\n' "$inputs" "$(file_facts "$(release_file "$product")")" >"$(release_stamp "$product")"
  return "$status"
}

# release_file PRODUCT: what a build of it makes.
release_file() { case $1 in gazetteer) echo "$root/.build/release/libgazetteer.so" ;; *) echo "$root/.build/release/$1" ;; esac; }

# release_stamp PRODUCT: the inputs of its last build and the file that it made. `swift build` takes over a second to find that nothing changed.
release_stamp() { echo "$root/.build/release-inputs.$1"; }

# release_is_current [PRODUCT [INPUTS]]: whether it is that of the last build, and was made of the same inputs.
release_is_current() {
  local product=${1:-GazetteerCLI} inputs stamp file
  stamp=$(release_stamp "$product") file=$(release_file "$product")
  [ -e "$file" ] && [ -r "$stamp" ] || return 1
  inputs=${2:-$(release_inputs)}
  [ -n "$inputs" ] && [ "$(cat "$stamp")" = "$inputs"$'\n'"$(file_facts "$file")" ]
}

# release_inputs: a checksum of all that a build depends on: files with sizes, times and inodes, the compiler, its options, settings of Package.swift. Empty where `find`
# cannot tell; then each call builds.
release_inputs() {
  local swift facts
  swift=$(command -v swift) || return 0
  facts=$(
    cd "$root"
    set -o pipefail
    find Sources Data Package.swift Package.resolved -printf '%p %y %s %T@ %C@ %i %l\n' 2>/dev/null | LC_ALL=C sort
  ) || return 0
  {
    printf '%s\n' "$facts" "${release_options[@]}"
    file_facts "$swift" "$root/.build/workspace-state.json" "$root/.swift-version" "$HOME/.local/share/swiftly/config.json"
    env | grep -E '^(GAZETTEER_|TOOLCHAINS=|SDKROOT=|CC=|CXX=|CPATH=|LIBRARY_PATH=|PKG_CONFIG_PATH=)' | grep -vE '^GAZETTEER_(INDEX=|TEST_|PROGRESS=|CHECK_TIMES=|BUILD_ONCE=)' | LC_ALL=C sort || true
  } | cksum
}

# file_facts FILE…: size, times and inode of each, behind links; nothing for one that is not there.
file_facts() { find -L "$@" -maxdepth 0 -printf '%p %s %T@ %C@ %i\n' 2>/dev/null || true; }

# tell_progress FILE: prints the last line of a log every ten seconds, until it is ended; with GAZETTEER_PROGRESS=off, for checks of what is printed, none.
tell_progress() {
  trap 'kill "$pause"; exit' TERM
  while true; do
    sleep 10 &
    pause=$!
    wait "$pause"
    [ "${GAZETTEER_PROGRESS:-}" = off ] || printf '  %s\n' "$(tail -n 1 "$1")"
  done >&2
}

end_progress() {
  kill "$progress" 2>/dev/null || true
  wait "$progress" 2>/dev/null || true
  rm -f "$build_log"
}
