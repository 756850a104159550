# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts that build what runs without Swift, SQLite and zlib. It needs setup.sh.

# Builds of this kind have a folder of their own: flags of the compiler differ from those of other builds.
static_scratch=$root/.build/static

# use_archives: descriptions of SQLite and zlib for the package manager, which name a folder with nothing but their archives.
use_archives() {
  local name archive
  mkdir -p "$static_scratch/archives"
  for name in sqlite3 z; do
    archive=$(gcc "-print-file-name=lib$name.a" 2>/dev/null || clang "-print-file-name=lib$name.a")
    [ -f "$archive" ] || fail "There is no lib$name.a; install the development files of SQLite and zlib (Debian: libsqlite3-dev, zlib1g-dev)."
    ln -sf "$archive" "$static_scratch/archives/lib$name.a"
  done
  describe sqlite3 sqlite3
  describe zlib z
}

# describe NAME LIBRARY: writes a file of pkg-config, unless it is there: a new one would have everything built anew.
describe() {
  local file=$static_scratch/archives/$1.pc text
  text=$(printf 'Name: %s\nDescription: An archive\nVersion: 0\nLibs: -L%s -l%s' "$1" "$static_scratch/archives" "$2")
  [ "$(cat "$file" 2>/dev/null)" = "$text" ] || printf '%s\n' "$text" >"$file"
}

# build_static PRODUCT FLAG…: builds a product with the flags for the linker; silent unless it fails.
build_static() {
  local product=$1 flag log arguments=()
  shift
  use_archives
  for flag in "$@"; do arguments+=(-Xlinker "$flag"); done
  log=$(mktemp)
  if ! swift build --package-path "$root" --scratch-path "$static_scratch" --pkg-config-path "$static_scratch/archives" -c release \
    -Xswiftc -static-stdlib -Xswiftc -use-ld=lld --product "$product" "${arguments[@]}" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "$product cannot be built."
  fi
  rm -f "$log"
}

# link_command FILE: links the objects of the release build (build_release) once more, with Swift's libraries inside. FLAG… say where SQLite and zlib are from:
# use_archives has theirs in a folder, else they are the system's libraries. It takes seconds, where a build of its own takes minutes.
link_command() {
  local file=$1 log objects=$root/.build/release/GazetteerCLI.product/Objects.LinkFileList foundation
  shift
  [ -f "$objects" ] || fail "There is no list of objects, $objects; remove .build/release and try again."
  foundation=$(dirname "$(command -v swiftc)")
  foundation=$(dirname "$(readlink -f "$foundation/swiftc")")/../lib/swift_static/linux
  [ -f "$foundation/lib_FoundationICU.a" ] || fail "This Swift has no static libraries ($foundation); install the toolchain of https://www.swift.org/install."
  mkdir -p "$(dirname "$file")"
  icu_object "$foundation/lib_FoundationICU.a" "$file.icu"
  log=$(mktemp)
  # Objects that were compiled for shared libraries do not name what only archives need: the parts of Foundation.
  if ! swiftc -static-stdlib -use-ld=lld -o "$file" "@$objects" "$file.icu.o" "$@" -lsqlite3 -lz \
    -lFoundation -lCoreFoundation -lFoundationInternationalization -lFoundationEssentials -l_FoundationICU -l_FoundationCShims -l_FoundationCollections \
    -Xlinker --defsym -Xlinker main=GazetteerCLI_main -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker --icf=safe >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "The command cannot be linked."
  fi
  rm -f "$log" "$file.icu.o"
}

# icu_object LIBRARY FILE: makes FILE.o, which takes the place of ICU's data in an archive; see icu_data.py.
icu_object() {
  local symbol
  install_missing python3 binutils
  symbol=$(python3 "$root/Scripts/lib/icu_data.py" "$1" "$2.dat")
  printf '%s\n' '.section .rodata' '.balign 64' ".globl $symbol" ".type $symbol, %object" "$symbol:" ".incbin \"$2.dat\"" ".size $symbol, . - $symbol" \
    '.section .note.GNU-stack,"",%progbits' >"$2.s"
  clang -c -o "$2.o" "$2.s"
  rm -f "$2.s" "$2.dat"
}

# package_version: prints the version of the package.
package_version() {
  local version
  version=$(sed -n 's/^package let packageVersion: StaticString = "\(.*\)"$/\1/p' "$root/Sources/GazetteerService/Contract/Version.swift")
  [ -n "$version" ] || fail "Version.swift does not tell the version."
  printf '%s\n' "$version"
}
