// SPDX-License-Identifier: Apache-2.0

/**
 * The keyboard and the roles of a text field with a list of options (WAI-ARIA, "combobox" with a listbox popup).
 *
 * The focus stays in the field; `aria-activedescendant` names the active option. Both must be in one tree.
 */
export class Combobox {
  #input;
  #list;
  #actions;
  #active = -1;
  #restore = new Map();
  #listeners = new AbortController();

  /** `actions` are `choose(index)`, `close()`, and while the list is closed `open()` for arrow keys and `escape()`: true when something came of it. */
  constructor(input, list, actions) {
    this.#input = input;
    this.#list = list;
    this.#actions = actions;
    const roles = {
      role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id, "aria-haspopup": "listbox", autocomplete: "off",
      autocapitalize: "off", spellcheck: "false",
    };
    for (const [name, value] of Object.entries(roles)) {
      this.#restore.set(name, input.getAttribute(name));
      input.setAttribute(name, value);
    }
    const { signal } = this.#listeners;
    input.addEventListener("keydown", (event) => this.#pressed(event), { signal });
    list.addEventListener("click", (event) => this.#clicked(event), { signal });
  }

  /** Gives the field back as it was. */
  release() {
    this.#listeners.abort();
    for (const [name, value] of this.#restore) {
      if (value === null) this.#input.removeAttribute(name);
      else this.#input.setAttribute(name, value);
    }
    this.#input.removeAttribute("aria-activedescendant");
  }

  get isOpen() {
    return this.#input.getAttribute("aria-expanded") === "true";
  }

  /** New options have no active one. */
  set isOpen(isOpen) {
    this.#input.setAttribute("aria-expanded", String(isOpen));
    this.#activate(-1);
  }

  get #options() {
    return this.#list.children;
  }

  #activate(index) {
    for (const option of this.#options) option.setAttribute("aria-selected", "false");
    this.#active = index;
    const option = this.#options[index];
    if (!option) return this.#input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    this.#input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  /** Goes through the options, and between last and first through the field. */
  #move(step) {
    const stops = this.#options.length + 1;
    this.#activate(((this.#active + 1 + step + stops) % stops) - 1);
  }

  #clicked(event) {
    const option = event.target.closest("[role=option]");
    if (option) this.#actions.choose(Array.from(this.#options).indexOf(option));
  }

  #pressed(event) {
    // Keys of an input method are not for the list.
    if (event.isComposing || event.keyCode === 229) return;
    const act = { ArrowDown: () => this.#arrow(event, 1), ArrowUp: () => this.#arrow(event, -1), Enter: () => this.#enter(), Escape: () => this.#escape() };
    if (act[event.key]?.()) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #arrow(event, step) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (!this.isOpen) {
      this.#actions.open();
    } else if (event.altKey && step < 0) {
      this.#actions.close();
    } else {
      this.#move(step);
    }
    return true;
  }

  #enter() {
    if (!this.isOpen || this.#active < 0) return false;
    this.#actions.choose(this.#active);
    return true;
  }

  #escape() {
    if (!this.isOpen) return this.#actions.escape();
    this.#actions.close();
    return true;
  }
}
