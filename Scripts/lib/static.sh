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

# build_static PRODUCT FILE FLAG…: builds a library with the flags for the linker; silent unless it fails. The package manager puts what it is told to link behind the
# archives, where the smaller ICU comes too late; so its objects are linked once more to FILE.
build_static() {
  local product=$1 file=$2 flag log arguments=()
  shift 2
  use_archives
  make_icu_object
  for flag in "$@"; do arguments+=(-Xlinker "$flag"); done
  log=$(mktemp)
  if ! swift build --package-path "$root" --scratch-path "$static_scratch" --pkg-config-path "$static_scratch/archives" -c release \
    -Xswiftc -static-stdlib -Xswiftc -use-ld=lld --product "$product" "${arguments[@]}" >"$log" 2>&1 \
    || ! link_library "$product" "$file" "${arguments[@]}" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "$product cannot be built."
  fi
  rm -f "$log"
}

# link_library PRODUCT FILE ARGUMENT…: links the objects of a library that was just built to FILE, unless it is current.
link_library() {
  local built=$static_scratch/release product=$1 file=$2 source
  shift 2
  for source in "$built/lib$product.so" "$icu_object" "${BASH_SOURCE[0]}" "$0"; do
    [ "$file" -nt "$source" ] && continue
    swiftc -emit-library -static-stdlib -use-ld=lld -o "$file" "$icu_object" "@$built/$product.product/Objects.LinkFileList" -L "$static_scratch/archives" "$@"
    return
  done
}

# link_command FILE: links the objects of the release build (build_release) once more, with Swift's libraries inside. FLAG… say where SQLite and zlib are from:
# use_archives has theirs in a folder, else they are the system's libraries. It takes seconds, where a build of its own takes minutes.
link_command() {
  local file=$1 log objects=$root/.build/release/GazetteerCLI.product/Objects.LinkFileList
  shift
  [ -f "$objects" ] || fail "There is no list of objects, $objects; remove .build/release and try again."
  mkdir -p "$(dirname "$file")"
  make_icu_object
  log=$(mktemp)
  # Objects that were compiled for shared libraries do not name what only archives need: the parts of Foundation.
  if ! swiftc -static-stdlib -use-ld=lld -o "$file" "@$objects" "$icu_object" "$@" -lsqlite3 -lz \
    -lFoundation -lCoreFoundation -lFoundationInternationalization -lFoundationEssentials -l_FoundationICU -l_FoundationCShims -l_FoundationCollections \
    -Xlinker --defsym -Xlinker main=GazetteerCLI_main -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker --icf=safe >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "The command cannot be linked."
  fi
  rm -f "$log"
}

# What takes the place of ICU's data: linked before the archives of Foundation, so theirs is not needed.
icu_object=$static_scratch/icu.o

# make_icu_object: makes it, unless it is current; see icu_data.py.
make_icu_object() {
  local maker=$root/Scripts/lib/icu_data.py library symbol file=$static_scratch/icu
  library=$(static_libraries)/lib_FoundationICU.a
  [ -f "$library" ] || fail "This Swift has no static libraries ($library); install the toolchain of https://www.swift.org/install."
  if [ "$icu_object" -nt "$library" ] && [ "$icu_object" -nt "$maker" ]; then return 0; fi
  install_missing python3 binutils
  mkdir -p "$static_scratch"
  symbol=$(python3 "$maker" "$library" "$file.dat")
  printf '%s\n' '.section .rodata' '.balign 64' ".globl $symbol" ".type $symbol, %object" "$symbol:" ".incbin \"$file.dat\"" ".size $symbol, . - $symbol" \
    '.section .note.GNU-stack,"",%progbits' >"$file.s"
  clang -c -o "$icu_object" "$file.s"
  rm -f "$file.s" "$file.dat"
}

# static_libraries: the folder of Swift's libraries as archives.
static_libraries() {
  printf '%s/../lib/swift_static/linux\n' "$(dirname "$(readlink -f "$(command -v swiftc)")")"
}

# package_version: prints the version of the package.
package_version() {
  local version
  version=$(sed -n 's/^package let packageVersion: StaticString = "\(.*\)"$/\1/p' "$root/Sources/GazetteerService/Contract/Version.swift")
  [ -n "$version" ] || fail "Version.swift does not tell the version."
  printf '%s\n' "$version"
}
