# SPDX-License-Identifier: Apache-2.0
"""Makes the coast line and the borders of the dot map of Natural Earth's countries at 1:110 million (public domain), as a module of JavaScript.

    map_lines.py COUNTRIES.shp OUTPUT.js

An edge of two countries is a border, an edge of one is coast. Lines are simplified to a tenth of a degree; what is left of them are whole tenths, each as the
difference to the one before.
"""
import struct
import sys
from collections import defaultdict

TOLERANCE = 0.12
SHORTEST = 0.4


def rings(path):
    """The rings of all polygons, in degrees rounded so that equal corners are equal."""
    data = open(path, "rb").read()
    offset = 100
    while offset < len(data):
        _, words = struct.unpack(">ii", data[offset:offset + 8])
        content = data[offset + 8:offset + 8 + 2 * words]
        offset += 8 + 2 * words
        if struct.unpack("<i", content[:4])[0] != 5:
            continue
        parts, points = struct.unpack("<ii", content[36:44])
        starts = list(struct.unpack(f"<{parts}i", content[44:44 + 4 * parts])) + [points]
        values = struct.unpack(f"<{2 * points}d", content[44 + 4 * parts:44 + 4 * parts + 16 * points])
        corners = [(round(values[2 * i], 5), round(values[2 * i + 1], 5)) for i in range(points)]
        for start, end in zip(starts, starts[1:]):
            yield corners[start:end]


def lines(edges):
    """Edges joined to lines that end where three meet, or at themselves."""
    ends = defaultdict(set)
    for a, b in edges:
        ends[a].add(b)
        ends[b].add(a)
    left = {frozenset(edge) for edge in edges}
    starts = sorted(p for p in ends if len(ends[p]) != 2) + sorted(ends)
    for start in starts:
        for following in sorted(ends[start]):
            if frozenset((start, following)) not in left:
                continue
            line = [start]
            point = following
            while True:
                left.discard(frozenset((line[-1], point)))
                line.append(point)
                if len(ends[point]) != 2 or point == start:
                    break
                ways = [p for p in ends[point] if frozenset((point, p)) in left]
                if not ways:
                    break
                point = ways[0]
            yield line


def simplified(line):
    """Douglas and Peucker's choice of points."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5

    def away(p):
        if length < 1e-9:
            return ((p[0] - x1) ** 2 + (p[1] - y1) ** 2) ** 0.5
        return abs((x2 - x1) * (y1 - p[1]) - (x1 - p[0]) * (y2 - y1)) / length

    index = max(range(1, len(line) - 1), key=lambda i: away(line[i]))
    if away(line[index]) <= TOLERANCE:
        return [line[0], line[-1]]
    return simplified(line[:index + 1])[:-1] + simplified(line[index:])


def packed(line):
    """The line as differences of whole tenths of degrees."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in line]
    numbers = list(tenths[0])
    for (x1, y1), (x2, y2) in zip(tenths, tenths[1:]):
        if (x1, y1) != (x2, y2):
            numbers += [x2 - x1, y2 - y1]
    return numbers


def main():
    source, output = sys.argv[1:]
    counts = defaultdict(int)
    for ring in rings(source):
        for a, b in zip(ring, ring[1:]):
            # The seam of the map and the pole are no coast.
            if a != b and not (abs(a[0]) > 179.9 and abs(b[0]) > 179.9) and not (a[1] < -89 or b[1] < -89):
                counts[min(a, b), max(a, b)] += 1
    kinds = {"coast": [], "borders": []}
    for name, wanted in [("coast", lambda n: n == 1), ("borders", lambda n: n > 1)]:
        for line in lines([edge for edge, count in counts.items() if wanted(count)]):
            width = max(p[0] for p in line) - min(p[0] for p in line)
            height = max(p[1] for p in line) - min(p[1] for p in line)
            if max(width, height) >= SHORTEST:
                numbers = packed(simplified(line))
                if len(numbers) > 2:
                    kinds[name].append(numbers)
    with open(output, "w", encoding="utf-8") as file:
        file.write("// SPDX-License-Identifier: Apache-2.0\n// Made by Scripts/generate-map-lines of Natural Earth, 1:110 million, which is in the public domain.\n"
                   "// Lines in tenths of degrees: longitude and latitude, then the difference of each point to the one before.\n\n")
        for name, found in kinds.items():
            rows = ",\n".join(str(numbers).replace(" ", "") for numbers in found)
            file.write(f"export const {name} = [\n{rows},\n];\n")
    print(f"{output}: {sum(map(len, kinds['coast'])) // 2} points of coast, {sum(map(len, kinds['borders'])) // 2} of borders")


sys.setrecursionlimit(10_000)
main()
