// SPDX-License-Identifier: Apache-2.0

/** An angle from 0 to 360 degrees. */
export const turned = (degrees) => ((degrees % 360) + 360) % 360;

const wrapped = (longitude) => (longitude >= -180 && longitude <= 180 ? longitude : turned(longitude + 180) - 180);

const checked = (name, value) => {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError(`The ${name} is ${JSON.stringify(value)}. Give a number of degrees.`);
};

const literal = (value) => (value instanceof LatLng ? value.toJSON() : value);

/** A position. Latitudes beyond the poles are clamped, longitudes wrapped, unless `asIs`. */
export class LatLng {
  #latitude;
  #longitude;

  constructor(first, second, third) {
    const isObject = typeof first === "object" && first !== null;
    const { lat, lng } = isObject ? literal(first) : { lat: first, lng: second };
    const asIs = isObject ? second : third;
    checked("latitude", lat);
    checked("longitude", lng);
    this.#latitude = asIs ? lat : Math.min(90, Math.max(-90, lat));
    this.#longitude = asIs ? lng : wrapped(lng);
  }

  lat() {
    return this.#latitude;
  }

  lng() {
    return this.#longitude;
  }

  equals(other) {
    return Boolean(other) && Math.abs(this.lat() - other.lat()) <= 1e-9 && Math.abs(this.lng() - other.lng()) <= 1e-9;
  }

  toJSON() {
    return { lat: this.lat(), lng: this.lng() };
  }

  toString() {
    return `(${this.lat()}, ${this.lng()})`;
  }

  toUrlValue(digits = 6) {
    return [this.lat(), this.lng()].map((degrees) => Number(degrees.toFixed(digits))).join();
  }
}

/** The position that a `LatLng` or a literal `{ lat, lng }` stands for. */
export const position = (value) => (value instanceof LatLng ? value : new LatLng(value));
