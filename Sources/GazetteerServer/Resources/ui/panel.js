// SPDX-License-Identifier: Apache-2.0
import { make } from "./dom.js";
import { row } from "./rows.js";

let panels = 0;

/** The list of suggestions with what stands around it: a heading, a message with a button, the sources. */
export class Panel {
  #number = (panels += 1);
  #chips = make("div", { class: "gz-chips", role: "group", hidden: "" });
  #heading = make("div", { class: "gz-heading", hidden: "" });
  #message = make("div", { class: "gz-message" });
  #retry = make("button", { class: "gz-retry", type: "button" });
  #notice = make("div", { class: "gz-notice", hidden: "" }, this.#message, this.#retry);
  #attributions = make("div", { class: "gz-attributions", dir: "auto" });
  #forget = make("button", { class: "gz-forget", type: "button" });
  #footer = make("div", { class: "gz-footer", hidden: "" }, this.#attributions, this.#forget);

  /** Tells screen readers what the list shows, also while the panel is hidden. */
  status = make("div", { class: "gz-status", role: "status" });
  list = make("div", { class: "gz-list", role: "listbox", id: `gz-list-${this.#number}` });
  element = make("div", { class: "gz-panel" }, this.#chips, this.#heading, this.list, this.#notice, this.#footer);

  /** @param actions `retry()`, `forget()` and `toggle(label)`, for the buttons. */
  constructor({ retry, forget, toggle }) {
    this.#chips.addEventListener("click", ({ target }) => target.closest("button") && toggle(target.textContent));
    this.#retry.addEventListener("click", retry);
    this.#forget.addEventListener("click", forget);
  }

  /** Shows a button for each chip. Those that are there already stay, and with them the focus. */
  showChips(chips, pressed, label) {
    const labels = chips.map((chip) => chip.label);
    if (Array.from(this.#chips.children, (chip) => chip.textContent).join() !== labels.join()) {
      this.#chips.replaceChildren(...labels.map((text) => make("button", { class: "gz-chip", type: "button" }, text)));
    }
    this.press(pressed);
    this.#chips.setAttribute("aria-label", label);
    this.#chips.hidden = chips.length === 0;
  }

  /** Shows which chips are pressed, by their labels. */
  press(pressed) {
    for (const chip of this.#chips.children) chip.setAttribute("aria-pressed", String(pressed.has(chip.textContent)));
  }

  /** Shows suggestions; `look` is that of `row`. */
  showSuggestions(suggestions, attributions, look) {
    const { texts, isRecent } = look;
    this.#show({ heading: isRecent ? texts.recent : "", forget: isRecent ? texts.forget : "" });
    this.list.hidden = false;
    this.list.replaceChildren(...suggestions.map((suggestion, index) => row(suggestion, `gz-row-${this.#number}-${index}`, look)));
    this.list.setAttribute("aria-label", isRecent ? texts.recent : texts.results);
    this.#attributions.replaceChildren(...sources(attributions, texts.sources));
    this.#footer.hidden = attributions.length === 0 && !isRecent;
    this.#say(`${isRecent ? texts.recent : texts.results}: ${new Intl.NumberFormat(look.language).format(suggestions.length)}`);
  }

  /** Shows a line instead of rows. `retry` is the text of a button; without one there is none. */
  showMessage(text, isFailure = false, retry = "") {
    this.#show({ message: text, retry });
    this.#message.classList.toggle("gz-failure", isFailure);
    this.#message.part.toggle("failure", isFailure);
    this.#say(text);
  }

  /** Shows nothing. */
  clear() {
    this.#show({});
    this.#say("");
  }

  get isEmpty() {
    return this.list.childElementCount === 0 && this.#notice.hidden;
  }

  #show({ heading = "", message = "", retry = "", forget = "" }) {
    this.list.replaceChildren();
    this.list.hidden = true;
    this.#heading.textContent = heading;
    this.#heading.hidden = !heading;
    this.#message.textContent = message;
    this.#notice.hidden = !message;
    this.#retry.textContent = retry;
    this.#retry.hidden = !retry;
    this.#forget.textContent = forget;
    this.#forget.hidden = !forget;
    this.#footer.hidden = true;
  }

  #say(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}

/** What the sources ask to be shown, with links to their pages. */
function sources(attributions, label) {
  return attributions.flatMap(({ provider, providerUri }, index) => {
    const isLink = /^https?:/.test(providerUri ?? "");
    const shown = isLink ? make("a", { href: providerUri, target: "_blank", rel: "noopener" }, provider) : provider;
    return [index === 0 ? `${label}: ` : "; ", shown];
  });
}
