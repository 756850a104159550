// SPDX-License-Identifier: Apache-2.0
// Makes `google.maps` and tells the page.
import { LatLngBounds } from "./bounds.js";
import { Circle } from "./circles.js";
import { MVCObject, event } from "./events.js";
import { AdvancedMarkerElement, Animation, ControlPosition, InfoWindow, MapElement, MapTypeId, MapsMap, Marker, PinElement, Point, Size } from "./maps.js";
import { Autocomplete, SearchBox } from "./older-autocomplete.js";
import { GeocoderStatus, PlacesServiceStatus } from "./older-results.js";
import { AutocompleteService, Geocoder, PlacesService } from "./older-services.js";
import { PlaceAutocompleteElement } from "./place-element.js";
import { Place, RankPreference, SearchByTextRankPreference, SearchNearbyRankPreference } from "./places.js";
import { LatLng } from "./positions.js";
import { MapsNetworkError, MapsRequestError, MapsServerError } from "./requests.js";
import { AutocompleteSessionToken } from "./sessions.js";
import { ownScript, settings } from "./settings.js";
import { AutocompleteSuggestion, PlacePrediction } from "./suggestions.js";
import { FormattableText } from "./marked-text.js";

const core = {
  ControlPosition, LatLng, LatLngBounds, MVCObject, MapsNetworkError, MapsRequestError, MapsServerError, Point, Size, event,
  UnitSystem: { IMPERIAL: "IMPERIAL", METRIC: "METRIC" },
};
const maps = { Circle, InfoWindow, Map: MapsMap, MapElement, MapTypeId };
const marker = { AdvancedMarkerElement, Animation, Marker, PinElement };
const geocoding = { Geocoder, GeocoderStatus };
const places = {
  Autocomplete, AutocompleteService, AutocompleteSessionToken, AutocompleteSuggestion, FormattableText, Place, PlaceAutocompleteElement, PlacePrediction,
  PlacesService, PlacesServiceStatus, RankBy: { PROMINENCE: 0, DISTANCE: 1 }, RankPreference, SearchBox, SearchByTextRankPreference,
  SearchNearbyRankPreference,
};
const libraries = { core, geocoding, maps, marker, places };

const absence = (name) => `google.maps: the library '${name}' is not there. Libraries are ${Object.keys(libraries).join(", ")}.`;

async function importLibrary(name) {
  if (!Object.hasOwn(libraries, name)) throw new Error(absence(name));
  return libraries[name];
}

const elements = {
  "gmp-advanced-marker": AdvancedMarkerElement, "gmp-map": MapElement, "gmp-pin": PinElement, "gmp-place-autocomplete": PlaceAutocompleteElement,
};

/** Adds everything to the object that is there: a loader in the page may have made it. */
function define() {
  const google = (window.google ??= {});
  google.maps ??= {};
  Object.assign(google.maps, core, maps, geocoding, { Animation, Marker, importLibrary, marker, places, version: "gazetteer" });
  for (const [name, Class] of Object.entries(elements)) if (!customElements.get(name)) customElements.define(name, Class);
  settings.libraries.filter((name) => !Object.hasOwn(libraries, name)).forEach((name) => console.warn(absence(name)));
}

/** The function that a name such as `app.start` leads to; the name is never run as code. */
function functionNamed(name) {
  const names = name.split(".");
  const last = names.pop();
  const owner = names.reduce((value, member) => value?.[member], window);
  return typeof owner?.[last] === "function" ? owner[last].bind(owner) : undefined;
}

/** Calls the page's function; one that is not there yet, when the page has been read. */
function call(name) {
  const run = () => {
    const callback = functionNamed(name);
    if (callback) callback();
    else console.error(`google.maps: the callback '${name}' is no function. Define it before the script is loaded.`);
  };
  const waits = document.readyState === "loading" && (!ownScript.async || !functionNamed(name));
  if (waits) addEventListener("DOMContentLoaded", run, { once: true });
  else setTimeout(run);
}

if (window.google?.maps?.version) console.warn("google.maps: the script is in the page twice. Load it once.");
else define();
if (settings.callback) call(settings.callback);
