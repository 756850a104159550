// SPDX-License-Identifier: Apache-2.0
import { ask, onExchange } from "./traffic.js";
import "../ui/gazetteer-autocomplete.js";
import { forms } from "./code.js";
import { DotMap } from "./dot-map.js";
import { copies, make, placeAddress } from "./elements.js";
import { explained } from "./explanation.js";
import { FilterForm } from "./filter-form.js";
import { marked, pretty } from "./json.js";
import { presentKey } from "./key.js";
import { Latency } from "./latency.js";
import { circleOf, rectangleOf } from "./map-paint.js";

const find = (id) => document.getElementById(id);
const autocomplete = "v1/places:autocomplete";
const server = new URL(".", document.baseURI).href;
const search = find("search");
const latency = new Latency(find("latency"));

/** The last request, and its answer as text. */
let request = { input: "paris", languageCode: "en" };
let answer = "";
/** Where the last choice is. */
let choice;
/** The area that the map shows, as text. */
let shownArea = "";

// Filters and map

if (matchMedia("(max-width: 34rem)").matches) find("filter-box").open = false;

const filters = new FilterForm(find("filters"), search, () => {
  showAreas();
  again();
});

const map = new DotMap(find("map"), {
  label: "Map of the places in the index",
  chosen: (id) => open(placeAddress(id), "_blank"),
  drawn: (shape) => draw(shape),
  language: () => filters.value("language"),
});

find("tool").addEventListener("change", ({ target }) => (map.tool = target.value.split(" ").at(-1)));

const degrees = ({ latitude, longitude }) => [latitude, longitude].map((value) => Number(value.toFixed(4))).join();

function draw(shape) {
  const [filter, form] = find("tool").value.split(" ");
  const circle = circleOf(shape);
  const { low, high } = rectangleOf(shape);
  const texts = { circle: `circle:${degrees(circle.center)},${circle.radius}`, rect: `rect:${degrees(low)},${degrees(high)}`, point: degrees(shape.to) };
  shownArea = form === "point" ? shownArea : texts[form];
  filters.set(filter, texts[form]);
}

function showAreas() {
  const { locationBias, locationRestriction, origin } = filters.members ?? {};
  const area = locationBias ?? locationRestriction;
  const text = area ? filters.value(locationBias ? "location-bias" : "location-restriction") : "";
  // What was drawn is in view; what is typed may be elsewhere.
  if (text && text !== shownArea) map.showArea(area);
  shownArea = text;
  const areas = [[locationBias, "bias"], [locationRestriction, "restriction"]].filter(([area]) => area).map(([area, look]) => ({ area, look }));
  const marks = [[origin, "origin"], [choice, "choice"]].filter(([point]) => point).map(([point, look]) => ({ ...point, look }));
  map.overlay = { areas, marks };
}

// Request and answer

for (const [index, name] of Object.keys(forms).entries()) {
  const input = make("input", { type: "radio", name: "form", value: name, checked: index === 0 && "" });
  input.addEventListener("change", () => showRequest());
  find("forms").append(make("label", {}, input, make("span", {}, name)));
}

const requestText = () => forms[document.querySelector("[name=form]:checked").value](request, { server, hasKey: presentKey() !== undefined });

function showRequest() {
  const text = requestText();
  find("request").firstElementChild.replaceChildren(...(document.querySelector("[name=form]:checked").value === "JSON" ? marked(text) : [text]));
}

function showAnswer({ status, milliseconds, isComplete }) {
  const value = JSON.parse(answer);
  const rows = value.suggestions?.length ?? 0;
  const words = status === 200 ? `${rows} ${rows === 1 ? "suggestion" : "suggestions"}` : value.error?.message;
  find("status").replaceChildren(
    make("span", { class: status === 200 ? "good" : "problem" }, String(status)), ` · ${milliseconds.toFixed(1)} ms · ${words}${isComplete ? "" : " · incomplete"}`);
  find("answer").firstElementChild.replaceChildren(...marked(pretty(value)));
}

onExchange((exchange) => {
  if (!exchange.path.endsWith(autocomplete)) return;
  request = JSON.parse(exchange.request);
  answer = exchange.answer;
  latency.add(exchange.milliseconds);
  showRequest();
  showAnswer(exchange);
  explainSoon();
});

copies(find("copy-request"), requestText);
copies(find("copy-answer"), () => (answer ? pretty(JSON.parse(answer)) : ""));

/** Asks once more for what is typed, when filters change: the search field itself asks while its list is open. */
const again = debounced(() => {
  const members = filters.members;
  if (!search.value || !members) return;
  const body = { input: search.value, languageCode: filters.value("language").trim() || "en", ...members };
  ask(autocomplete, { body, mask: "suggestions,gazetteer" }).catch(() => {});
}, 200);

// Explanation

const explain = find("explain");
const explainSoon = debounced(() => explain.open && explainNow(), 250);
explain.addEventListener("toggle", () => explainSoon());
find("why").addEventListener("submit", (event) => {
  event.preventDefault();
  explainNow();
});

async function explainNow() {
  const { sessionToken, ...body } = request;
  const id = find("why").elements.placeId.value.trim();
  const query = id ? `?${new URLSearchParams({ placeId: id })}` : "";
  const nodes = await ask(`v1/places:explain${query}`, { body }).then(explained, (error) => [make("p", { class: "problem" }, error.message)]);
  find("explanation").replaceChildren(...nodes);
}

// Examples, choice, sources

function type(text) {
  const input = search.shadowRoot.querySelector("input");
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

for (const text of ["syd", "cafe s", "museums in paris", "東京", "lodnon", "8FVC9G8F+6X"]) {
  const chip = make("button", { type: "button" }, text);
  chip.addEventListener("click", () => type(text));
  find("examples").append(chip);
}

search.addEventListener("gz-select", ({ detail: { suggestion, place } }) => {
  if (!place) return;
  choice = place.location;
  find("choice").replaceChildren(make("a", { href: placeAddress(place.id), target: "_blank" }, `All about ${place.displayName?.text ?? suggestion.placePrediction.text.text}`));
  if (choice) map.show(choice, place.viewport);
  showAreas();
});

ask("v1/attributions").then(({ attributions = [] }) => {
  find("sources").textContent = [...new Set(attributions.map(({ provider }) => provider))].join(" · ");
}, () => {});

function debounced(act, milliseconds) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
}

showRequest();
