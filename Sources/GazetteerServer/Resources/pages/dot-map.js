// SPDX-License-Identifier: Apache-2.0
import { make } from "./elements.js";
import { paint, placed } from "./map-paint.js";
import { pinAt } from "./map-pins.js";
import * as mercator from "./projection.js";
import { ask } from "./traffic.js";

const mostPoints = 1_500;
const [farthest, nearest] = [200, 2 ** 26];

/** A map without tiles: every dot is a place of the index. Moves by dragging, wheel and keys. */
export class DotMap {
  /** What dragging does: `move`, `circle`, `rect` or `point`. */
  tool = "move";
  /** What lies on the map, see `paint`. */
  #overlay = { areas: [], marks: [], pins: [] };
  #canvas = make("canvas", { tabindex: "0", role: "application" });
  #notice = make("p", { class: "notice", hidden: "" });
  #view = { x: 0.5, y: 0.42, scale: farthest, width: 1, height: 1 };
  #points = [];
  #drag;
  #timer;
  #loading;
  #chosen;
  #drawn;
  #language;
  #buttons;

  /**
   * `chosen(id)` is told which dot is clicked; `drawn({ from, to })` what is dragged with a tool, in degrees; `language()` gives that of names.
   */
  constructor(element, { label, chosen, drawn = () => {}, language = () => "" }) {
    this.#chosen = chosen;
    this.#drawn = drawn;
    this.#language = language;
    this.#canvas.setAttribute("aria-label", label);
    const zooms = [["+", "Zoom in", 2], ["−", "Zoom out", 0.5]].map(([sign, name, factor]) => {
      const button = make("button", { type: "button", "aria-label": name }, sign);
      button.addEventListener("click", () => this.#zoom(factor));
      return button;
    });
    this.#buttons = make("div", { class: "zoom" }, zooms);
    element.append(this.#canvas, this.#buttons, this.#notice);
    this.#listen();
    new ResizeObserver(([{ contentRect }]) => this.#resize(contentRect.width, contentRect.height)).observe(element);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#paint());
  }

  /** Areas, marks and pins, to be shown above the dots. */
  set overlay(overlay) {
    this.#overlay = { areas: [], marks: [], pins: [], ...overlay };
    this.#paint();
  }

  /** Shows a place: the box, or the surroundings of a point. */
  show({ latitude, longitude }, viewport, meters = 3_000) {
    const view = this.#view;
    const share = (meters) => (meters * 2) / (40_075_016 * Math.max(0.1, Math.cos((latitude * Math.PI) / 180)));
    const height = viewport && Math.abs(mercator.y(viewport.low.latitude) - mercator.y(viewport.high.latitude)) * 1.6;
    const span = viewport ? Math.max(height, share(600)) : share(meters);
    this.#move({ x: mercator.x(longitude), y: mercator.y(latitude), scale: Math.min(view.width, view.height) / span });
  }

  /** Shows a circle or a rectangle of the contract. */
  showArea({ circle, rectangle }) {
    if (circle) return this.show(circle.center, undefined, Math.max(circle.radius, 500) * 1.6);
    const { low, high } = rectangle;
    const width = ((high.longitude - low.longitude) % 360 + 360) % 360 || 360;
    const height = mercator.y(low.latitude) - mercator.y(high.latitude);
    const view = this.#view;
    this.#move({
      x: mercator.x(low.longitude + width / 2), y: mercator.y(high.latitude) + height / 2,
      scale: 0.7 * Math.min(view.width / (width / 360), view.height / Math.max(height, 1e-6)),
    });
  }

  /** Moves the view where it shows none of some points, or all of them in one spot, so that it shows all of them. */
  showSome(points) {
    const { x, y, scale, width, height } = this.#view;
    if (points.length === 0 || width <= 1) return;
    const isSeen = (point) => {
      const aside = mercator.x(point.longitude) - x;
      return Math.abs(aside - Math.round(aside)) * scale < width / 2 && Math.abs(mercator.y(point.latitude) - y) * scale < height / 2;
    };
    const first = mercator.x(points[0].longitude);
    const asides = points.map((point) => mercator.x(point.longitude) - first).map((aside) => aside - Math.round(aside));
    const levels = points.map((point) => mercator.y(point.latitude));
    const [west, east, north, south] = [Math.min(...asides), Math.max(...asides), Math.min(...levels), Math.max(...levels)];
    const isSpot = points.length > 1 && Math.max(east - west, south - north) * scale < 40;
    if (points.some(isSeen) && !isSpot) return;
    const fitting = 0.75 * Math.min(width / Math.max(east - west, 1e-6), height / Math.max(south - north, 1e-6));
    this.#move({ x: first + (west + east) / 2, y: (north + south) / 2, scale: Math.min(fitting, isSpot ? nearest : 40_000) });
  }

  // The view

  #resize(width, height) {
    const isFirst = this.#view.width <= 1;
    const density = devicePixelRatio || 1;
    [this.#canvas.width, this.#canvas.height] = [width * density, height * density];
    this.#canvas.getContext("2d").setTransform(density, 0, 0, density, 0, 0);
    const scale = isFirst ? (this.#view.scale / farthest) * Math.max(width, farthest) : this.#view.scale;
    this.#move({ width, height, scale });
  }

  #move(change) {
    const view = { ...this.#view, ...change };
    view.scale = Math.max(farthest, Math.min(nearest, view.scale));
    view.x = ((view.x % 1) + 1) % 1;
    view.y = Math.max(0, Math.min(1, view.y));
    this.#view = view;
    this.#paint();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#load(), 120);
  }

  #zoom(factor, at = { x: this.#view.width / 2, y: this.#view.height / 2 }) {
    const { x, y, scale, width, height } = this.#view;
    const next = Math.max(farthest, Math.min(nearest, scale * factor));
    const shift = 1 / scale - 1 / next;
    this.#move({ x: x + (at.x - width / 2) * shift, y: y + (at.y - height / 2) * shift, scale: next });
  }

  /** Degrees of a point of the canvas. */
  #degrees({ x, y }) {
    const { x: middle, y: level, scale, width, height } = this.#view;
    return {
      latitude: mercator.latitude(level + (y - height / 2) / scale), longitude: mercator.wrapped(mercator.longitude(middle + (x - width / 2) / scale)),
    };
  }

  get #rectangle() {
    const { scale, width, height } = this.#view;
    const [north, south] = [this.#degrees({ x: 0, y: 0 }), this.#degrees({ x: width, y: height })];
    const [west, east] = width >= scale ? [-180, 180] : [north.longitude, south.longitude];
    return [Math.max(-90, south.latitude), west, Math.min(90, north.latitude), east].map((degrees) => degrees.toFixed(5)).join();
  }

  // What is drawn

  async #load() {
    if (this.#view.width <= 1) return;
    this.#loading?.abort();
    this.#loading = new AbortController();
    const query = new URLSearchParams({ rectangle: this.#rectangle, limit: mostPoints, languageCode: this.#language() });
    try {
      const { points = [] } = await ask(`v1/points?${query}`, { signal: this.#loading.signal });
      this.#points = points.map((point) => ({ ...point, x: mercator.x(point.longitude), y: mercator.y(point.latitude) }));
      this.#notice.hidden = points.length > 0;
      this.#notice.textContent = "No places here";
    } catch (error) {
      if (error.name === "AbortError") return;
      this.#notice.hidden = false;
      this.#notice.textContent = error.message;
    }
    this.#paint();
  }

  #paint() {
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = this.#buttons;
    const covers = [{ left: left - 4, right: left + offsetWidth + 4, top: top - 4, bottom: top + offsetHeight + 4 }];
    if (this.#view.width > 1) paint(this.#canvas, this.#view, this.#points, { ...this.#overlay, drag: this.#drag?.shape, covers });
  }

  // What people do

  #listen() {
    const canvas = this.#canvas;
    canvas.addEventListener("pointerdown", (event) => this.#begin(event));
    canvas.addEventListener("pointermove", (event) => this.#go(event));
    canvas.addEventListener("pointerup", (event) => this.#end(event));
    canvas.addEventListener("pointercancel", () => (this.#drag = undefined));
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.#zoom(2 ** (-event.deltaY / 240), { x: event.offsetX, y: event.offsetY });
    }, { passive: false });
    canvas.addEventListener("keydown", (event) => this.#press(event));
  }

  #begin(event) {
    this.#canvas.setPointerCapture(event.pointerId);
    const at = { x: event.offsetX, y: event.offsetY };
    this.#drag = { at, view: this.#view, from: this.#degrees(at), isFar: false };
  }

  #go(event) {
    const at = { x: event.offsetX, y: event.offsetY };
    const drag = this.#drag;
    if (!drag) return this.#canvas.classList.toggle("over", this.tool === "move" && Boolean(this.#pointAt(at)));
    drag.isFar ||= Math.hypot(at.x - drag.at.x, at.y - drag.at.y) > 4;
    if (!drag.isFar) return;
    if (this.tool === "move") {
      const { x, y, scale } = drag.view;
      return this.#move({ x: x - (at.x - drag.at.x) / scale, y: y - (at.y - drag.at.y) / scale });
    }
    drag.shape = { tool: this.tool, from: drag.from, to: this.#degrees(at) };
    this.#paint();
  }

  #end(event) {
    const drag = this.#drag;
    this.#drag = undefined;
    if (!drag) return;
    const at = { x: event.offsetX, y: event.offsetY };
    if (this.tool === "point" || (this.tool !== "move" && drag.isFar)) this.#drawn({ from: drag.from, to: this.#degrees(at) });
    else if (this.tool === "move" && !drag.isFar) {
      const point = this.#pointAt(at);
      if (point) this.#chosen(point.id);
    }
    this.#paint();
  }

  #press(event) {
    const { x, y, scale, width, height } = this.#view;
    const [right, down] = [width / 4 / scale, height / 4 / scale];
    const acts = {
      ArrowLeft: () => this.#move({ x: x - right }), ArrowRight: () => this.#move({ x: x + right }), ArrowUp: () => this.#move({ y: y - down }),
      ArrowDown: () => this.#move({ y: y + down }), "+": () => this.#zoom(2), "=": () => this.#zoom(2), "-": () => this.#zoom(0.5),
    };
    if (!acts[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    acts[event.key]();
  }

  #pointAt(at) {
    const pin = pinAt(placed(this.#view, this.#overlay.pins), at);
    if (pin) return pin;
    const { x, y, scale, width, height } = this.#view;
    const away = (point) => {
      const aside = point.x - x - Math.round(point.x - x);
      return Math.hypot(aside * scale + width / 2 - at.x, (point.y - y) * scale + height / 2 - at.y);
    };
    const near = this.#points.map((point) => [away(point), point]).filter(([distance]) => distance < 12);
    return near.sort(([a], [b]) => a - b)[0]?.[1];
  }
}
