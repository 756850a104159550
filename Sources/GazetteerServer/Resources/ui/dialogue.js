// SPDX-License-Identifier: Apache-2.0
import { Combobox } from "./combobox.js";
import { requestMembers } from "./filters.js";
import { codePoints } from "./marks.js";
import { Panel } from "./panel.js";
import { prediction } from "./rows.js";
import { Search } from "./search.js";
import { newSessionToken } from "./service.js";

/**
 * What happens between a text field and its list: suggestions come, one is chosen, its details are fetched; or something fails.
 *
 * `settings()` gives what the attributes say at that moment; `tell(name, detail)` reports events.
 */
export class Dialogue {
  #settings;
  #tell;
  #frame;
  #combobox;
  #search;
  #suggestions = [];
  #failure;
  /** The labels of the chips that are pressed. */
  #pressed = new Set();
  #ended = new AbortController();
  panel = new Panel({ retry: () => this.#retry(), forget: () => this.#forget(), toggle: (label) => this.#toggle(label) });
  /** The token of the present session; nothing between sessions. */
  sessionToken;

  constructor(settings, tell) {
    this.#settings = settings;
    this.#tell = tell;
    this.#search = new Search((isWaiting) => this.#wait(isWaiting));
  }

  /** Begins to listen to the field of a frame. */
  join(frame) {
    this.#frame = frame;
    const { input, field } = frame;
    const { element, list } = this.panel;
    this.#combobox = new Combobox(input, list, {
      choose: (index) => this.#choose(this.#suggestions[index]),
      open: () => (this.#suggestions.length > 0 ? this.#reveal() : this.textChanged()),
      close: () => this.#dismiss(),
      escape: () => this.#escape(),
    });
    const on = (target, name, act) => target?.addEventListener(name, act, { signal: this.#ended.signal });
    on(input, "input", (event) => event.isComposing || this.textChanged());
    on(input, "compositionend", () => this.textChanged());
    on(input, "focus", () => this.#showRecent());
    on(input, "click", () => this.#reopen());
    for (const part of [field?.element ?? input, element]) {
      on(part, "focusout", (event) => this.#left(event));
      if (part !== input) on(part, "keydown", (event) => event.key === "Escape" && event.target !== input && this.#leavePart(event));
    }
    // The focus stays in the field, and with it the on-screen keyboard.
    on(element, "mousedown", (event) => event.preventDefault());
    on(window, "online", () => this.#failure?.isForNetwork && this.#retry());
  }

  /** Gives the field back, and all requests up. */
  leave() {
    this.stop();
    this.#ended.abort();
    this.#combobox.release();
    this.#frame.release();
  }

  /** Gives up what is under way, and empties the list. */
  stop() {
    this.#search.stop();
    this.#suggestions = [];
    this.#failure = undefined;
    this.panel.clear();
    this.hide();
  }

  hide() {
    this.#frame.isShown = this.#combobox.isOpen = false;
  }

  /** Searches for the text as it is now. */
  textChanged() {
    const { input, field } = this.#frame;
    field?.textChanged();
    this.#tell("text", input.value);
    this.#searchText();
  }

  #searchText() {
    const { input } = this.#frame;
    const text = input.value;
    const { minimumLetters, interval } = this.#settings();
    if (!text.trim() || codePoints(text) < minimumLetters) {
      this.stop();
      return this.#showRecent();
    }
    const offset = input.selectionStart < text.length ? codePoints(text, input.selectionStart) : undefined;
    this.#search.start((signal) => this.#complete(text, offset, signal), (error, answer) => this.#completed(text, error, answer), interval);
  }

  #wait(isWaiting) {
    if (this.#frame.field) this.#frame.field.isWaiting = isWaiting;
    this.#tell("wait", isWaiting);
  }

  // Suggestions

  #complete(text, offset, signal) {
    const { service, filters, language, showOpen } = this.#settings();
    this.sessionToken ??= newSessionToken();
    const given = filters();
    const members = requestMembers(given, (given.chips ?? []).filter(({ label }) => this.#pressed.has(label)));
    const request = { input: text, inputOffset: offset, languageCode: language, sessionToken: this.sessionToken, ...members };
    return service().autocomplete(request, { showOpen, showExtra: given.rowAttributes?.length > 0 }, signal);
  }

  #completed(text, error, answer) {
    if (error) return this.#failed(error, () => this.textChanged());
    this.#show(answer.suggestions, answer);
    this.#tell("gz-suggestions", { text, ...answer });
  }

  #show(suggestions, { attributions = [], open, extra, isRecent = false } = {}) {
    const settings = this.#settings();
    const { chips = [], rowAttributes = [] } = isRecent ? {} : settings.filters();
    const look = { ...settings, open, extra, rowAttributes, isRecent };
    this.panel.showChips(chips, this.#pressed, look.texts.filters);
    this.#suggestions = suggestions;
    this.#failure = undefined;
    if (suggestions.length > 0) this.panel.showSuggestions(suggestions, attributions, look);
    else this.panel.showMessage(look.texts.none);
    this.#reveal();
  }

  #reveal() {
    this.#frame.isShown = true;
    this.#combobox.isOpen = this.#suggestions.length > 0;
  }

  /** Who visits the page learns that the search failed, who made it learns why, in the console and from `gz-error`. */
  #failed(error, again) {
    const { texts } = this.#settings();
    const isForNetwork = error.status === "NETWORK";
    this.#failure = { again, isForNetwork };
    this.#suggestions = [];
    if (!isForNetwork) console.error(`<gazetteer-autocomplete>: ${error.message}`);
    this.panel.showMessage(isForNetwork ? texts.offline : texts.failed, true, error.isPassing ? texts.retry : "");
    this.#reveal();
    this.#tell("gz-error", { error });
  }

  #retry() {
    this.#frame.input.focus();
    this.#failure?.again();
  }

  /** Presses a chip, or lets it go. */
  #toggle(label) {
    if (!this.#pressed.delete(label)) this.#pressed.add(label);
    this.panel.press(this.#pressed);
    this.#searchText();
  }

  // Choosing

  #choose(suggestion) {
    const { fields, recent } = this.#settings();
    const { input, field } = this.#frame;
    this.#search.stop();
    input.value = prediction(suggestion).text.text;
    field?.textChanged();
    this.#tell("text", input.value);
    this.hide();
    const isPlace = suggestion.placePrediction !== undefined;
    if (isPlace) recent?.add(suggestion);
    if (isPlace && fields) this.#fetch(suggestion);
    else this.#select(suggestion, null);
  }

  #fetch(suggestion) {
    const details = async (signal) => {
      const { service, fields, language, filters } = this.#settings();
      const parameters = { languageCode: language, regionCode: filters().regionCode, sessionToken: this.sessionToken };
      return service().details(suggestion.placePrediction.placeId, fields, parameters, signal);
    };
    this.#search.start(details, (error, place) => (error ? this.#failed(error, () => this.#fetch(suggestion)) : this.#select(suggestion, place)));
  }

  /** The session ends with a place; a query goes on in it. */
  #select(suggestion, place) {
    const { sessionToken } = this;
    if (suggestion.placePrediction) this.sessionToken = undefined;
    this.stop();
    this.#tell("gz-select", { suggestion, place, sessionToken });
  }

  /** Ends the session without a choice. */
  cancel() {
    this.stop();
    this.sessionToken = undefined;
    this.#tell("gz-cancel", {});
  }

  // Recent choices

  #showRecent() {
    const { input, isShown } = this.#frame;
    const { recent } = this.#settings();
    if (!recent || input.value || !input.matches(":focus") || (isShown && !this.panel.isEmpty)) return;
    const suggestions = recent.all;
    if (suggestions.length > 0) this.#show(suggestions, { isRecent: true });
  }

  #forget() {
    this.#settings().recent.clear();
    this.stop();
    this.#frame.input.focus();
  }

  /** A click into the field opens its list again. */
  #reopen() {
    const { input, isShown } = this.#frame;
    if (!input.value.trim()) this.#showRecent();
    else if (!isShown && this.#suggestions.length > 0) this.#reveal();
    else if (!isShown) this.#searchText();
  }

  // Keys and focus

  /** Closes the window, or the list; an arrow key opens the list again. */
  #dismiss() {
    if (this.#frame.dismissed) return this.#frame.dismissed();
    this.#search.stop();
    this.hide();
  }

  #escape() {
    const { input, isShown, dismissed } = this.#frame;
    if (dismissed || isShown) this.#dismiss();
    else if (input.value) {
      input.value = "";
      this.cancel();
      this.textChanged();
    } else return false;
    return true;
  }

  #leavePart(event) {
    event.preventDefault();
    event.stopPropagation();
    this.#frame.input.focus();
    this.#dismiss();
  }

  #left({ relatedTarget }) {
    const { field, input, dismissed } = this.#frame;
    if (!dismissed && ![input, field?.element, this.panel.element].some((part) => part?.contains(relatedTarget))) this.#dismiss();
  }
}
