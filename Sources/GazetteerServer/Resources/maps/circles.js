// SPDX-License-Identifier: Apache-2.0
import { LatLngBounds } from "./bounds.js";
import { MVCObject, addAccessors } from "./events.js";
import { position } from "./positions.js";

const earth = 6378137;
const degrees = (radians) => (radians * 180) / Math.PI;

/** A circle: `radius` in metres around `center`. It is not drawn. */
export class Circle extends MVCObject {
  constructor(options) {
    super();
    this.setValues(options instanceof Circle ? { center: options.getCenter(), radius: options.getRadius() } : options);
  }

  getCenter() {
    const center = this.get("center");
    return center && position(center);
  }

  /** The smallest box around it; null without centre or radius. */
  getBounds() {
    const center = this.getCenter();
    if (!center || !(this.getRadius() >= 0)) return null;
    const angle = this.getRadius() / earth;
    const [south, north] = [center.lat() - degrees(angle), center.lat() + degrees(angle)];
    const sine = Math.sin(angle) / Math.cos((center.lat() * Math.PI) / 180);
    if (south <= -90 || north >= 90 || sine >= 1) return new LatLngBounds({ south, north, west: -180, east: 180 });
    const side = degrees(Math.asin(sine));
    return new LatLngBounds({ south, north, west: center.lng() - side, east: center.lng() + side });
  }
}

addAccessors(Circle, ["center", "radius", "map", "visible", "draggable", "editable"]);
