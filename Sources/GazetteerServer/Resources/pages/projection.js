// SPDX-License-Identifier: Apache-2.0
// Mercator's projection: the world is a square with sides of 1, west and north are 0.

/** The latitude where the square ends. */
export const mostLatitude = 85.05;

export const x = (longitude) => (longitude + 180) / 360;

export function y(latitude) {
  const sine = Math.sin((Math.max(-mostLatitude, Math.min(mostLatitude, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const longitude = (x) => x * 360 - 180;

export const latitude = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** A longitude between -180 and 180. */
export const wrapped = (longitude) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Metres between two points of a sphere. */
export function meters(a, b) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const half = (angle) => Math.sin(radians(angle) / 2) ** 2;
  const share = half(b.latitude - a.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 12_742_000 * Math.asin(Math.sqrt(Math.min(1, share)));
}
