# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts that build what runs without Swift, SQLite and zlib. It needs setup.sh.

# What is made here beside the objects of the release build: archives, the smaller ICU, the linked library.
static_scratch=$root/.build/static

# use_archives: a folder with nothing but the archives of SQLite and zlib, for -L, so that these are linked rather than the shared libraries.
use_archives() {
  local name archive
  mkdir -p "$static_scratch/archives"
  for name in sqlite3 z; do
    archive=$(gcc "-print-file-name=lib$name.a" 2>/dev/null || clang "-print-file-name=lib$name.a")
    [ -f "$archive" ] || fail "There is no lib$name.a; install the development files of SQLite and zlib (Debian: libsqlite3-dev, zlib1g-dev)."
    ln -sf "$archive" "$static_scratch/archives/lib$name.a"
  done
}

# link_command FILE FLAG…: links the objects of the command (build_release) once more, with Swift's libraries inside. The flags say where SQLite and zlib are from:
# use_archives has theirs in a folder, else they are the system's libraries. It takes seconds, where a build of its own takes minutes.
link_command() {
  link_objects GazetteerCLI "$@" -Xlinker --defsym -Xlinker main=GazetteerCLI_main -Xlinker --no-export-dynamic -Xlinker --icf=safe
}

# link_library FILE FLAG…: the same for the C library, after `swift build -c release --product gazetteer`.
link_library() { link_objects gazetteer "$@" -emit-library; }

# link_objects PRODUCT FILE FLAG…: silent unless it fails.
link_objects() {
  local product=$1 file=$2 log objects
  objects=$root/.build/release/$product.product/Objects.LinkFileList
  shift 2
  [ -f "$objects" ] || fail "There is no list of objects, $objects; remove .build/release and try again."
  mkdir -p "$(dirname "$file")"
  make_icu_object
  log=$(mktemp)
  # Objects that were compiled for shared libraries do not name what only archives need: the parts of Foundation.
  if ! swiftc -static-stdlib -use-ld=lld -o "$file" "@$objects" "$icu_object" "$@" -lsqlite3 -lz -Xlinker --gc-sections \
    -lFoundation -lCoreFoundation -lFoundationInternationalization -lFoundationEssentials -l_FoundationICU -l_FoundationCShims -l_FoundationCollections \
    >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    fail "$product cannot be linked."
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
