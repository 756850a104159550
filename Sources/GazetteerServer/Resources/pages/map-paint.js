// SPDX-License-Identifier: Apache-2.0
import { borders, coast } from "./map-lines.js";
import { paintPins, pinBoxes } from "./map-pins.js";
import * as mercator from "./projection.js";

const mostNames = 28;
const steps = [45, 15, 5, 1, 0.25, 0.05, 0.01];

/**
 * Paints a map: lines of the grid, coasts and borders, dots, names of the most important ones, then areas (`{ area, look }`, `area` as in the contract), marks
 * (`{ latitude, longitude, look }`), pins (`{ latitude, longitude, number }`), and the shape that is being dragged. No name lies below `covers`, boxes of the canvas.
 */
export function paint(canvas, view, points, { areas, marks, pins, drag, covers = [] }) {
  const style = getComputedStyle(canvas);
  const colour = (name) => style.getPropertyValue(`--map-${name}`).trim();
  const context = canvas.getContext("2d");
  context.clearRect(0, 0, view.width, view.height);
  context.font = `12px ${style.fontFamily}`;
  grid(context, view, colour("grid"));
  if (view.scale < coarsest) {
    strokeLines(context, view, projected.borders, colour("border"), [3, 3]);
    strokeLines(context, view, projected.coast, colour("coast"), []);
  }
  dots(context, view, points, colour("dot"));
  for (const { area, look } of areas) outline(context, view, area, colour(look));
  if (drag) outline(context, view, drag.tool === "circle" ? { circle: circleOf(drag) } : { rectangle: rectangleOf(drag) }, colour("bias"));
  const placedPins = placed(view, pins);
  const rings = marks.map((mark) => place(view, mark));
  context.textBaseline = "middle";
  const told = marks.flatMap(({ name }, index) => (name ? linesOf(context, view, rings[index], name) : []));
  const ringBoxes = rings.map(({ x, y }) => ({ left: x - ring - 4, right: x + ring + 4, top: y - ring - 4, bottom: y + ring + 4 }));
  const lineBoxes = told.map(({ text, x, y }) => ({ left: x - 3, right: x + context.measureText(text).width + 3, top: y - 9, bottom: y + 9 }));
  const taken = [...covers, ...pinBoxes(placedPins), ...ringBoxes, ...lineBoxes];
  names(context, view, points, colour("text"), colour("ground"), taken);
  for (const [index, mark] of marks.entries()) cross(context, rings[index], colour(mark.look), colour("ground"));
  for (const { text, x, y } of told) write(context, text, x, y, colour("text"), colour("ground"));
  paintPins(context, placedPins, colour("pin"), colour("ground"));
}

/** Pins with where their tips are on the canvas. */
export const placed = (view, pins) => pins.map((pin) => ({ ...pin, ...place(view, pin) }));

/** From this scale on the lines are too coarse to be true: a tenth of a degree is then eight pixels wide. */
const coarsest = 30_000;

/** Lines of tenths of degrees, on the square of the projection. */
function project(lines) {
  return lines.map((numbers) => {
    let [longitude, latitude] = [0, 0];
    const points = [];
    for (let index = 0; index < numbers.length; index += 2) {
      longitude += numbers[index];
      latitude += numbers[index + 1];
      points.push([mercator.x(longitude / 10), mercator.y(latitude / 10)]);
    }
    return points;
  });
}
const projected = { coast: project(coast), borders: project(borders) };

function strokeLines(context, view, lines, colour, dashes) {
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.setLineDash(dashes);
  context.beginPath();
  const [left, right] = [view.x - view.width / 2 / view.scale, view.x + view.width / 2 / view.scale];
  for (let copy = Math.floor(left); copy <= Math.floor(right); copy += 1) {
    for (const points of lines) {
      for (const [index, [x, y]] of points.entries()) {
        const at = [(x + copy - view.x) * view.scale + view.width / 2, (y - view.y) * view.scale + view.height / 2];
        if (index === 0) context.moveTo(...at);
        else context.lineTo(...at);
      }
    }
  }
  context.stroke();
  context.setLineDash([]);
}

/** The circle from its centre to where the pointer is; the contract allows 50 km. */
export function circleOf({ from, to }) {
  return { center: from, radius: Math.max(1, Math.min(50_000, Math.round(mercator.meters(from, to)))) };
}

/** The rectangle between two corners; what is dragged is never wider than half of the earth. */
export function rectangleOf({ from, to }) {
  const [south, north] = [from.latitude, to.latitude].sort((a, b) => a - b);
  const [west, east] = mercator.wrapped(to.longitude - from.longitude) >= 0 ? [from.longitude, to.longitude] : [to.longitude, from.longitude];
  return { low: { latitude: south, longitude: west }, high: { latitude: north, longitude: east } };
}

/** Where a point is on the canvas, on the copy of the world that is nearest to the middle. */
function place(view, { latitude, longitude, x = mercator.x(longitude), y = mercator.y(latitude) }) {
  const aside = x - view.x;
  return { x: (aside - Math.round(aside)) * view.scale + view.width / 2, y: (y - view.y) * view.scale + view.height / 2 };
}

function grid(context, view, colour) {
  const step = steps.find((step) => (step / 360) * view.scale < 160) ?? steps.at(-1);
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.beginPath();
  const line = (from, to) => (context.moveTo(...from), context.lineTo(...to));
  const first = Math.floor(mercator.longitude(view.x - view.width / 2 / view.scale) / step);
  for (let index = first; index < first + view.width / ((step / 360) * view.scale) + 2; index += 1) {
    const x = Math.round((mercator.x(index * step) - view.x) * view.scale + view.width / 2) + 0.5;
    line([x, 0], [x, view.height]);
  }
  const lowest = mercator.latitude(view.y + view.height / 2 / view.scale);
  const highest = mercator.latitude(view.y - view.height / 2 / view.scale);
  for (let latitude = Math.ceil(lowest / step) * step; latitude <= highest; latitude += step) {
    const y = Math.round((mercator.y(latitude) - view.y) * view.scale + view.height / 2) + 0.5;
    line([0, y], [view.width, y]);
  }
  context.stroke();
}

const radius = (rank) => (rank < 12 ? 4 : rank < 60 ? 3 : rank < 300 ? 2.2 : 1.5);

function dots(context, view, points, colour) {
  context.fillStyle = colour;
  for (let rank = points.length - 1; rank >= 0; rank -= 1) {
    const { x, y } = place(view, points[rank]);
    context.globalAlpha = rank < 300 ? 0.9 : 0.55;
    context.beginPath();
    context.arc(x, y, radius(rank), 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** The names of the most important places, where they do not cover each other. */
function names(context, view, points, colour, ground, taken) {
  let told = 0;
  context.textBaseline = "middle";
  for (const point of points.slice(0, 200)) {
    const { x, y } = place(view, point);
    const box = { left: x + 6, right: x + 10 + context.measureText(point.name).width, top: y - 9, bottom: y + 9 };
    const isInside = box.left > 0 && box.right < view.width && box.top > 0 && box.bottom < view.height;
    if (!isInside || taken.some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)) continue;
    taken.push(box);
    write(context, point.name, x + 8, y, colour, ground);
    told += 1;
    if (told === mostNames) return;
  }
}

function write(context, text, x, y, colour, ground) {
  context.lineWidth = 3;
  context.lineJoin = "round";
  context.strokeStyle = ground;
  context.strokeText(text, x, y);
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** Where the name of a mark is written: to the right of its ring, else to the left, else below it, on several lines where the map is narrow. */
function linesOf(context, view, { x, y }, name) {
  const gap = ring + 7;
  const width = context.measureText(name).width;
  if (x + gap + width < view.width) return [{ text: name, x: x + gap, y }];
  if (x - gap - width > 0) return [{ text: name, x: x - gap - width, y }];
  const lines = name.split(" ").reduce((lines, word) => {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width < view.width - 16) return [...lines.slice(0, -1), longer];
    return [...lines, word];
  }, [""]);
  return lines.map((text, index) => {
    const half = context.measureText(text).width / 2;
    return { text, x: Math.max(8 + half, Math.min(view.width - 8 - half, x)) - half, y: y + gap + 6 + index * 16 };
  });
}

/** The radius of the ring around a mark. */
const ring = 7;

function outline(context, view, area, colour) {
  context.beginPath();
  if (area.circle) {
    const { center, radius } = area.circle;
    const { x, y } = place(view, center);
    const meters = 40_075_016 * Math.max(0.01, Math.cos((center.latitude * Math.PI) / 180));
    context.arc(x, y, Math.max(3, (radius / meters) * view.scale), 0, 2 * Math.PI);
  } else {
    const { low, high } = area.rectangle;
    const corner = place(view, { latitude: high.latitude, longitude: low.longitude });
    const span = (((high.longitude - low.longitude) % 360) + 360) % 360 || 360;
    context.rect(corner.x, corner.y, (span / 360) * view.scale, (mercator.y(low.latitude) - mercator.y(high.latitude)) * view.scale);
  }
  context.globalAlpha = 0.14;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 2;
  context.strokeStyle = colour;
  context.stroke();
}

function cross(context, { x, y }, colour, ground) {
  for (const [width, stroke] of [[7, ground], [3, colour]]) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.beginPath();
    context.arc(x, y, ring, 0, 2 * Math.PI);
    context.stroke();
  }
}
