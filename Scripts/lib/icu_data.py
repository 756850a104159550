# SPDX-License-Identifier: Apache-2.0
"""Writes a small copy of the data of ICU, which Foundation brings along.

    icu_data.py LIBRARY.a OUT.dat

Foundation links all locales, collations and converters of ICU: 34 MB. The command formats nothing by locale; it asks ICU for time zones alone. What stays is
the root and English of each table, all that belongs to no locale, and the small converters. OUT.dat has the form of the original; the file says what
its symbol is called, on standard output.
"""
import re
import struct
import subprocess
import sys

LOCALES = {"root", "en", "en_001", "en_US", "en_US_POSIX", "pool", "supplementalData"}
# A table of a locale: two or three letters, then script, region and variant.
LOCALE = re.compile(r"(root|[a-z]{2,3})(_[A-Za-z0-9]+)*$")
# Converters above this size are those of East Asian character sets, which no import reads.
LARGEST_CONVERTER = 12_000
# Names of characters, look-alikes, places to break a line, scripts in other letters, numbers as words, orders of words, names of currencies, languages, regions and
# units: nothing asks for them.
UNASKED = re.compile(r"[^/]+/(unames\.icu|confusables\.cfu|brkitr/line.*|brkitr/.*\.dict|(translit|rbnf|coll|curr|lang|region|unit)/.*)")


def symbol(library):
    """Name and size of the data in the archive."""
    listed = subprocess.run(["nm", "-S", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    found = re.findall(r"^[0-9a-f]+ ([0-9a-f]+) [RrDd] (icudt\d+_dat)$", listed, re.M)
    if len(found) != 1:
        sys.exit(f"{library} has {len(found)} packages of ICU's data in place of one.")
    return found[0][1], int(found[0][0], 16)


class Package:
    """The items of a package (`udata.h`, `ucmndata.h` of ICU): a header, then a table of names and places, then the items."""

    def __init__(self, bytes_):
        header, = struct.unpack_from("<H", bytes_, 0)
        count, = struct.unpack_from("<I", bytes_, header)
        places = [struct.unpack_from("<II", bytes_, header + 4 + 8 * index) for index in range(count)]
        ends = [place[1] for place in places[1:]] + [len(bytes_) - header]
        self.header = bytes_[:header]
        self.items = []
        for (name, start), end in zip(places, ends):
            at = header + name
            self.items.append((bytes_[at : bytes_.index(b"\0", at)].decode(), bytes_[header + start : header + end]))

    def bytes(self):
        """The package, with every item on a multiple of sixteen as in the original."""
        names, data = b"", b""
        start = 4 + 8 * len(self.items)
        offsets = []
        for name, _ in self.items:
            offsets.append(start + len(names))
            names += name.encode() + b"\0"
        names += b"\0" * (-(start + len(names)) % 16)
        table = struct.pack("<I", len(self.items))
        for (_, item), name in zip(self.items, offsets):
            table += struct.pack("<II", name, start + len(names) + len(data))
            data += item + b"\0" * (-len(item) % 16)
        return self.header + table + names + data


def stays(name, size):
    """Whether an item is kept."""
    stem, _, kind = name.rpartition("/")[2].rpartition(".")
    if UNASKED.fullmatch(name):
        return False
    if kind == "cnv":
        return size <= LARGEST_CONVERTER
    return kind != "res" or stem in LOCALES or not LOCALE.fullmatch(stem)


def main():
    library, out = sys.argv[1:]
    name, size = symbol(library)
    with open(library, "rb") as file:
        bytes_ = file.read()
    # The header says its length, two bytes of magic, and further on `CmnD`.
    at = bytes_.find(b"\xda\x27")
    while at >= 0 and bytes_[at + 10 : at + 14] != b"CmnD":
        at = bytes_.find(b"\xda\x27", at + 1)
    if at < 0:
        sys.exit(f"{library} has no package of ICU's data.")
    package = Package(bytes_[at - 2 : at - 2 + size])
    package.items = [item for item in package.items if stays(item[0], len(item[1]))]
    with open(out, "wb") as file:
        file.write(package.bytes())
    print(name)


main()
