// SPDX-License-Identifier: Apache-2.0
import { ask, onExchange } from "./traffic.js";
import "../ui/gazetteer-autocomplete.js";
import { forms } from "./code.js";
import { completes } from "./completion.js";
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
/** Where the rows of the last answer are. */
let pins = [];
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

// What dragging does is chosen above the map, or beside the field that it fills.

const picks = {
  "location-bias circle": ["◯", "Draw a circle for the bias"], "location-bias rect": ["▭", "Draw a rectangle for the bias"],
  "location-restriction circle": ["◯", "Draw a circle for the restriction"], "location-restriction rect": ["▭", "Draw a rectangle for the restriction"],
  "origin point": ["•", "Set the origin on the map"],
};

function choose(tool) {
  find("tool").value = tool;
  map.tool = tool.split(" ").at(-1);
  for (const button of document.querySelectorAll("[data-pick]")) button.setAttribute("aria-pressed", String(button.dataset.pick === tool));
}

for (const place of document.querySelectorAll("[data-picks]")) {
  for (const tool of place.dataset.picks.split(",")) {
    const [sign, name] = picks[tool];
    const button = make("button", { type: "button", "data-pick": tool, "aria-label": name, title: name, "aria-pressed": "false" }, sign);
    button.addEventListener("click", () => {
      choose(find("tool").value === tool ? "move" : tool);
      find("map").scrollIntoView({ block: "nearest", behavior: "smooth" });
    });
    place.append(button);
  }
}
find("tool").addEventListener("change", ({ target }) => choose(target.value));

const typeWords = (type, places) => `${type.replaceAll("_", " ")}${places ? ` · ${places}` : ""}`;
completes(find("filters").elements["included-primary-types"], "types", { others: ["(cities)", "(regions)"], label: typeWords });
const regions = new Intl.DisplayNames([navigator.language || "en"], { type: "region" });
const countryWords = (code, places) => {
  try {
    return `${regions.of(code)}${places ? ` · ${places}` : ""}`;
  } catch {
    return code;
  }
};
completes(find("filters").elements["included-region-codes"], "countries", { label: countryWords });

const degrees = ({ latitude, longitude }) => [latitude, longitude].map((value) => Number(value.toFixed(4))).join();

function draw(shape) {
  const [filter, form] = find("tool").value.split(" ");
  const circle = circleOf(shape);
  const { low, high } = rectangleOf(shape);
  const texts = { circle: `circle:${degrees(circle.center)},${circle.radius}`, rect: `rect:${degrees(low)},${degrees(high)}`, point: degrees(shape.to) };
  shownArea = form === "point" ? shownArea : texts[form];
  filters.set(filter, texts[form]);
  // One shape is drawn; the next drag moves the map again.
  choose("move");
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
  map.overlay = { areas, marks, pins };
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
  if (!exchange.path.endsWith(autocomplete) || exchange.mask === positionMask) return;
  request = JSON.parse(exchange.request);
  answer = exchange.answer;
  latency.add(exchange.milliseconds);
  showRequest();
  showAnswer(exchange);
  showPins(exchange);
  explainSoon();
});

// Where the rows are: an extension of the answer, which only a mask that names it has.

const positionMask = "gazetteer.positions";

async function showPins({ status, request: body }) {
  const hasRows = status === 200 && JSON.parse(answer).suggestions?.length > 0;
  const { gazetteer } = hasRows ? await ask(autocomplete, { body: JSON.parse(body), mask: positionMask }).catch(() => ({})) : {};
  // Another answer may have come meanwhile.
  if (body !== JSON.stringify(request)) return;
  pins = (gazetteer?.positions ?? []).map(({ placeId, location }, index) => ({ ...location, id: placeId, number: String(index + 1) }));
  showAreas();
  map.showSome(pins);
}

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
