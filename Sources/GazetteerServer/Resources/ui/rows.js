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

/** The row of a suggestion, an option of a listbox. In `look`, `open` tells of places by id whether they are open. */
export function row(suggestion, id, look) {
  const { structuredFormat, text, types, distanceMeters, placeId } = prediction(suggestion);
  const distance = distanceMeters === undefined ? "" : distanceText(distanceMeters, look.language, look.units, look.region);
  const open = look.open?.get(placeId);
  const hours = open === undefined ? "" : open ? look.texts.open : look.texts.closed;
  const name = suggestion.queryPrediction ? "query" : look.isRecent ? "recent" : iconName(types);
  const option = make("div", { class: "gz-row", role: "option", id, "aria-selected": "false" });
  option.setAttribute("aria-label", [text.text, distance, hours].filter(Boolean).join(", "));
  if (look.hasIcons) option.append(make("span", { class: "gz-icon" }, icon(name)));
  const { mainText, secondaryText } = structuredFormat;
  option.append(make("span", { class: "gz-lines" }, line("gz-primary", mainText), secondaryText && line("gz-secondary", secondaryText)));
  if (distance || hours) {
    option.append(
      make("span", { class: "gz-facts" }, make("span", { class: "gz-distance" }, distance), make("span", { class: open ? "gz-open" : "gz-closed" }, hours)),
    );
  }
  return option;
}
