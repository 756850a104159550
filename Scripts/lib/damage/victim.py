# SPDX-License-Identifier: Apache-2.0
"""A copy of an index that is damaged and made whole again, over and over."""
import os
import shutil

import seal


class Victim:
    def __init__(self, source, path):
        shutil.copyfile(source, path)
        self.path = path
        with open(source, "rb") as file:
            self.whole = file.read()
        self.size = seal.data_size(self.whole)
        stored = self.whole[self.size + 24 : -8]
        self.sums = [int.from_bytes(stored[start : start + 8], "little") for start in range(0, len(stored), 8)]
        if seal.seal(self.sums, self.size) != self.whole[self.size :]:
            raise SystemExit("the seal of the index is not what this script takes it for")
        self.file = open(path, "r+b", buffering=0)

    def damage(self, patches, sealed_anew):
        """Applies patches; gives whether anything is other than before. Sealed anew, the checksums are right for what the file then holds."""
        self.touched, self.shortest = [], len(self.whole)
        if sealed_anew:
            patches = self.within_pages(patches)
        for position, data in patches:
            if data is None:
                self.cut(position)
            else:
                self.put(position, data)
        if sealed_anew:
            self.seal_anew()
        return self.is_changed()

    def within_pages(self, patches):
        kept = []
        for position, data in patches:
            if data is None:
                pages = max(1, min(position, self.size - 1) // 4096)
                kept += [(pages * 4096, None), (28, pages.to_bytes(4, "big"))]
            elif position < self.size:
                kept.append((position, data[: self.size - position]))
        return kept

    def put(self, position, data):
        self.file.seek(position)
        self.file.write(data)
        self.touched.append((position, len(data)))

    def seal_anew(self):
        header = self.read(0, 100)
        length = os.fstat(self.file.fileno()).st_size
        size = seal.data_size(header)
        if size is None or size > max(self.size, length):
            return
        sums = [self.sum_of(group, size) for group in range((size + seal.GROUP - 1) // seal.GROUP)]
        self.cut(size)
        self.put(size, seal.seal(sums, size))

    def sum_of(self, group, size):
        start, end = group * seal.GROUP, min((group + 1) * seal.GROUP, size)
        is_same = size == self.size and not any(position < end and position + count > start for position, count in self.touched)
        return self.sums[group] if is_same else seal.word_sum(self.read(start, end - start), group)

    def read(self, position, count):
        self.file.seek(position)
        return self.file.read(count)

    def is_changed(self):
        if os.fstat(self.file.fileno()).st_size != len(self.whole):
            return True
        return any(self.read(position, count) != self.whole[position : position + count] for position, count in self.touched)

    def cut(self, length):
        self.file.truncate(length)
        self.shortest = min(self.shortest, length)

    def heal(self):
        """Makes the file whole."""
        self.file.truncate(len(self.whole))
        for position, count in self.touched + [(self.shortest, len(self.whole))]:
            if position < len(self.whole):
                self.file.seek(position)
                self.file.write(self.whole[position : position + count])
