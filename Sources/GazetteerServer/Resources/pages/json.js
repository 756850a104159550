// SPDX-License-Identifier: Apache-2.0
import { make } from "./elements.js";

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|true|false|null/g;

/** JSON with line breaks. */
export const pretty = (value) => JSON.stringify(value, null, 2);

/** JSON text as nodes: names, texts and numbers are marked. */
export function marked(text) {
  const nodes = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [all, string, colon] = match;
    nodes.push(text.slice(end, match.index), make("span", { class: colon ? "json-name" : string ? "json-text" : "json-number" }, string ?? all), colon ?? "");
    end = match.index + all.length;
  }
  return [...nodes, text.slice(end)];
}
