// SPDX-License-Identifier: Apache-2.0
import { draw, make } from "./elements.js";

const most = 60;
const [width, height] = [600, 96];

/** The value that a share of the values does not exceed. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const shown = (milliseconds) => `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;

/** A plot of how long the last answers took, with the middle one and the 95th of a hundred. */
export class Latency {
  #times = [];
  #element;

  constructor(element) {
    this.#element = element;
    this.#draw();
  }

  add(milliseconds) {
    this.#times = [...this.#times, milliseconds].slice(-most);
    this.#draw();
  }

  #draw() {
    const times = this.#times;
    if (times.length === 0) return this.#element.replaceChildren(make("p", { class: "quiet" }, "Each keystroke becomes a bar."));
    const [middle, slow, top] = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times, 1)];
    const words = `p50 ${shown(middle)}, p95 ${shown(slow)}, ${times.length} ${times.length === 1 ? "answer" : "answers"}`;
    const y = (time) => height - (time / top) * (height - 8);
    const step = width / most;
    const bars = times.map((time, index) =>
      draw("rect", { x: index * step, y: y(time), width: step - 2, height: height - y(time), rx: 1.5, class: time > slow ? "slow" : undefined }));
    const lines = [middle, slow].map((time) => draw("line", { x1: 0, x2: width, y1: y(time), y2: y(time) }));
    this.#element.replaceChildren(
      make("p", { class: "facts" }, ...[["p50", shown(middle)], ["p95", shown(slow)], ["answers", String(times.length)]].map(([name, value]) =>
        make("span", {}, make("b", {}, value), ` ${name}`))),
      draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "plot", role: "img", "aria-label": `Time of the last answers: ${words}`, preserveAspectRatio: "none" }, bars, lines));
  }
}
