// SPDX-License-Identifier: Apache-2.0
// The filters of a request, and what its rows show: as attributes in the texts of the command line, as properties in the values of the contract.
import { PlacesError } from "./service.js";

const numbers = (text, count) => {
  const parts = text.split(",").map((part) => (part.trim() ? Number(part) : NaN));
  return parts.length === count && parts.every(Number.isFinite) ? parts : undefined;
};
const point = (latitude, longitude) => ({ latitude, longitude });

function readPoint(text) {
  const found = numbers(text, 2);
  return found && point(...found);
}

function readArea(text) {
  const [form, values = ""] = text.split(":");
  const circle = form === "circle" && numbers(values, 3);
  if (circle) return { circle: { center: point(circle[0], circle[1]), radius: circle[2] } };
  const box = form === "rect" && numbers(values, 4);
  return box ? { rectangle: { low: point(box[0], box[1]), high: point(box[2], box[3]) } } : undefined;
}

const readList = (text) => text.split(/[\s,]+/).filter(Boolean);
const readCount = (text) => numbers(text, 1)?.[0];
const readFlag = (text) => text !== "false";
const readText = (text) => text;

/** Conditions on details; other names are attributes. */
export const detailConditions = ["openNow"];

/** `brand=Zebra|Lion, stars=3.., openNow` as conditions. */
function readWhere(text) {
  const where = {};
  for (const part of text.split(",").map((part) => part.trim()).filter(Boolean)) {
    const [, name, value] = part.match(/^([^=]+)=(.+)$/) ?? [];
    const [, min, max] = value?.match(/^(-?[\d.]*?)\.\.(-?[\d.]*)$/) ?? [];
    if (detailConditions.includes(part)) where[part] = true;
    else if (!name) return undefined;
    else where[name] = min || max ? { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) } : value.split("|");
  }
  return where;
}

/** `Open now: openNow; Zebra: brand=Zebra` as chips. */
function readChips(text) {
  const chips = text.split(";").filter((part) => part.trim()).map((part) => {
    const [label, conditions = ""] = part.split(/:(.*)/s);
    return { label: label.trim(), where: readWhere(conditions) };
  });
  return chips.every(({ label, where }) => label && where) ? chips : undefined;
}

/** `brand, Stars: stars` as attributes with what is written before their values. */
function readRowAttributes(text) {
  const shown = text.split(",").filter((part) => part.trim()).map((part) => part.split(/:(.*)/s).map((word) => word.trim()));
  return shown.every(([label, name]) => label && name !== "") ? shown.map(([label, name]) => (name ? { name, label } : { name: label })) : undefined;
}

const area = "circle:LAT,LNG,METERS or rect:SOUTH,WEST,NORTH,EAST";

/** Each filter: its member and property, its attribute, how the text is read, and the form that it must have. */
const filters = [
  ["locationBias", "location-bias", readArea, area],
  ["locationRestriction", "location-restriction", readArea, area],
  ["origin", "origin", readPoint, "LAT,LNG"],
  ["includedPrimaryTypes", "included-primary-types", readList],
  ["includedRegionCodes", "included-region-codes", readList],
  ["regionCode", "region", readText],
  ["limit", "limit", readCount, "a number"],
  ["includeQueryPredictions", "include-query-predictions", readFlag],
  ["includePureServiceAreaBusinesses", "include-pure-service-area-businesses", readFlag],
  ["includeFutureOpeningBusinesses", "include-future-opening-businesses", readFlag],
  ["where", "where", readWhere, `conditions as ${["brand=Zebra|Lion", "stars=3..", ...detailConditions].join(", ")}`],
  ["openNow", "open-now", readFlag],
  ["chips", "chips", readChips, "labels with conditions, as Open now: openNow; Zebra: brand=Zebra"],
  ["rowAttributes", "row-attributes", readRowAttributes, "names of attributes, as brand, Stars: stars"],
];

export const filterAttributes = filters.map(([, attribute]) => attribute);

export const filterProperties = filters.map(([member]) => member);

export const attributeOf = (property) => filters.find(([member]) => member === property)[1];

/**
 * The filters of an element as members of a request; those that are not set are absent.
 *
 * @param {Map<string, unknown>} values Values that were set as properties; they go before attributes.
 * @throws {PlacesError} `INVALID_ARGUMENT` for an attribute that cannot be read.
 */
export function requestFilters(element, values) {
  const members = {};
  for (const [member, attribute, read, form] of filters) {
    const text = element.getAttribute(attribute);
    if (values.has(member)) members[member] = values.get(member);
    else if (text || (text === "" && read === readFlag)) {
      const value = read(text);
      if (value === undefined) throw new PlacesError("INVALID_ARGUMENT", `The attribute ${attribute} is '${text}'. Give ${form}.`, 400);
      members[member] = value;
    }
  }
  return members;
}

/** The filters and the pressed chips, without what is for the rows alone, as members of a request; conditions are an extension of the contract. */
export function requestMembers(filters, pressed) {
  const join = (all, { label, where, ...members }) => ({ ...all, ...members, where: { ...all.where, ...where } });
  const { chips, rowAttributes, openNow, where, ...members } = pressed.reduce(join, filters);
  const conditions = { ...where, ...(openNow && { openNow }) };
  return Object.keys(conditions).length > 0 ? { ...members, gazetteer: { where: conditions } } : members;
}
