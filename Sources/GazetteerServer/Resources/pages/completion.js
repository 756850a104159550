// SPDX-License-Identifier: Apache-2.0
import { make } from "./elements.js";
import { ask } from "./traffic.js";

const mostOptions = 40;

/**
 * Completes the last entry of a field that takes several, as `museum, ho`: the browser shows what the list holds for what is typed.
 *
 * `facet` names what places of the index are counted by; `others` come after its values; `label(value, places)` gives the words beside a value.
 */
export function completes(input, facet, { others = [], label = () => "" } = {}) {
  const list = make("datalist", { id: `${input.name}-list` });
  input.after(list);
  input.setAttribute("list", list.id);
  let values = others.map((value) => ({ value, places: undefined }));
  const fill = () => {
    const before = input.value.slice(0, input.value.lastIndexOf(",") + 1);
    const given = new Set(before.split(",").map((text) => text.trim()));
    const last = input.value.slice(before.length).trim().toLowerCase();
    const words = (entry) => `${entry.value} ${label(entry.value, entry.places)}`.toLowerCase();
    const fitting = values.filter(({ value }) => !given.has(value)).filter((entry) => words(entry).includes(last)).slice(0, mostOptions);
    list.replaceChildren(...fitting.map(({ value, places }) => make("option", { value: before ? `${before} ${value}` : value, label: label(value, places) })));
  };
  const load = () => {
    ask(`v1/values/${facet}`).then(({ facets }) => {
      values = [...facets[0].values, ...values.filter(({ value }) => !facets[0].values.some((known) => known.value === value))];
      fill();
    }, () => {});
  };
  input.addEventListener("focus", load, { once: true });
  input.addEventListener("input", fill);
  fill();
}
