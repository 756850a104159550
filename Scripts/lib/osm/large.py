# SPDX-License-Identifier: Apache-2.0
"""Writes a made-up country as PBF: large.py FILE MEGABYTES.

Towns on a grid, each drawn after one of eight plans: buildings (one in seven with an address), streets, as many nodes with addresses, shops and stops, parks,
fields, a boundary. Most nodes are corners of buildings and of what no place needs. Elements have versions and dates, as in published files. Equal arguments
give equal bytes."""
import random
import sys
import zlib

PLANS = 8
COLUMNS = 40
FIRST_SOUTH, FIRST_WEST = 460_000_000, 90_000_000
TILE_HEIGHT, TILE_WIDTH = 1_000_000, 1_400_000
BLOCK = 8_000
SYLLABLES = "al an ber bach dorf eck fels gar hof ing kirch lin mar nau ob per quell ried san tal ulm vor wald zell".split()
SHOPS = [
    ("shop", "bakery", "Bäckerei"), ("amenity", "restaurant", "Gasthof"), ("amenity", "cafe", "Café"), ("shop", "supermarket", "Markt"),
    ("amenity", "pharmacy", "Apotheke"), ("tourism", "hotel", "Hotel"), ("amenity", "school", "Schule"), ("highway", "bus_stop", "Halt"),
]


def varint(number):
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def signed(number):
    return varint(number << 1 if number >= 0 else (-number << 1) - 1)


def steps(numbers, before=0):
    out = bytearray()
    for number in numbers:
        out += signed(number - before)
        before = number
    return bytes(out)


def field(number, content):
    return varint(number << 3 | 2) + varint(len(content)) + content


def whole(number, value):
    return varint(number << 3) + varint(value)


def dates(count):
    """Versions, and dates as differences: elements that were uploaded together have one."""
    chance = random.Random(count)
    versions = bytes(chance.choice([1, 1, 1, 1, 2, 2, 3, 5]) for _ in range(count))
    days = [0]
    while len(days) < count:
        days += [days[-1] if chance.random() < 0.7 else chance.randint(0, 400_000_000)]
    return versions, [1_200_000_000 + day for day in days[:count]]


def blob(kind, content):
    body = whole(2, len(content)) + field(3, zlib.compress(content, 6))
    header = field(1, kind.encode()) + whole(3, len(body))
    return len(header).to_bytes(4, "big") + header + body


class Texts:
    """The texts of a block; the first is empty."""

    def __init__(self):
        self.numbers = {"": 0}

    def number(self, text):
        return self.numbers.setdefault(text, len(self.numbers))

    def tags(self, tags):
        pairs = [(self.number(key), self.number(value)) for key, value in tags]
        return field(2, b"".join(varint(key) for key, _ in pairs)) + field(3, b"".join(varint(value) for _, value in pairs))

    def table(self):
        return field(1, b"".join(field(1, text.encode()) for text in self.numbers))


def name(chance):
    return "".join(chance.choice(SYLLABLES) for _ in range(chance.randint(2, 3))).capitalize()


class Plan:
    """A town: nodes as (number, latitude, longitude, tags), ways as (nodes, tags), all relative to its corner."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.nodes, self.ways = [], []
        self.streets = [name(self.chance) + self.chance.choice(["straße", "gasse", "weg"]) for _ in range(420)]
        for street in self.streets:
            self.draw(street)
        for _ in range(300):
            self.outline(self.chance.randint(8, 60), self.place(), 20_000, self.landuse())
        self.last = self.node(*self.place())

    def place(self):
        return self.chance.randint(50_000, TILE_HEIGHT - 50_000), self.chance.randint(50_000, TILE_WIDTH - 50_000)

    def node(self, latitude, longitude, tags=()):
        number = self.nodes[-1][0] + self.chance.choice([1, 1, 1, 1, 2, 5]) if self.nodes else 1
        self.nodes.append((number, latitude, longitude, list(tags)))
        return number

    def outline(self, corners, place, size, tags):
        ring = [self.node(place[0] + self.chance.randint(0, size), place[1] + self.chance.randint(0, size)) for _ in range(corners)]
        self.ways.append((ring + ring[:1], tags))

    def landuse(self):
        return self.chance.choice(
            [[("landuse", "farmland")], [("natural", "wood")], [("landuse", "meadow")], [("leisure", "park"), ("name", name(self.chance) + "park")]])

    def draw(self, street):
        """A street in two or three pieces, with the buildings along it."""
        latitude, longitude = self.place()
        line = [self.node(latitude + self.chance.randint(0, 400) * step, longitude + 900 * step) for step in range(24)]
        kind = self.chance.choice(["residential"] * 6 + ["service", "tertiary", "secondary"])
        cut = self.chance.randint(6, 18)
        tags = [("highway", kind), ("name", street), ("maxspeed", "30"), ("surface", "asphalt")]
        self.ways += [(line[: cut + 1], tags), (line[cut:], tags + [("oneway", "yes")])]
        for house in range(28):
            place = latitude + self.chance.randint(0, 400) * (house % 24), longitude + 900 * (house % 24)
            address = [("addr:street", street), ("addr:housenumber", str(house + 1)), ("addr:postcode", str(1000 + len(street) * 7))]
            on_way, on_node = house % 7 == 0, house % 7 == 1
            self.outline(self.chance.randint(4, 8), place, 1_500, [("building", "house")] + (address if on_way else []))
            if on_node:
                self.node(*place, address)
            if house % 14 == 0:
                self.shop(place, address if house else [])

    def shop(self, place, address):
        key, value, word = self.chance.choice(SHOPS)
        tags = [(key, value), ("name", f"{word} {name(self.chance)}")] + address
        if value in ("restaurant", "cafe", "bakery"):
            tags += [("opening_hours", "Mo-Fr 08:00-18:00; Sa 09:00-12:00"), ("website", f"https://{name(self.chance).lower()}.example")]
        self.node(*place, tags)


class NodeBlock:
    """A run of nodes of a plan, packed but for the numbers of the first one."""

    def __init__(self, nodes):
        texts = Texts()
        pairs = bytearray()
        for _, _, _, tags in nodes:
            for key, value in tags:
                pairs += varint(texts.number(key)) + varint(texts.number(value))
            pairs.append(0)
        first = nodes[0]
        self.first = first[:3]
        self.columns = [steps([node[at] for node in nodes[1:]], first[at]) for at in range(3)]
        versions, seconds = dates(len(nodes))
        self.tail = field(5, field(1, versions) + field(2, steps(seconds)) + field(3, bytes(len(nodes)))) + field(10, bytes(pairs))
        self.table = texts.table()

    def blob(self, number, south, west):
        shifts = (number, south, west)
        columns = [signed(first + shift) + rest for first, shift, rest in zip(self.first, shifts, self.columns)]
        dense = field(1, columns[0]) + field(8, columns[1]) + field(9, columns[2]) + self.tail
        return blob("OSMData", self.table + field(2, field(2, dense)))


class WayBlock:
    """A run of ways of a plan, packed but for their numbers and those of their first nodes."""

    def __init__(self, ways):
        texts = Texts()
        infos = [field(4, whole(1, version) + whole(2, second)) for version, second in zip(*dates(len(ways)))]
        self.ways = [(texts.tags(tags) + info, nodes[0], steps(nodes[1:], nodes[0])) for (nodes, tags), info in zip(ways, infos)]
        self.table = texts.table()

    def blob(self, number, nodes):
        group = bytearray()
        for tags, first, rest in self.ways:
            group += field(3, whole(1, number) + tags + field(8, signed(first + nodes) + rest))
            number += 1
        return blob("OSMData", self.table + field(2, bytes(group)))


def runs(elements, size=BLOCK):
    return [elements[at : at + size] for at in range(0, len(elements), size)]


class Country:
    def __init__(self, out):
        self.out = out
        self.plans = [Plan(seed) for seed in range(PLANS)]
        self.nodes = [[NodeBlock(run) for run in runs(plan.nodes)] for plan in self.plans]
        self.ways = [[WayBlock(run) for run in runs(plan.ways)] for plan in self.plans]
        self.span = max(plan.last for plan in self.plans) + 1
        self.way_span = max(len(plan.ways) for plan in self.plans)

    def size_of_tile(self):
        sizes = [sum(len(b.blob(1 << 30, FIRST_SOUTH, FIRST_WEST)) for b in self.nodes[p]) + sum(len(b.blob(1 << 28, 1 << 30)) for b in self.ways[p]) for p in range(PLANS)]
        return sum(sizes) / PLANS

    def corner(self, tile):
        return FIRST_SOUTH + tile // COLUMNS * TILE_HEIGHT, FIRST_WEST + tile % COLUMNS * TILE_WIDTH

    def write(self, tiles):
        features = field(4, b"OsmSchema-V0.6") + field(4, b"DenseNodes") + field(5, b"Sort.Type_then_ID")
        self.out.write(blob("OSMHeader", features))
        for tile in range(tiles):
            for block in self.nodes[tile % PLANS]:
                self.out.write(block.blob(tile * self.span, *self.corner(tile)))
        base = tiles * self.span
        self.write_corners(base, tiles)
        for tile in range(tiles):
            number = tile * self.way_span + 1
            for block in self.ways[tile % PLANS]:
                self.out.write(block.blob(number, tile * self.span))
                number += len(block.ways)
        self.write_boundaries(base, tiles * self.way_span + 1, tiles)

    def write_corners(self, base, tiles):
        """Four corners and the name of every town, then the four of the country."""
        nodes = []
        chance = random.Random(99)
        self.names = [name(chance) + name(chance).lower() for _ in range(tiles)]
        for tile in range(tiles):
            south, west = self.corner(tile)
            north, east = south + TILE_HEIGHT, west + TILE_WIDTH
            town = [("place", "town"), ("name", self.names[tile]), ("population", str(chance.randint(2_000, 90_000)))]
            for point in [(south, west), (south, east), (north, east), (north, west)]:
                nodes.append((base + len(nodes) + 1, *point, []))
            nodes.append((base + len(nodes) + 1, south + TILE_HEIGHT // 2, west + TILE_WIDTH // 2, town))
        height = (tiles + COLUMNS - 1) // COLUMNS * TILE_HEIGHT
        width = COLUMNS * TILE_WIDTH
        for north, east in [(0, 0), (0, width), (height, width), (height, 0)]:
            nodes.append((base + len(nodes) + 1, FIRST_SOUTH + north, FIRST_WEST + east, []))
        for run in runs(nodes):
            self.out.write(NodeBlock(run).blob(0, 0, 0))

    def write_boundaries(self, base, number, tiles):
        rings = [[base + at * 5 + corner + 1 for corner in (0, 1, 2, 3, 0)] for at in range(tiles + 1)]
        at = number
        for run in runs([(ring, []) for ring in rings]):
            self.out.write(WayBlock(run).blob(at, 0))
            at += len(run)
        tags = [[("admin_level", "8"), ("name", self.names[tile])] for tile in range(tiles)]
        tags.append([("admin_level", "2"), ("name", "Landia"), ("ISO3166-1", "AT")])
        for start in range(0, len(tags), BLOCK):
            texts = Texts()
            group = b"".join(self.boundary(texts, start + at, number, more) for at, more in enumerate(tags[start : start + BLOCK]))
            self.out.write(blob("OSMData", texts.table() + field(2, group)))

    @staticmethod
    def boundary(texts, at, number, more):
        tags = texts.tags([("type", "boundary"), ("boundary", "administrative")] + more)
        role = varint(texts.number("outer"))
        return field(4, whole(1, at + 1) + tags + field(8, role) + field(9, signed(number + at)) + field(10, b"\x01"))


def main():
    path, megabytes = sys.argv[1], float(sys.argv[2])
    with open(path, "wb") as out:
        country = Country(out)
        tiles = max(1, round(megabytes * 1e6 / country.size_of_tile()))
        country.write(tiles)
        nodes = sum(len(country.plans[tile % PLANS].nodes) for tile in range(tiles)) + 5 * tiles + 4
        ways = sum(len(country.plans[tile % PLANS].ways) for tile in range(tiles)) + tiles + 1
        print(f"{path}: {out.tell() / 1e6:.1f} MB, {tiles} towns, {nodes:,} nodes, {ways:,} ways, {tiles + 1} relations")


main()
