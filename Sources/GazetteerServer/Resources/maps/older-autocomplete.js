// SPDX-License-Identifier: Apache-2.0
import { areaAttribute, wireBias } from "./areas.js";
import { MVCObject, addAccessors } from "./events.js";
import { newComponent, put } from "./place-element.js";
import { PlacesService, countries } from "./older-services.js";
import { loadComponent } from "./requests.js";

let inputs = 0;

/** Gives an input of the page the component's list. */
class InputWidget extends MVCObject {
  #input;
  component = newComponent();

  constructor(input, options) {
    super();
    if (!(input instanceof HTMLInputElement)) throw new TypeError("The field is no input. Give an HTMLInputElement of the page.");
    this.#input = input;
    this.component.addEventListener("gz-select", ({ detail }) => this.chosen(detail));
    input.addEventListener("keydown", (event) => this.#pressed(event), { capture: true });
    input.placeholder ||= "Enter a location";
    this.setValues(options);
    if (input.isConnected) this.#attach();
    else input.addEventListener("focus", () => this.#attach(), { once: true });
  }

  #attach() {
    const input = this.#input;
    input.id ||= `gmp-input-${(inputs += 1)}`;
    this.component.setAttribute("for", input.id);
    const root = input.getRootNode();
    (root === document ? document.body : root).append(this.component);
    loadComponent();
  }

  /** Enter on no row of the list stands for the text as it is. */
  #pressed(event) {
    if (event.key !== "Enter" || event.isComposing || this.#input.hasAttribute("aria-activedescendant")) return;
    this.component.close?.();
    this.entered(this.#input.value);
  }

  /** In the settings of a page, a box is what `Map.getBounds` returns; it may not be known yet. */
  changed() {
    const area = areaAttribute(wireBias(this.get("bounds")));
    const isStrict = this.get("strictBounds") === true;
    put(this.component, "location-bias", isStrict ? undefined : area);
    put(this.component, "location-restriction", isStrict ? area : undefined);
  }
}

const typeNames = { address: "street_address,premise,subpremise,route" };

/** Suggestions for an input of the page; `place_changed` tells that one was chosen. */
export class Autocomplete extends InputWidget {
  /** The chosen place; only `name`, the text, after Enter without a choice. */
  getPlace() {
    return this.get("place");
  }

  changed(name) {
    super.changed(name);
    put(this.component, "included-primary-types", (this.get("types") ?? []).map((type) => typeNames[type] ?? type).join());
    const codes = countries(this.get("componentRestrictions")).replaceAll("country:", "").replaceAll("|", ",");
    put(this.component, "included-region-codes", codes);
  }

  chosen({ suggestion: { placePrediction }, sessionToken }) {
    const { placeId, text } = placePrediction;
    if (this.get("placeIdOnly")) return this.set("place", { place_id: placeId, name: text.text });
    const request = { placeId, fields: this.get("fields"), sessionToken };
    new PlacesService().getDetails(request, (place) => this.set("place", place ?? { name: text.text }));
  }

  entered(name) {
    this.set("place", { name });
  }
}

addAccessors(Autocomplete, ["bounds", "componentRestrictions", "fields", "types"]);

/** Places and queries for an input of the page; `places_changed` tells that one was chosen. */
export class SearchBox extends InputWidget {
  constructor(input, options) {
    super(input, options);
    this.component.setAttribute("include-query-predictions", "");
  }

  getPlaces() {
    return this.get("places");
  }

  chosen({ suggestion: { placePrediction, queryPrediction }, sessionToken }) {
    if (queryPrediction) return this.entered(queryPrediction.text.text);
    new PlacesService().getDetails({ placeId: placePrediction.placeId, sessionToken }, (place) => this.set("places", place ? [place] : []));
  }

  entered(query) {
    if (query.trim()) new PlacesService().textSearch({ query, bounds: this.get("bounds") }, (places) => this.set("places", places ?? []));
  }
}

addAccessors(SearchBox, ["bounds"]);
