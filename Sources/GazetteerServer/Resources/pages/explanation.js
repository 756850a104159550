// SPDX-License-Identifier: Apache-2.0
import { make, placeAddress } from "./elements.js";

const parts = { text: "text", wholeName: "whole name", importance: "importance", nearness: "nearness" };
const link = ({ placeId, name, query }) => (placeId ? make("a", { href: placeAddress(placeId), target: "_blank" }, name) : make("b", {}, query ?? name));
const score = (value) => Number(value).toFixed(3);

/** An explanation as lists: what is listed, with the parts of each score; what is not, with the reason; and the steps of the search. */
export function explained({ explanation, lines }) {
  const { suggestions, dropped, why, category } = explanation;
  const greatest = Math.max(...suggestions.map((row) => row.score ?? 0), 0.001);
  return [
    why && verdict(why),
    suggestions.length > 0 ? make("ol", { class: "ranks" }, suggestions.map((row) => ranked(row, greatest))) : make("p", { class: "quiet" }, "No place matches."),
    suggestions.some((row) => row.parts) && legend(),
    category && make("p", { class: "quiet" }, `The text names the category “${category.text}”.`),
    dropped.length > 0 && make("h3", {}, "Found, but not listed"),
    dropped.length > 0 && make("ul", { class: "dropped" }, dropped.map((row) => make("li", {}, link(row), make("span", { class: "quiet" }, ` ${row.reason ?? row.standing}`)))),
    make("details", { class: "text" }, make("summary", {}, "All of it as text"), make("pre", { tabindex: "0", role: "region", "aria-label": "Explanation as text" }, lines.join("\n"))),
  ].filter(Boolean);
}

function verdict(why) {
  const words = why.standing === "listed" ? `is number ${why.position} of the answer.` : `${why.reason}.`;
  return make("p", { class: "verdict" }, link(why), ` ${words}`);
}

function ranked(row, greatest) {
  const facts = row.parts ? Object.entries(row.parts).filter(([, value]) => value !== 0) : [];
  const bar = make("span", { class: "score", "aria-hidden": "true" }, facts.map(([name, value]) => {
    const piece = make("i", { class: `part-${name}` });
    piece.style.width = `${(Math.max(0, value) / greatest) * 100}%`;
    return piece;
  }));
  const words = facts.length > 0 ? facts.map(([name, value]) => `${parts[name] ?? name} ${score(value)}`).join(" + ") : row.reason;
  return make("li", {},
    make("span", { class: "head" }, link(row), row.score !== undefined && make("b", {}, score(row.score))),
    facts.length > 0 && bar,
    make("span", { class: "quiet" }, [words, row.matchClass, row.lane].filter(Boolean).join(" · ")));
}

const legend = () => make("p", { class: "legend" }, Object.entries(parts).map(([name, words]) => make("span", {}, make("i", { class: `part-${name}` }), words)));
