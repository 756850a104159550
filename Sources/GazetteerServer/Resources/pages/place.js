// SPDX-License-Identifier: Apache-2.0
import { DotMap } from "./dot-map.js";
import { make, placeAddress } from "./elements.js";
import { today, week } from "./hours.js";
import { meters } from "./projection.js";
import { ask } from "./traffic.js";

const main = document.getElementById("place");
const language = navigator.language || "en";
const names = new Intl.DisplayNames([language], { type: "language" });
const fields = [
  "id", "displayName", "primaryTypeDisplayName", "types", "formattedAddress", "addressComponents", "location", "viewport", "plusCode", "websiteUri", "googleMapsUri",
  "internationalPhoneNumber", "regularOpeningHours", "currentOpeningHours", "utcOffsetMinutes", "timeZone", "editorialSummary", "rating", "userRatingCount", "priceLevel",
  "businessStatus", "attributions", "containingPlaces", "extra",
].join();

// Links to other places stay in this page, and keep its key.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='place?']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(new URL(link.href).searchParams.get("id"));
});
addEventListener("popstate", () => show());

function go(id) {
  history.pushState(null, "", placeAddress(id));
  show();
  scrollTo(0, 0);
}

const placeID = () => new URLSearchParams(location.search).get("id") ?? "";

async function show() {
  const id = placeID();
  if (!id) return fail("No place", "The address of this page has no id. Search for a place, and open its page from there.");
  try {
    const query = new URLSearchParams({ languageCode: language });
    const place = await ask(`v1/places/${encodeURIComponent(id)}?${query}`, { mask: fields });
    if (placeID() !== id) return;
    tell(place);
    addNames(place);
    addAreaNames();
    addNearby(place);
    addAttribution(place);
  } catch (error) {
    fail(error.status === "NOT_FOUND" ? "No place has this id" : "No answer", error.message);
  }
}

function fail(title, message) {
  document.title = `${title} · Gazetteer`;
  main.replaceChildren(make("section", { class: "card lead" }, make("h2", {}, title), make("p", { class: "problem" }, message), make("p", {}, make("a", { href: "./" }, "Search for a place"))));
}

// What the details tell

function tell(place) {
  const name = place.displayName?.text ?? place.id;
  document.title = `${name} · Gazetteer`;
  const hours = place.currentOpeningHours ?? place.regularOpeningHours;
  const mapElement = make("div", { class: "map" });
  main.className = "columns";
  main.replaceChildren(
    make("div", { class: "column" },
      make("section", { class: "card lead" },
        make("h2", {}, name), make("p", { class: "quiet" }, [place.primaryTypeDisplayName?.text, stars(place), status(place)].filter(Boolean).join(" · ")),
        place.formattedAddress && make("p", {}, place.formattedAddress), place.editorialSummary && make("p", {}, place.editorialSummary.text),
        make("p", { class: "links" }, links(place))),
      make("section", { class: "card" }, make("h2", {}, "Surroundings"), mapElement, make("ul", { class: "nearby", id: "nearby" }))),
    make("div", { class: "column" },
      hours && section("Hours", week({ ...hours, weekdayDescriptions: (place.regularOpeningHours ?? hours).weekdayDescriptions }, today(place.utcOffsetMinutes))),
      section("Facts", facts(place)),
      Object.keys(place.extra ?? {}).length > 0 && section("Own attributes", own(place.extra)),
      place.addressComponents?.length > 0 && section("Address", components(place)),
      make("div", { id: "names" }), make("div", { id: "attribution" })));
  for (const empty of main.querySelectorAll(".links:empty")) empty.remove();
  if (!place.location) return;
  const map = new DotMap(mapElement, { label: `Map around ${name}`, chosen: go, language: () => language });
  map.overlay = { marks: [{ ...place.location, look: "choice", name }] };
  requestAnimationFrame(() => requestAnimationFrame(() => map.show(place.location, place.viewport)));
}

/** What the source tells besides: as it is, arrays as tags, objects as JSON. */
function own(extra) {
  const shown = (value) => {
    if (Array.isArray(value)) return make("span", { class: "tags" }, value.map((item) => make("span", {}, shown(item))));
    if (value !== null && typeof value === "object") return make("code", {}, JSON.stringify(value));
    return String(value);
  };
  return rows(Object.entries(extra).map(([name, value]) => [name, shown(value)]));
}

const section = (title, nodes, attributes = {}) => make("section", { class: "card", ...attributes }, make("h2", {}, title), nodes);
const stars = ({ rating, userRatingCount }) => rating && `★ ${rating}${userRatingCount ? ` (${userRatingCount})` : ""}`;
const status = ({ businessStatus }) => businessStatus && businessStatus !== "OPERATIONAL" && businessStatus.toLowerCase().replaceAll("_", " ");

/** Only what a browser opens or dials: an index may hold any text. */
const isWeb = (uri) => /^https?:\/\//i.test(uri ?? "");

function links({ websiteUri, internationalPhoneNumber, googleMapsUri }) {
  return [
    isWeb(websiteUri) && make("a", { href: websiteUri, rel: "noreferrer" }, new URL(websiteUri).hostname.replace(/^www\./, "")),
    internationalPhoneNumber && make("a", { href: `tel:${internationalPhoneNumber.replaceAll(/[^+\d]/g, "")}` }, internationalPhoneNumber),
    isWeb(googleMapsUri) && make("a", { href: googleMapsUri, rel: "noreferrer" }, "Map on the web"),
  ].filter(Boolean);
}

const rows = (pairs) => make("dl", {}, pairs.filter(([, value]) => value).map(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));

function facts({ id, location: at, plusCode, timeZone, types = [], containingPlaces = [], priceLevel }) {
  return rows([
    ["Id", make("code", {}, id)],
    ["Position", at && make("code", {}, `${at.latitude}, ${at.longitude}`)],
    ["Plus code", plusCode && make("code", {}, plusCode.compoundCode ?? plusCode.globalCode)],
    ["Time zone", timeZone?.id],
    ["Price", priceLevel && priceLevel.replace("PRICE_LEVEL_", "").toLowerCase().replaceAll("_", " ")],
    ["Types", types.length > 0 && make("span", { class: "tags" }, types.map((type) => make("span", {}, type)))],
    ["In", containingPlaces.length > 0 && make("span", { class: "tags", id: "areas" }, containingPlaces.map(({ id }) => make("a", { href: placeAddress(id) }, id)))],
  ]);
}

const components = ({ addressComponents }) => rows(addressComponents.map(({ longText, types }) => [types[0].replaceAll("_", " "), longText]));

// What is asked besides

async function addNames({ id }) {
  const { names: all } = await ask(`v1/names/${encodeURIComponent(id)}`).catch(() => ({ names: [] }));
  if (all.length < 2) return;
  const known = ({ languageCode }) => {
    try {
      return languageCode && names.of(languageCode);
    } catch {
      return languageCode;
    }
  };
  const words = (name) => [known(name), ["official", "primary"].includes(name.kind) ? undefined : name.kind].filter(Boolean).join(", ");
  const list = all.map((name) => make("li", {}, make("span", { lang: name.languageCode }, name.text), make("span", { class: "quiet" }, words(name))));
  document.getElementById("names")?.replaceChildren(section("Names", [
    make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "All names" }, make("ul", { class: "names" }, list)),
  ]));
}

/** The names of the areas that hold the place; until they come, their ids stand there. */
function addAreaNames() {
  for (const link of document.querySelectorAll("#areas a")) {
    const query = new URLSearchParams({ languageCode: language });
    ask(`v1/places/${encodeURIComponent(link.textContent)}?${query}`, { mask: "displayName" }).then(
      ({ displayName }) => displayName && (link.textContent = displayName.text), () => {});
  }
}

async function addNearby({ id, location: center }) {
  if (!center) return;
  const body = { locationRestriction: { circle: { center, radius: 50_000 } }, rankPreference: "DISTANCE", maxResultCount: 9, languageCode: language };
  const { places = [] } = await ask("v1/places:searchNearby", { body, mask: "places.id,places.displayName,places.location,places.primaryTypeDisplayName" }).catch(() => ({}));
  const distance = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const shown = (length) => (length < 1_000 ? `${Math.round(length)} m` : `${distance.format(length / 1_000)} km`);
  const list = places.filter((place) => place.id !== id).slice(0, 8).map((place) =>
    make("li", {}, make("a", { href: placeAddress(place.id) }, place.displayName?.text ?? place.id),
      make("span", { class: "quiet" }, [place.primaryTypeDisplayName?.text, shown(meters(center, place.location))].filter(Boolean).join(" · "))));
  document.getElementById("nearby")?.replaceChildren(...list);
}

async function addAttribution({ attributions = [] }) {
  if (attributions.length === 0) return;
  const { attributions: sources = [] } = await ask("v1/attributions").catch(() => ({}));
  const list = attributions.map(({ provider, providerUri }) => {
    const license = sources.find((source) => source.provider === provider)?.license;
    return make("p", {}, isWeb(providerUri) ? make("a", { href: providerUri, rel: "noreferrer" }, provider) : provider, license && make("span", { class: "quiet" }, ` ${license}`));
  });
  document.getElementById("attribution")?.replaceChildren(section("Source", list));
}

show();
