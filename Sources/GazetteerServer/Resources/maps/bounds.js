// SPDX-License-Identifier: Apache-2.0
import { LatLng, position, turned } from "./positions.js";

const width = ([west, east]) => (west <= east ? east - west : 360 + east - west);

/** Whether a range of longitudes contains another. */
const covers = (outer, inner) => turned(inner[0] - outer[0]) + width(inner) <= width(outer) + 1e-12;

/** The narrowest range of longitudes that contains two. */
function joined(first, second) {
  const ranges = [first, second, [first[0], second[1]], [second[0], first[1]]].filter((range) => covers(range, first) && covers(range, second));
  return ranges.sort((one, other) => width(one) - width(other))[0] ?? [-180, 180];
}

/** A box; with a western edge east of its eastern edge, it crosses the date line. Without corners it is empty. */
export class LatLngBounds {
  #latitudes = [1, -1];
  #longitudes = [180, -180];

  constructor(southWest, northEast) {
    if (southWest && !(southWest instanceof LatLng) && "south" in southWest) {
      const { south, west, north, east } = southWest;
      this.#span(new LatLng(south, west), new LatLng(north, east));
    } else if (southWest instanceof LatLngBounds) {
      this.union(southWest);
    } else if (southWest) {
      this.#span(position(southWest), position(northEast ?? southWest));
    }
  }

  #span(southWest, northEast) {
    this.#latitudes = [southWest.lat(), northEast.lat()];
    this.#longitudes = [southWest.lng(), northEast.lng()];
  }

  isEmpty() {
    return this.#latitudes[0] > this.#latitudes[1];
  }

  getSouthWest() {
    return new LatLng(this.#latitudes[0], this.#longitudes[0], true);
  }

  getNorthEast() {
    return new LatLng(this.#latitudes[1], this.#longitudes[1], true);
  }

  getCenter() {
    return new LatLng((this.#latitudes[0] + this.#latitudes[1]) / 2, this.#longitudes[0] + width(this.#longitudes) / 2);
  }

  contains(point) {
    const { lat, lng } = position(point).toJSON();
    return !this.isEmpty() && lat >= this.#latitudes[0] && lat <= this.#latitudes[1] && covers(this.#longitudes, [lng, lng]);
  }

  extend(point) {
    return this.union(new LatLngBounds(point));
  }

  union(other) {
    const { south, north, west, east } = bounds(other).toJSON();
    if (south > north) return this;
    this.#longitudes = this.isEmpty() ? [west, east] : joined(this.#longitudes, [west, east]);
    this.#latitudes = this.isEmpty() ? [south, north] : [Math.min(south, this.#latitudes[0]), Math.max(north, this.#latitudes[1])];
    return this;
  }

  intersects(other) {
    const { south, north, west, east } = bounds(other).toJSON();
    const range = [west, east];
    const meets = covers(this.#longitudes, [west, west]) || covers(range, [this.#longitudes[0], this.#longitudes[0]]);
    return meets && Math.max(south, this.#latitudes[0]) <= Math.min(north, this.#latitudes[1]);
  }

  equals(other) {
    return Boolean(other) && this.getSouthWest().equals(bounds(other).getSouthWest()) && this.getNorthEast().equals(bounds(other).getNorthEast());
  }

  toSpan() {
    return new LatLng(this.isEmpty() ? 0 : this.#latitudes[1] - this.#latitudes[0], this.isEmpty() ? 0 : width(this.#longitudes), true);
  }

  toJSON() {
    return { south: this.#latitudes[0], west: this.#longitudes[0], north: this.#latitudes[1], east: this.#longitudes[1] };
  }

  toString() {
    return `(${this.getSouthWest()}, ${this.getNorthEast()})`;
  }

  toUrlValue(digits) {
    return `${this.getSouthWest().toUrlValue(digits)},${this.getNorthEast().toUrlValue(digits)}`;
  }
}

/** The box that a `LatLngBounds` or a literal `{ south, west, north, east }` stands for. */
export const bounds = (value) => (value instanceof LatLngBounds ? value : new LatLngBounds(value));
