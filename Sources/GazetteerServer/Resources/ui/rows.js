// SPDX-License-Identifier: Apache-2.0
import { distanceText } from "./distance.js";
import { make } from "./dom.js";
import { icon, iconName } from "./icons.js";
import { marked } from "./marks.js";

/** The two lines of a suggestion, and what it stands for. */
export const prediction = (suggestion) => suggestion.placePrediction ?? suggestion.queryPrediction;

/** A text with its matches in `mark`; its direction is that of its own letters. */
function line(name, { text, matches }) {
  const parts = marked(text, matches).map((part) => (part.isMatch ? make("mark", { class: "gz-match" }, part.text) : part.text));
  return make("span", { class: name, dir: "auto" }, ...parts);
}

/** A value of a source as text: yes is the name of the attribute; no, and what has no short form, is nothing. */
function valueText(value, { name, label }, language) {
  if (value === true) return label ?? name;
  const words = [value].flat().filter((word) => typeof word === "string" || typeof word === "number");
  const texts = words.map((word) => (typeof word === "number" ? new Intl.NumberFormat(language).format(word) : word.trim())).filter(Boolean);
  return texts.length > 0 ? `${label ? `${label} ` : ""}${texts.join(", ")}` : "";
}

/** The attributes of a place that a page wants to see in its row. */
const attributesText = (extra, { rowAttributes = [], language }) =>
  rowAttributes.map((attribute) => valueText(extra?.[attribute.name], attribute, language)).filter(Boolean).join(" · ");

/** The row of a suggestion, an option of a listbox. In `look`, `open` tells of places by id whether they are open, `extra` which attributes they have. */
export function row(suggestion, id, look) {
  const { structuredFormat, text, types, distanceMeters, placeId } = prediction(suggestion);
  const distance = distanceMeters === undefined ? "" : distanceText(distanceMeters, look.language, look.units, look.region);
  const open = look.open?.get(placeId);
  const own = attributesText(look.extra?.get(placeId), look);
  const hours = open === undefined ? "" : open ? look.texts.open : look.texts.closed;
  const name = suggestion.queryPrediction ? "query" : look.isRecent ? "recent" : iconName(types);
  const option = make("div", { class: "gz-row", role: "option", id, "aria-selected": "false" });
  option.setAttribute("aria-label", [text.text, own, distance, hours].filter(Boolean).join(", "));
  if (look.hasIcons) option.append(make("span", { class: "gz-icon" }, icon(name)));
  const { mainText, secondaryText } = structuredFormat;
  const further = own ? make("span", { class: "gz-attributes", dir: "auto" }, own) : undefined;
  option.append(make("span", { class: "gz-lines" }, line("gz-primary", mainText), secondaryText && line("gz-secondary", secondaryText), further));
  if (distance || hours) {
    option.append(
      make("span", { class: "gz-facts" }, make("span", { class: "gz-distance" }, distance), make("span", { class: open ? "gz-open" : "gz-closed" }, hours)),
    );
  }
  return option;
}
