// SPDX-License-Identifier: Apache-2.0
// What draws maps: objects that keep their values and draw nothing.
import { LatLngBounds, bounds } from "./bounds.js";
import { MVCObject, addAccessors, event } from "./events.js";
import { position } from "./positions.js";

let hasWarned = false;

/** Tells once that there is no map. */
function warnOnce() {
  if (!hasWarned) console.info("google.maps: this server has places and draws no maps. Maps and markers of this page are not shown.");
  hasWarned = true;
}

const addSilent = (Class, names) => names.forEach((name) => (Class.prototype[name] = () => {}));

/** An object that is not drawn. */
class Undrawn extends MVCObject {
  constructor(options) {
    super();
    warnOnce();
    this.setValues(options);
  }
}

/** The box that a map of this size would show. */
function shown(center, zoom, { clientWidth, clientHeight }) {
  const { lat, lng } = position(center).toJSON();
  const scale = 360 / (256 * 2 ** zoom);
  const east = Math.min(180, ((clientWidth || 640) / 2) * scale);
  const north = ((clientHeight || 480) / 2) * scale * Math.cos((lat * Math.PI) / 180);
  if (east === 180) return new LatLngBounds({ south: lat - north, north: lat + north, west: -180, east: 180 });
  return new LatLngBounds({ south: lat - north, north: lat + north, west: lng - east, east: lng + east });
}

/** A map that is not drawn; its `bounds` follow centre, zoom and `fitBounds`. */
export class MapsMap extends Undrawn {
  controls = Array.from({ length: 32 }, () => []);
  data = new Undrawn();
  #div;

  constructor(div, options) {
    super();
    this.#div = div ?? document.createElement("div");
    this.setValues(options);
    setTimeout(() => ["tilesloaded", "idle"].forEach((name) => event.trigger(this, name)));
  }

  getDiv() {
    return this.#div;
  }

  getCenter() {
    const center = this.get("center");
    return center && position(center);
  }

  changed(name) {
    const center = this.getCenter();
    if (["center", "zoom"].includes(name) && center && this.get("zoom") !== undefined) this.set("bounds", shown(center, this.get("zoom"), this.#div));
  }

  fitBounds(value) {
    const box = bounds(value);
    this.set("center", box.getCenter());
    this.set("bounds", box);
    event.trigger(this, "idle");
  }

  panTo(center) {
    this.set("center", center);
  }
}

addAccessors(MapsMap, ["bounds", "center", "heading", "mapTypeId", "streetView", "tilt", "zoom"]);
addSilent(MapsMap, ["moveCamera", "panBy", "panToBounds", "setClickableIcons"]);

/** A marker that is not drawn. */
export class Marker extends Undrawn {}
addAccessors(Marker, ["animation", "clickable", "cursor", "draggable", "icon", "label", "map", "opacity", "position", "title", "visible", "zIndex"]);

/** A window that is not shown. */
export class InfoWindow extends Undrawn {}
addAccessors(InfoWindow, ["content", "headerContent", "position", "zIndex"]);
addSilent(InfoWindow, ["close", "focus", "open"]);

/** An element that stands for something on a map; it is hidden. */
class UndrawnElement extends HTMLElement {
  constructor(options) {
    super();
    warnOnce();
    Object.assign(this, options);
  }

  connectedCallback() {
    this.hidden = true;
  }

  get element() {
    return this;
  }

  addListener(name, handler) {
    return event.addListener(this, name, handler);
  }
}

export class AdvancedMarkerElement extends UndrawnElement {}
export class PinElement extends UndrawnElement {}

const numbers = (text) => text?.split(",").map(Number);

/** `<gmp-map>`: shows what is in it, without a map. */
export class MapElement extends HTMLElement {
  #map;

  /** The map that is not drawn. */
  get innerMap() {
    const [lat, lng] = numbers(this.getAttribute("center")) ?? [0, 0];
    return (this.#map ??= new MapsMap(this, { center: { lat, lng }, zoom: Number(this.getAttribute("zoom") ?? 1) }));
  }

  static {
    for (const name of ["center", "zoom"]) {
      Object.defineProperty(this.prototype, name, {
        get() {
          return this.innerMap.get(name);
        },
        set(value) {
          this.innerMap.set(name, value);
        },
      });
    }
  }
}

export class Point {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }
}

export class Size {
  constructor(width, height) {
    Object.assign(this, { width, height });
  }
}

/** Places for controls of a page; they stay where they are in it. */
export const ControlPosition = Object.fromEntries(
  `TOP_LEFT TOP_CENTER TOP_RIGHT LEFT_CENTER LEFT_TOP LEFT_BOTTOM RIGHT_TOP RIGHT_CENTER RIGHT_BOTTOM BOTTOM_LEFT BOTTOM_CENTER BOTTOM_RIGHT CENTER`
    .split(" ").map((name, index) => [name, index + 1]),
);

export const MapTypeId = { HYBRID: "hybrid", ROADMAP: "roadmap", SATELLITE: "satellite", TERRAIN: "terrain" };
export const Animation = { BOUNCE: 1, DROP: 2 };
