// SPDX-License-Identifier: Apache-2.0
import { detailConditions, requestFilters } from "../ui/filters.js";

/** Passes what is in the form's fields to the attributes of the search field. */
export class FilterForm {
  #form;
  #search;
  #changed;

  constructor(form, search, changed) {
    this.#form = form;
    this.#search = search;
    this.#changed = changed;
    form.addEventListener("input", () => this.#apply());
    form.addEventListener("reset", () => queueMicrotask(() => this.#apply()));
    form.addEventListener("submit", (event) => event.preventDefault());
  }

  /** The text of a field. */
  value(name) {
    return this.#form.elements[name].value;
  }

  /** Writes into a field, as if it had been typed. A bias and a restriction exclude each other. */
  set(name, text) {
    const others = { "location-bias": "location-restriction", "location-restriction": "location-bias" };
    if (others[name] && text) this.#form.elements[others[name]].value = "";
    this.#form.elements[name].value = text;
    this.#apply();
  }

  /** The members that the filters add to a request; what cannot be read is told in the form, and gives nothing. */
  get members() {
    const problem = this.#form.querySelector("[role=alert]");
    try {
      const members = requestFilters(this.#search, new Map());
      const where = conditions(this.value("where"));
      if (where) members.gazetteer = { ...members.gazetteer, where: { ...members.gazetteer?.where, ...where } };
      problem.textContent = "";
      return members;
    } catch (error) {
      problem.textContent = error.message.replace(/^The attribute (\S+) is/, (_, name) => `${this.#label(name)}:`);
      return undefined;
    }
  }

  #label(name) {
    return this.#form.elements[name].closest("label").textContent.trim();
  }

  #apply() {
    for (const field of this.#form.elements) {
      if (!field.name) continue;
      if (field.type === "checkbox") this.#search.toggleAttribute(field.name, field.checked);
      else if (field.value.trim()) this.#search.setAttribute(field.name, field.value.trim());
      else this.#search.removeAttribute(field.name);
    }
    this.#changed();
  }
}

/** The conditions of a line such as `brand=Zebra Coffee|Lion stars=3.. openNow`, as a request has them; undefined for none. */
function conditions(line) {
  const texts = new Map();
  let last;
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const [, name, value] = word.match(/^([^=]+)=(.+)$/) ?? [];
    if (name) texts.set((last = name), value);
    else if (detailConditions.includes(word)) texts.set(word, true);
    else if (last) texts.set(last, `${texts.get(last)} ${word}`);
    else throw new Error(`The attribute where is '${word}'. Give brand=Zebra, brand=Zebra|Lion, stars=3..5 or ${detailConditions.join(" or ")}.`);
  }
  return texts.size > 0 ? Object.fromEntries([...texts].map(([name, text]) => [name, text === true ? true : wanted(text)])) : undefined;
}

/** A range of numbers, or the values of which one has to hold. */
function wanted(text) {
  const [, least, most] = text.match(/^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/) ?? [];
  if (least === undefined && most === undefined) return text.split("|");
  return { ...(least !== undefined && { min: Number(least) }), ...(most !== undefined && { max: Number(most) }) };
}
