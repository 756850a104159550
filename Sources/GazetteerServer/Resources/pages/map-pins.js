// SPDX-License-Identifier: Apache-2.0
// The rows of an answer on the map: a pin with the number of its row.

const [width, height] = [22, 29];

/** Paints pins, the first above the others. `pins` have `x` and `y` of their tips on the canvas. */
export function paintPins(context, pins, colour, ground) {
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { x, y, number } of [...pins].reverse()) {
    context.beginPath();
    context.arc(x, y - height + width / 2, width / 2, 0.85 * Math.PI, 0.15 * Math.PI);
    context.lineTo(x, y);
    context.closePath();
    context.lineWidth = 2;
    context.strokeStyle = ground;
    context.fillStyle = colour;
    context.fill();
    context.stroke();
    context.fillStyle = ground;
    context.fillText(number, x, y - height + width / 2 + 0.5);
  }
  context.textAlign = "start";
}

/** The boxes of pins, which names have to stay clear of. */
export const pinBoxes = (pins) => pins.map(({ x, y }) => ({ left: x - width / 2 - 2, right: x + width / 2 + 2, top: y - height - 2, bottom: y + 2 }));

/** The first pin that a point of the canvas is on. */
export const pinAt = (pins, at) => pins.find(({ x, y }) => Math.abs(at.x - x) <= width / 2 + 2 && at.y >= y - height - 2 && at.y <= y + 4);
