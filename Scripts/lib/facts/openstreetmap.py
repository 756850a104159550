# SPDX-License-Identifier: Apache-2.0
"""Reads the named features of an OpenStreetMap extract: PBF with zlib blobs and dense nodes."""
import struct
import zlib
from collections import namedtuple

Feature = namedtuple("Feature", "key position tags")


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def fields(data):
    """The number and value of every field of a message; a value is an integer or bytes."""
    at = 0
    while at < len(data):
        tag, at = varint(data, at)
        number, kind = tag >> 3, tag & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 2:
            length, at = varint(data, at)
            value, at = data[at : at + length], at + length
        else:
            raise ValueError(f"field {number} has the wire type {kind}, which these files do not use")
        yield number, value


def message(data):
    """Field number → all of its values."""
    found = {}
    for number, value in fields(data):
        found.setdefault(number, []).append(value)
    return found


def packed(data, signed=False):
    values, at = [], 0
    while at < len(data):
        value, at = varint(data, at)
        values.append((value >> 1) ^ -(value & 1) if signed else value)
    return values


def sums(values):
    total, found = 0, []
    for value in values:
        total += value
        found.append(total)
    return found


def blocks(path):
    """The primitive blocks of a file."""
    with open(path, "rb") as file:
        while length := file.read(4):
            header = message(file.read(struct.unpack(">I", length)[0]))
            blob = message(file.read(header[3][0]))
            if header[1][0] == b"OSMData":
                yield message(zlib.decompress(blob[3][0]) if 3 in blob else blob[1][0])


class Extract:
    """The named features of a file; a way or relation lies in the middle of its points."""

    def __init__(self, path):
        self.points, self.middles, self.features = {}, {}, []
        for block in blocks(path):
            self.texts = [text.decode("utf-8") for text in message(block[1][0]).get(1, [])]
            self.scale = block.get(17, [100])[0] * 1e-9
            for group in block.get(2, []):
                parts = message(group)
                for dense in parts.get(2, []):
                    self.take_nodes(message(dense))
                for way in parts.get(3, []):
                    self.take_way(message(way))
                for relation in parts.get(4, []):
                    self.take_relation(message(relation))

    def take_nodes(self, dense):
        ids, latitudes, longitudes = (sums(packed(dense[number][0], signed=True)) for number in (1, 8, 9))
        tags = iter(packed(dense[10][0])) if 10 in dense else iter(())
        for node, latitude, longitude in zip(ids, latitudes, longitudes):
            self.points[node] = (latitude * self.scale, longitude * self.scale)
            own = {}
            while key := next(tags, 0):
                own[self.texts[key]] = self.texts[next(tags)]
            self.keep(f"node/{node}", self.points[node], own)

    def take_way(self, way):
        points = [self.points[node] for node in sums(packed(way[8][0], signed=True)) if node in self.points] if 8 in way else []
        self.middles[way[1][0]] = middle(points)
        self.keep(f"way/{way[1][0]}", middle(points), self.tags(way))

    def take_relation(self, relation):
        members = sums(packed(relation[9][0], signed=True)) if 9 in relation else []
        kinds = packed(relation[10][0]) if 10 in relation else []
        points = [(self.points, self.middles, {})[kind].get(member) for member, kind in zip(members, kinds)]
        self.keep(f"relation/{relation[1][0]}", middle([point for point in points if point]), self.tags(relation))

    def tags(self, element):
        keys, values = (packed(element[number][0]) if number in element else [] for number in (2, 3))
        return {self.texts[key]: self.texts[value] for key, value in zip(keys, values)}

    def keep(self, key, position, tags):
        if position and "name" in tags:
            self.features.append(Feature(key, position, tags))


def middle(points):
    if not points:
        return None
    return tuple(sum(values) / len(points) for values in zip(*points))
