# SPDX-License-Identifier: Apache-2.0
"""The seal of an index, made a second time: see Sources/GazetteerIndex/Sealing."""
import struct

GROUP = 65536
MASK = (1 << 64) - 1
FACTOR = 0x9E3779B97F4A7C15


def step(lane, word):
    product = ((lane ^ word) * FACTOR) & MASK
    return ((product << 29) | (product >> 35)) & MASK


def word_sum(data, seed):
    """The sum of bytes."""
    lanes = [seed ^ number for number in range(8)]
    padded = bytes(data) + bytes(-len(data) % 64)
    words = struct.unpack(f"<{len(padded) // 8}Q", padded)
    for number in range(8):
        lane = lanes[number]
        for word in words[number::8]:
            product = ((lane ^ word) * FACTOR) & MASK
            lane = ((product << 29) | (product >> 35)) & MASK
        lanes[number] = lane
    total = len(data)
    for lane in lanes:
        total = step(total, lane)
        total ^= total >> 32
    return total


def data_size(header):
    """Bytes of all pages by the header; None when that says nothing."""
    size = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    size = 65536 if size == 1 else size
    return size * pages if size and pages and header[24:28] == header[92:96] else None


def sums(data):
    """The sums of all groups of the pages."""
    return [word_sum(data[start : start + GROUP], start // GROUP) for start in range(0, len(data), GROUP)]


def seal(group_sums, size):
    """The seal behind so many bytes."""
    words = [size + (len(group_sums) + 4) * 8, GROUP] + group_sums
    text = b"GAZSEAL1" + struct.pack(f"<{len(words)}Q", *words)
    return text + struct.pack("<Q", word_sum(text, 0))
