// SPDX-License-Identifier: Apache-2.0
// Answers of the older routes as pages have them.
import { LatLngBounds } from "./bounds.js";
import { unitsOf } from "./marked-text.js";
import { LatLng } from "./positions.js";

const statuses = (text) => Object.fromEntries(text.split(" ").map((name) => [name, name]));

export const PlacesServiceStatus = statuses("INVALID_REQUEST NOT_FOUND OK OVER_QUERY_LIMIT REQUEST_DENIED UNKNOWN_ERROR ZERO_RESULTS");
export const GeocoderStatus = statuses("ERROR INVALID_REQUEST OK OVER_QUERY_LIMIT REQUEST_DENIED UNKNOWN_ERROR ZERO_RESULTS");

/** Ranges and offsets count code points in answers, UTF-16 units in pages. */
const inUnits = (text, ranges) =>
  ranges?.map(({ offset, length, ...more }) => {
    const start = unitsOf(text, offset);
    return length === undefined ? { offset: start, ...more } : { offset: start, length: unitsOf(text, offset + length) - start, ...more };
  });

/** A prediction of `AutocompleteService`. */
export function olderPrediction(json) {
  const { description, structured_formatting: format, matched_substrings: matches, terms } = json;
  return {
    ...json,
    matched_substrings: inUnits(description, matches),
    terms: inUnits(description, terms),
    structured_formatting: {
      ...format,
      main_text_matched_substrings: inUnits(format.main_text, format.main_text_matched_substrings),
      secondary_text: format.secondary_text ?? "",
      secondary_text_matched_substrings: inUnits(format.secondary_text, format.secondary_text_matched_substrings),
    },
  };
}

const geometry = ({ location, viewport, ...more }) => ({
  ...more,
  ...(location && { location: new LatLng(location) }),
  ...(viewport && { viewport: new LatLngBounds(viewport.southwest, viewport.northeast) }),
});

const time = (point) => point && { ...point, hours: Number(point.time.slice(0, 2)), minutes: Number(point.time.slice(2)) };

const openingHours = (hours) => ({
  ...hours,
  ...(hours.periods && { periods: hours.periods.map(({ open, close }) => ({ open: time(open), ...(close && { close: time(close) }) })) }),
  isOpen: (date) => (date ? undefined : hours.open_now),
});

/** A place, or a result of geocoding. */
export function olderPlace(json, attributions) {
  const place = { ...json, ...(attributions && { html_attributions: attributions }) };
  if (json.geometry) place.geometry = geometry(json.geometry);
  if (json.utc_offset !== undefined) place.utc_offset_minutes = json.utc_offset;
  for (const name of ["opening_hours", "current_opening_hours"]) if (json[name]) place[name] = openingHours(json[name]);
  return place;
}

/** Fields of a request for details: `geometry.location` is `geometry/location` there. */
export function olderFields(fields) {
  if (!fields || fields.includes("ALL")) return undefined;
  const known = fields.filter((name) => name !== "html_attributions");
  return (known.length > 0 ? known : ["place_id"]).map((name) => name.replace("utc_offset_minutes", "utc_offset").replaceAll(".", "/")).join();
}
