# SPDX-License-Identifier: Apache-2.0
"""Well-known binary (ISO 19125, with the flags of EWKB) as the text of a GeoJSON geometry."""
import struct

NAMES = {2: "LineString", 3: "Polygon", 4: "MultiPoint", 5: "MultiLineString", 6: "MultiPolygon"}
DEEPEST = 8


def geometry_text(data):
    """The text; None for an empty point, and for what cannot be read."""
    if len(data) == 21 and data[:5] == b"\x01\x01\0\0\0":
        x, y = struct.unpack_from("<dd", data, 5)
        return point_text(x, y)
    try:
        return Reader(data).geometry(0)
    except (struct.error, ValueError):
        return None


def point_text(x, y):
    if x != x or y != y:
        return None
    return f'{{"type":"Point","coordinates":[{x!r},{y!r}]}}'


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        values = struct.unpack_from(form, self.data, self.at)
        self.at += struct.calcsize(form)
        return values

    def head(self):
        """Order of bytes, type, and numbers in a position."""
        order = "<" if self.take("B")[0] == 1 else ">"
        code = self.take(order + "I")[0]
        width = 2 + bool(code & 0x80000000) + bool(code & 0x40000000)
        if code & 0x20000000:
            self.take(order + "I")
        code &= 0x0FFFFFFF
        width += {0: 0, 1: 1, 2: 1, 3: 2}.get(code // 1000, 0)
        return order, code % 1000, width

    def geometry(self, depth):
        order, code, width = self.head()
        if code == 1:
            return point_text(*self.take(f"{order}{width}d")[:2])
        if code == 7 and depth < DEEPEST:
            parts = [self.geometry(depth + 1) for _ in range(self.count(order))]
            return '{"type":"GeometryCollection","geometries":[' + ",".join(part for part in parts if part) + "]}"
        if code not in NAMES:
            raise ValueError(code)
        return f'{{"type":"{NAMES[code]}","coordinates":{self.coordinates(order, code, width)}}}'

    def coordinates(self, order, code, width):
        if code == 2:
            return self.positions(order, width)
        if code == 3:
            return "[" + ",".join(self.positions(order, width) for _ in range(self.count(order))) + "]"
        return "[" + ",".join(self.part(code - 3) for _ in range(self.count(order))) + "]"

    def part(self, code):
        order, found, width = self.head()
        if found != code:
            raise ValueError(found)
        if code == 1:
            x, y = self.take(f"{order}{width}d")[:2]
            return f"[{x!r},{y!r}]"
        return self.coordinates(order, code, width)

    def positions(self, order, width):
        numbers = self.take(f"{order}{self.count(order) * width}d")
        return "[" + ",".join(f"[{numbers[at]!r},{numbers[at + 1]!r}]" for at in range(0, len(numbers), width)) + "]"

    def count(self, order):
        count = self.take(order + "I")[0]
        if count > len(self.data) // 4:
            raise ValueError(count)
        return count
