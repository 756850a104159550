// SPDX-License-Identifier: Apache-2.0
// The members of a place in pages: what differs in their values. The names of field-names.js are those of Data/fields.
import { LatLngBounds } from "./bounds.js";
import { answerNames, emptyLists } from "./field-names.js";
import { LatLng } from "./positions.js";

const same = (value) => value;
const point = ({ latitude = 0, longitude = 0 }) => ({ lat: latitude, lng: longitude });
const title = (name) => name[0].toUpperCase() + name.slice(1);
const renamed = (rename) => (value) => Object.fromEntries(Object.entries(value).map(([name, member]) => [rename(name), member]));
const withURIs = renamed((name) => name.replace(/Uri$/, "URI"));
const withHas = renamed((name) => `has${title(name)}`);

const hours = ({ periods = [], weekdayDescriptions = [] }) => ({
  periods: periods.map(({ open, close = null }) => ({ open, close })),
  weekdayDescriptions,
});

const values = {
  accessibilityOptions: withHas,
  attributions: (list) => list.map(withURIs),
  currentOpeningHours: hours,
  displayName: ({ text }) => text,
  editorialSummary: ({ text }) => text,
  googleMapsLinks: withURIs,
  location: (value) => new LatLng(point(value)),
  parkingOptions: withHas,
  paymentOptions: renamed((name) => name.replace(/Nfc$/, "NFC")),
  priceLevel: (level) => level.replace("PRICE_LEVEL_", ""),
  primaryTypeDisplayName: ({ text }) => text,
  regularOpeningHours: hours,
  viewport: ({ low = {}, high = {} }) => new LatLngBounds(point(low), point(high)),
};

/** The names in answers that a list of fields asks for; `*` is all. */
export function answerFields(fields) {
  if (!Array.isArray(fields) || fields.length === 0) throw new TypeError("The request has no fields. Give a list of names, as fields: ['displayName'].");
  if (fields.includes("*")) return Object.entries(answerNames);
  const unknown = fields.find((name) => !answerNames[name] && !emptyLists.includes(name));
  if (unknown) throw new TypeError(`The field '${unknown}' is not known. Give names of Place, as displayName, location or formattedAddress.`);
  return fields.filter((name) => answerNames[name]).map((name) => [name, answerNames[name]]);
}

/** The wanted members of a place as pages have them; null where the answer has none. */
export function pageMembers(json, fields) {
  const members = {};
  for (const [name, answerName] of answerFields(fields)) {
    const value = json[answerName];
    members[name] = value === undefined ? null : (values[name] ?? same)(value);
    if (value?.languageCode && typeof members[name] === "string") members[`${name}LanguageCode`] = value.languageCode;
  }
  for (const name of emptyLists) if (fields.includes(name)) members[name] = [];
  return members;
}
