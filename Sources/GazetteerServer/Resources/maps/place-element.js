// SPDX-License-Identifier: Apache-2.0
import { areaAttribute, wireArea, wireBias } from "./areas.js";
import { position } from "./positions.js";
import { loadComponent } from "./requests.js";
import { settings } from "./settings.js";
import { PlacePrediction } from "./suggestions.js";

/** Sets an attribute, or takes it away. */
export const put = (element, name, value) => (value ? element.setAttribute(name, value) : element.removeAttribute(name));

/** A new element of the component, with the settings of the page. */
export function newComponent() {
  const element = document.createElement("gazetteer-autocomplete");
  for (const name of ["key", "language", "region"]) put(element, name, settings[name]);
  return element;
}

const list = (values) => (typeof values === "string" ? values : values?.join());
const point = (value) => (typeof value === "string" ? value : value && position(value).toUrlValue(15));
const text = (value) => value;
const flag = (value) => (value === true || value === "" || value === "true" ? "true" : undefined);

/** Each property: the component's attribute, and how its value becomes the text of the attribute. */
const properties = {
  locationBias: ["location-bias", (value) => areaAttribute(wireBias(value))],
  locationRestriction: ["location-restriction", (value) => areaAttribute(wireArea(value, "locationRestriction"))],
  origin: ["origin", point],
  includedPrimaryTypes: ["included-primary-types", list],
  includedRegionCodes: ["included-region-codes", list],
  includePureServiceAreaBusinesses: ["include-pure-service-area-businesses", flag],
  includeFutureOpeningBusinesses: ["include-future-opening-businesses", flag],
  requestedLanguage: ["language", (value) => value ?? settings.language],
  requestedRegion: ["region", (value) => value ?? settings.region],
  unitSystem: ["units", (value) => value?.toLowerCase()],
  placeholder: ["placeholder", text],
  description: ["label", text],
};

const attributeName = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What `gmp-select` is: it has the prediction that was chosen. */
class PlacePredictionSelectEvent extends Event {
  constructor(placePrediction) {
    super("gmp-select", { bubbles: true, composed: true });
    this.placePrediction = placePrediction;
  }
}

/** `<gmp-place-autocomplete>`: the component under its published name. */
export class PlaceAutocompleteElement extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...Object.keys(properties).map(attributeName), "disabled", "value"];

  #component = newComponent();
  #internals = this.attachInternals();
  #values = {};

  constructor(options = {}) {
    super();
    this.attachShadow({ mode: "open", delegatesFocus: true }).append(this.#component);
    this.#component.addEventListener("input", () => this.#internals.setFormValue(this.value));
    this.#component.addEventListener("gz-select", ({ detail }) => this.#chosen(detail));
    this.#component.addEventListener("gz-error", ({ detail }) => this.#failed(detail.error));
    Object.assign(this, options);
    loadComponent();
  }

  attributeChangedCallback(name, _, value) {
    if (name === "disabled") return put(this.#component, name, value === null ? undefined : "true");
    if (name === "value") return void (this.value = value ?? "");
    const property = Object.keys(properties).find((property) => attributeName(property) === name);
    this[property] = value;
  }

  /** The text of the field. */
  get value() {
    return this.#component.value ?? this.#component.getAttribute("value") ?? "";
  }

  set value(value) {
    if (customElements.get("gazetteer-autocomplete")) this.#component.value = value;
    else put(this.#component, "value", value);
    this.#internals.setFormValue(value);
  }

  get name() {
    return this.getAttribute("name");
  }

  set name(name) {
    put(this, "name", name);
  }

  get disabled() {
    return this.hasAttribute("disabled");
  }

  set disabled(isDisabled) {
    this.toggleAttribute("disabled", isDisabled);
  }

  static {
    for (const [property, [attribute, write]] of Object.entries(properties)) {
      Object.defineProperty(this.prototype, property, {
        get() {
          return this.#values[property] ?? null;
        },
        set(value) {
          put(this.#component, attribute, write(value ?? undefined));
          this.#values[property] = value;
        },
      });
    }
  }

  #chosen({ suggestion, sessionToken }) {
    this.#internals.setFormValue(this.value);
    this.dispatchEvent(new PlacePredictionSelectEvent(new PlacePrediction(suggestion.placePrediction, sessionToken)));
  }

  #failed(error) {
    this.dispatchEvent(Object.assign(new Event("gmp-error", { bubbles: true, composed: true }), { error }));
  }

  addListener(name, handler) {
    this.addEventListener(name, handler);
  }
}
