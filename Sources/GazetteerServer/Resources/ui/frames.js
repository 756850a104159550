// SPDX-License-Identifier: Apache-2.0
// Where field and list stand: each frame has `isShown` for the list, and what its mode needs besides.
import { make } from "./dom.js";
import { placeBeside } from "./placement.js";

/** A text field with a spinner and a button that empties it. */
class Field {
  input = make("input", { class: "gz-input", type: "text", inputmode: "search", enterkeyhint: "search", maxlength: "512", dir: "auto" });
  #spinner = make("span", { class: "gz-spinner", hidden: "" });
  #clear = make("button", { class: "gz-clear", type: "button", hidden: "" }, "×");
  element = make("div", { class: "gz-field" }, this.input, this.#spinner, this.#clear);

  constructor(clear) {
    this.#clear.addEventListener("click", clear);
  }

  describe({ label, placeholder, clear, isDisabled }) {
    this.input.placeholder = placeholder;
    this.input.setAttribute("aria-label", label);
    this.input.disabled = isDisabled;
    this.#clear.setAttribute("aria-label", clear);
    this.textChanged();
  }

  /** The direction is that of the text; an empty field has that of the page. */
  textChanged() {
    this.#clear.hidden = this.input.value === "" || this.input.disabled;
    this.input.dir = this.input.value === "" ? "" : "auto";
  }

  set isWaiting(isWaiting) {
    this.#spinner.hidden = !isWaiting;
  }
}

/** A list that floats beside its field, in the top layer, so that no ancestor cuts it off. */
class FloatingFrame {
  #panel;
  #anchor;
  #end;

  constructor(panel, anchor) {
    this.#panel = panel.element;
    this.#anchor = anchor;
    this.#panel.classList.add("gz-floating");
    this.#panel.popover = "manual";
  }

  get isShown() {
    return this.#end !== undefined;
  }

  set isShown(isShown) {
    if (isShown === this.isShown || !this.#panel.isConnected) return;
    this.#panel.togglePopover(isShown);
    if (isShown) this.#end = placeBeside(this.#panel, this.#anchor);
    else this.release();
  }

  describe() {}

  /** Nothing to close: the list goes with the focus. */
  close() {
    return false;
  }

  release() {
    this.#end?.();
    this.#end = undefined;
  }
}

/** The element's own field, and the list below it. */
export class InlineFrame extends FloatingFrame {
  constructor(panel, { clear }) {
    const field = new Field(clear);
    super(panel, field.element);
    this.field = field;
    this.input = field.input;
    this.children = [field.element, panel.element, panel.status];
  }

  describe(words) {
    this.field.describe(words);
  }
}

/** A field of the page, and the list below it, in the tree of that field. */
export class AttachedFrame extends FloatingFrame {
  constructor(panel, input) {
    super(panel, input);
    this.input = input;
    this.children = [panel.element, panel.status];
  }
}

/** A button that opens a window with field and list; the window is a dialog over the whole page, or a popover beside the button. */
class WindowFrame {
  #words = make("span", { class: "gz-trigger-text" });
  #actions;
  isShown = false;
  field;

  constructor(panel, box, actions, ...further) {
    this.field = new Field(actions.clear);
    this.input = this.field.input;
    this.window = box;
    this.#actions = actions;
    this.trigger = make("button", { class: "gz-trigger", type: "button", "aria-haspopup": "dialog", "aria-expanded": "false" }, this.#words);
    this.trigger.addEventListener("click", () => this.open());
    box.append(make("div", { class: "gz-bar" }, this.field.element, ...further), panel.element, panel.status);
    this.children = [this.trigger, box];
  }

  describe(words) {
    this.field.describe(words);
    this.window.setAttribute("aria-label", words.label);
    this.trigger.disabled = words.isDisabled;
    this.trigger.setAttribute("aria-label", words.chosen ? `${words.label}: ${words.chosen}` : words.label);
    this.#words.textContent = words.chosen || words.placeholder;
    this.#words.classList.toggle("gz-chosen", words.chosen !== "");
  }

  get isOpen() {
    return this.trigger.getAttribute("aria-expanded") === "true";
  }

  open() {
    if (this.isOpen) return;
    this.trigger.setAttribute("aria-expanded", "true");
    this.reveal();
    this.input.focus();
    this.#actions.opened();
  }

  /** Closes the window; false when it was closed. The focus returns to the button, unless it went elsewhere. */
  close() {
    if (!this.isOpen) return false;
    this.trigger.setAttribute("aria-expanded", "false");
    const hadFocus = this.window.matches(":focus-within");
    this.conceal();
    if (hadFocus) this.trigger.focus();
    return true;
  }

  /** The person closed the window without choosing. */
  dismissed() {
    if (this.close()) this.#actions.cancelled();
  }

  release() {}
}

export class FullScreenFrame extends WindowFrame {
  #cancel;

  constructor(panel, actions) {
    const cancel = make("button", { class: "gz-cancel", type: "button" });
    super(panel, make("dialog", { class: "gz-window" }), actions, cancel);
    this.#cancel = cancel;
    cancel.addEventListener("click", () => this.dismissed());
    this.window.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.dismissed();
    });
  }

  describe(words) {
    super.describe(words);
    this.#cancel.textContent = words.cancel;
  }

  reveal() {
    this.window.showModal();
  }

  conceal() {
    this.window.close();
  }
}

export class PopoverFrame extends WindowFrame {
  #end;

  constructor(panel, actions) {
    super(panel, make("div", { class: "gz-window gz-popover", role: "dialog", popover: "auto" }), actions);
    this.window.addEventListener("toggle", ({ newState }) => newState === "closed" && this.dismissed());
  }

  reveal() {
    this.window.showPopover();
    this.#end = placeBeside(this.window, this.trigger);
  }

  conceal() {
    this.release();
    if (this.window.matches(":popover-open")) this.window.hidePopover();
  }

  release() {
    this.#end?.();
  }
}
