// SPDX-License-Identifier: Apache-2.0
// Defines `<gazetteer-autocomplete>`:  <script type="module" src="…/ui/gazetteer-autocomplete.js"></script>
import { Dialogue } from "./dialogue.js";
import { attributeOf, filterAttributes, filterProperties, requestFilters } from "./filters.js";
import { AttachedFrame, FullScreenFrame, InlineFrame, PopoverFrame } from "./frames.js";
import { RecentChoices } from "./recent.js";
import { PlacesError, PlacesService } from "./service.js";
import { adoptStyles } from "./styles.js";
import { textsFor } from "./texts.js";

const frames = { "inline": InlineFrame, "full-screen": FullScreenFrame, "popover": PopoverFrame };
const structure = ["mode", "for"];
const words = ["label", "placeholder", "language", "disabled"];

/** `<gazetteer-autocomplete>`: a search field for places. docs/web.md describes its attributes, properties, events and styles. */
export class GazetteerAutocompleteElement extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...structure, ...words, ...filterAttributes];

  #internals = this.attachInternals();
  #shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
  #values = new Map();
  #texts = {};
  #isThere = false;
  #isDisabled = false;
  #isStale = false;
  #frame;
  #dialogue;
  #chosen = "";

  /** The details of the chosen place, with the members that `fields` names; null without a choice, and without `fields`. */
  place = null;

  /** The chosen suggestion; null without a choice. */
  suggestion = null;

  connectedCallback() {
    // The field may stand below.
    if (this.hasAttribute("for") && document.readyState === "loading") {
      addEventListener("DOMContentLoaded", () => this.isConnected && this.#build(), { once: true });
    } else {
      this.#build();
    }
  }

  disconnectedCallback() {
    this.#isThere = false;
    this.#dialogue?.leave();
    this.#dialogue = this.#frame = undefined;
  }

  attributeChangedCallback(name) {
    filterProperties.filter((property) => attributeOf(property) === name).forEach((property) => this.#values.delete(property));
    if (!this.#isThere) return;
    if (structure.includes(name)) return this.#build();
    this.#describe();
    if (filterAttributes.includes(name)) this.#refreshOnce();
  }

  formDisabledCallback(isDisabled) {
    this.#isDisabled = isDisabled;
    this.#describe();
  }

  formResetCallback() {
    this.value = this.getAttribute("value") ?? "";
  }

  // What a page can do

  /** The text of the field. Setting it searches for nothing. */
  get value() {
    return this.#frame?.input.value ?? this.getAttribute("value") ?? "";
  }

  set value(text) {
    if (!this.#frame) return this.setAttribute("value", text);
    this.#dialogue.stop();
    this.#frame.input.value = text;
    this.#chosen = text;
    this.#textIs(text);
    this.#describe();
  }

  /** The token of the present session; set it to use one of your own. */
  get sessionToken() {
    return this.#dialogue?.sessionToken;
  }

  set sessionToken(token) {
    this.#dialogue.sessionToken = token;
  }

  /** Own texts by name, in place of the component's. */
  get texts() {
    return this.#texts;
  }

  set texts(texts) {
    this.#texts = texts;
    this.#describe();
  }

  /** Opens the window of the modes `full-screen` and `popover`; in others, goes to the field. */
  open() {
    if (this.#frame?.open) this.#frame.open();
    else this.#frame?.input.focus();
  }

  /** Closes the list, and the window of the modes that have one. */
  close() {
    this.#dialogue?.hide();
    this.#frame?.close();
  }

  /** Empties the field. */
  clear() {
    this.value = "";
    this.#frame?.input.focus();
    this.#dialogue?.textChanged();
  }

  /** Searches again for the present text while suggestions are shown. */
  refresh() {
    if (this.#frame?.isShown && this.value) this.#dialogue.textChanged();
  }

  /** One search for all filters that a script sets together. */
  #refreshOnce() {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      this.refresh();
    });
  }

  /** Forgets the recent choices. */
  clearRecent() {
    new RecentChoices(this.getAttribute("recent")).clear();
  }

  static {
    for (const property of filterProperties) {
      Object.defineProperty(this.prototype, property, {
        get() {
          return requestFilters(this, this.#values)[property];
        },
        set(value) {
          if (value === undefined || value === null) this.#values.delete(property);
          else this.#values.set(property, value);
          this.#refreshOnce();
        },
      });
    }
  }

  // Making

  #build() {
    this.disconnectedCallback();
    this.#isThere = true;
    const input = this.hasAttribute("for") ? this.#foreignInput() : null;
    if (input === undefined) return;
    const text = this.#chosen || (this.getAttribute("value") ?? "");
    this.#dialogue = new Dialogue(() => this.#settings(), (name, detail) => this.#told(name, detail));
    adoptStyles(this.#shadow, true);
    if (input) {
      adoptStyles(this.getRootNode(), false);
      this.#frame = new AttachedFrame(this.#dialogue.panel, input);
      this.#shadow.replaceChildren(document.createElement("slot"));
      this.replaceChildren(...this.#frame.children);
    } else {
      const Frame = frames[this.getAttribute("mode")] ?? InlineFrame;
      this.#frame = new Frame(this.#dialogue.panel, { clear: () => this.clear(), opened: () => this.#opened(), cancelled: () => this.#cancelled() });
      this.#frame.input.value = text;
      this.#shadow.replaceChildren(...this.#frame.children);
    }
    this.#dialogue.join(this.#frame);
    this.#internals.setFormValue(input ? null : text);
    this.#describe();
  }

  /** The field of the page that `for` names; undefined when there is none. */
  #foreignInput() {
    const id = this.getAttribute("for");
    const input = this.getRootNode().getElementById?.(id) ?? undefined;
    if (!input) this.#emit("gz-error", { error: new PlacesError("NOT_FOUND", `The page has no field with the id '${id}'. Give that of an input.`) });
    return input;
  }

  #opened() {
    this.#frame.input.select();
    this.#dialogue.textChanged();
  }

  #cancelled() {
    this.#frame.input.value = this.#chosen;
    this.#dialogue.cancel();
  }

  // Settings

  #language() {
    return this.getAttribute("language") || this.closest("[lang]")?.lang || navigator.language || "en";
  }

  #settings() {
    const language = this.#language();
    return {
      service: () => new PlacesService(new URL(this.getAttribute("server") ?? new URL("..", import.meta.url), document.baseURI).href, this.getAttribute("key")),
      filters: () => requestFilters(this, this.#values),
      language,
      texts: textsFor(language, this.#texts),
      region: this.#values.get("regionCode") ?? this.getAttribute("region"),
      units: this.getAttribute("units"),
      fields: this.getAttribute("fields"),
      hasIcons: this.getAttribute("icons") !== "none",
      showOpen: this.hasAttribute("show-open"),
      recent: this.hasAttribute("recent") ? new RecentChoices(this.getAttribute("recent")) : undefined,
      minimumLetters: this.getAttribute("minimum-letters") ?? 1,
      interval: this.getAttribute("interval") ?? 50,
    };
  }

  #describe() {
    if (!this.#frame) return;
    const texts = textsFor(this.#language(), this.#texts);
    const label = this.getAttribute("label") || this.#internals.labels[0]?.textContent.trim() || texts.label;
    this.#frame.describe({
      label, placeholder: this.getAttribute("placeholder") ?? label, clear: texts.clear, cancel: texts.cancel, chosen: this.#chosen,
      isDisabled: this.#isDisabled || this.hasAttribute("disabled"),
    });
  }

  // Events

  #told(name, detail) {
    if (name === "text") return this.#textIs(detail);
    if (name === "wait") return this.#internals.states[detail ? "add" : "delete"]("busy");
    if (name === "gz-select") this.#selected(detail);
    this.#emit(name, detail);
  }

  #textIs(text) {
    this.place = this.suggestion = null;
    if (this.#frame.field) this.#internals.setFormValue(text);
  }

  #selected({ suggestion, place }) {
    this.suggestion = suggestion;
    this.place = place;
    this.#chosen = this.#frame.input.value;
    this.#frame.close();
    this.#describe();
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get("gazetteer-autocomplete")) customElements.define("gazetteer-autocomplete", GazetteerAutocompleteElement);

export { PlacesError };
