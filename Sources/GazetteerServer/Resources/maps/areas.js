// SPDX-License-Identifier: Apache-2.0
// Where places lie: as pages give it, and as requests need it.
import { LatLngBounds, bounds } from "./bounds.js";
import { Circle } from "./circles.js";
import { LatLng, position } from "./positions.js";

const largestRadius = 50_000;

const wirePoint = (value) => ({ latitude: value.lat(), longitude: value.lng() });

/** A position as a member of a request. */
export const wirePosition = (value) => (value ? wirePoint(position(value)) : undefined);

const wireBox = (box) => ({ rectangle: { low: wirePoint(box.getSouthWest()), high: wirePoint(box.getNorthEast()) } });

const wireCircle = (circle) => ({ circle: { center: wirePoint(circle.getCenter()), radius: circle.getRadius() } });

/** A circle, a box, a position, literals of these, or the texts of the web service; undefined for none, and for the place of the client. */
export function wireArea(value, field) {
  if (!value || value === "IP_BIAS") return undefined;
  if (typeof value === "string") return wireArea(readArea(value, field), field);
  if (value instanceof Circle || "radius" in value) return wireCircle(value instanceof Circle ? value : new Circle(value));
  if (value instanceof LatLngBounds || "south" in value) return wireBox(bounds(value));
  if (value instanceof LatLng || "lat" in value) return wireCircle(new Circle({ center: value, radius: 0 }));
  throw unknownArea(value, field);
}

/** An area that places are preferred in: instead of a circle that is too large for a request, the box around it. */
export function wireBias(value, field = "locationBias") {
  const area = wireArea(value, field);
  if (!(area?.circle?.radius > largestRadius)) return area;
  const { center, radius } = area.circle;
  return wireBox(new Circle({ center: { lat: center.latitude, lng: center.longitude }, radius }).getBounds());
}

function readArea(text, field) {
  const [form, values = ""] = text.split(":");
  const numbers = values.split(/[@|,]/).map((part) => (part.trim() ? Number(part) : NaN));
  if (numbers.every(Number.isFinite)) {
    if (form === "circle" && numbers.length === 3) return { center: { lat: numbers[1], lng: numbers[2] }, radius: numbers[0] };
    if (form === "rectangle" && numbers.length === 4) return { south: numbers[0], west: numbers[1], north: numbers[2], east: numbers[3] };
    if (form === "point" && numbers.length === 2) return { lat: numbers[0], lng: numbers[1] };
  }
  throw unknownArea(text, field);
}

const unknownArea = (value, field) =>
  new TypeError(`The ${field} is ${JSON.stringify(value)}. Give a Circle, a LatLngBounds, a LatLng, or circle:RADIUS@LAT,LNG.`);

/** An area of a request as an attribute of the component. */
export function areaAttribute(area) {
  if (!area) return undefined;
  const { circle, rectangle } = area;
  if (circle) return `circle:${[circle.center.latitude, circle.center.longitude, circle.radius]}`;
  return `rect:${[rectangle.low.latitude, rectangle.low.longitude, rectangle.high.latitude, rectangle.high.longitude]}`;
}

/** An area of a request as a parameter of the older routes. */
export function areaParameter(area) {
  if (!area) return undefined;
  const { circle, rectangle } = area;
  if (circle) return `circle:${circle.radius}@${circle.center.latitude},${circle.center.longitude}`;
  return `rectangle:${rectangle.low.latitude},${rectangle.low.longitude}|${rectangle.high.latitude},${rectangle.high.longitude}`;
}
