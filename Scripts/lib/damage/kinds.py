# SPDX-License-Identifier: Apache-2.0
"""Ways to damage a file. Each takes the file and randomness, and gives patches: (position, bytes), or a new length as (length, None)."""

PAGE = 4096


def bit_flip(file, random):
    position = random.randrange(len(file))
    return [(position, bytes([file[position] ^ 1 << random.randrange(8)]))]


def bit_flips(file, random):
    return [patch for _ in range(random.choice([2, 5, 20, 100])) for patch in bit_flip(file, random)]


def byte_change(file, random):
    return [(random.randrange(len(file)), bytes([random.choice([0, 1, 0x7F, 0x80, 0xFF, random.randrange(256)])]))]


def burst(file, random):
    count = random.choice([2, 4, 8, 16, 64, 500])
    return [(random.randrange(len(file) - count), random.randbytes(count))]


def pages(file):
    return len(file) // PAGE


def page_start(file, random, first=0):
    return random.randrange(first, pages(file)) * PAGE


def page_filled(file, random):
    return [(page_start(file, random), random.choice([b"\0", b"\xff"]) * PAGE)]


def page_garbage(file, random):
    start = page_start(file, random)
    skip = random.choice([100 if start == 0 else 0, 100 if start == 0 else 16])
    return [(start + skip, random.randbytes(PAGE - skip))]


def page_sparse(file, random):
    start = page_start(file, random)
    return [(start + random.randrange(100 if start == 0 else 0, PAGE), random.randbytes(1)) for _ in range(random.choice([5, 20, 80]))]


def page_head(file, random):
    start = page_start(file, random)
    return [(start + (100 if start == 0 else 0) + random.randrange(16), random.randbytes(1)) for _ in range(random.choice([1, 2]))]


def page_cells(file, random):
    """The pointers to the cells of a page."""
    start = page_start(file, random)
    return [(start + (108 if start == 0 else 8) + 2 * random.randrange(60), random.randbytes(2))]


def pages_swapped(file, random):
    a, b = page_start(file, random, 1), page_start(file, random, 1)
    return [(a, file[b : b + PAGE]), (b, file[a : a + PAGE])]


def page_duplicated(file, random):
    a, b = page_start(file, random, 1), page_start(file, random, 1)
    return [(a, file[b : b + PAGE])]


def page_rotated(file, random):
    start, by = page_start(file, random, 1), random.choice([1, 8, 512, 2048])
    page = file[start : start + PAGE]
    return [(start, page[by:] + page[:by])]


def page_shifted(file, random):
    """A write that went to the wrong place: half a page of another one."""
    a, b, half = page_start(file, random, 1), page_start(file, random, 1), random.choice([0, PAGE // 2])
    return [(a + half, file[b + half : b + half + PAGE // 2])]


def words_swapped(file, random):
    a, b = (random.randrange(1024, len(file) // 8) * 8 for _ in range(2))
    return [(a, file[b : b + 8]), (b, file[a : a + 8])]


def header(file, random):
    return [(random.randrange(100), random.randbytes(1)) for _ in range(random.choice([1, 1, 2]))]


def schema(file, random):
    return [(random.randrange(100, 3 * PAGE), random.randbytes(random.choice([1, 4])))]


def end(file, random):
    """The seal, or the last page."""
    return [(len(file) - 1 - random.randrange(PAGE), random.randbytes(1))]


def truncated(file, random):
    length = random.choice([random.randrange(len(file)), random.randrange(pages(file)) * PAGE, len(file) - 1 - random.randrange(200)])
    return [(length, None)]


def appended(file, random):
    return [(len(file), random.choice([b"\0", b"\xff", random.randbytes(1)]) * random.choice([1, 8, 100, PAGE, 65536]))]


KINDS = [
    bit_flip, bit_flips, byte_change, burst, page_filled, page_garbage, page_sparse, page_head, page_cells, pages_swapped, page_duplicated,
    page_rotated, page_shifted, words_swapped, header, schema, end, truncated, appended,
]
