// SPDX-License-Identifier: Apache-2.0
import { wireArea, wireBias } from "./areas.js";
import { answerFields, pageMembers } from "./place-fields.js";
import { ask, present } from "./requests.js";
import { tokenText } from "./sessions.js";
import { settings } from "./settings.js";

export const SearchByTextRankPreference = { DISTANCE: "DISTANCE", RELEVANCE: "RELEVANCE" };
export const SearchNearbyRankPreference = { DISTANCE: "DISTANCE", POPULARITY: "POPULARITY" };
export const RankPreference = { ...SearchByTextRankPreference, ...SearchNearbyRankPreference };

/** Tokens that the first request for details sends, and ends. */
const sessions = new WeakMap();

const maskOf = (fields, prefix) => [...new Set(["id", ...answerFields(fields).map(([, name]) => name)])].map((name) => prefix + name).join();

const places = ({ places = [] }, fields) => ({ places: places.map((json) => filled(new Place({ id: json.id }), json, fields)) });

const filled = (place, json, fields) => Object.assign(place, pageMembers(json, fields));

const languages = ({ language, region }) => ({ languageCode: language ?? settings.language, regionCode: region ?? settings.region });

/** A place; its members are those that were fetched. */
export class Place {
  constructor({ id, requestedLanguage, requestedRegion }) {
    if (!id) throw new TypeError("The place has no id. Give that of a prediction: new Place({ id }).");
    Object.assign(this, present({ id, requestedLanguage, requestedRegion }));
  }

  /** The chosen place of a session. */
  static inSession(id, token) {
    const place = new Place({ id });
    sessions.set(place, token);
    return place;
  }

  async fetchFields({ fields }) {
    const mask = maskOf(fields, "");
    const { languageCode, regionCode } = languages({ language: this.requestedLanguage, region: this.requestedRegion });
    const query = new URLSearchParams(present({ languageCode, regionCode, sessionToken: tokenText(sessions.get(this)) }));
    sessions.delete(this);
    const json = await ask(`v1/places/${encodeURIComponent(this.id)}?${query}`, { mask });
    return { place: filled(this, json, fields) };
  }

  /** Whether it is open now; undefined where its hours are not known. */
  async isOpen(date) {
    if (date) throw new TypeError("isOpen tells of the present only. Leave the date out, or use regularOpeningHours.");
    return (await ask(`v1/places/${encodeURIComponent(this.id)}`, { mask: "currentOpeningHours.openNow,id" })).currentOpeningHours?.openNow;
  }

  toJSON() {
    return JSON.parse(JSON.stringify({ ...this }));
  }

  static async searchByText(request) {
    const { textQuery = request.query, fields, includedType, isOpenNow, maxResultCount, minRating, rankPreference, useStrictTypeFiltering } = request;
    const body = {
      ...languages(request), textQuery, includedType, openNow: isOpenNow, maxResultCount, minRating, rankPreference,
      includePureServiceAreaBusinesses: request.includePureServiceAreaBusinesses, includeFutureOpeningBusinesses: request.includeFutureOpeningBusinesses,
      strictTypeFiltering: useStrictTypeFiltering, priceLevels: request.priceLevels?.map((level) => `PRICE_LEVEL_${level}`),
      locationBias: wireBias(request.locationBias), locationRestriction: wireArea(request.locationRestriction, "locationRestriction"),
    };
    return places(await ask("v1/places:searchText", { mask: maskOf(fields, "places."), body }), fields);
  }

  static async searchNearby(request) {
    const { fields, includedTypes, excludedTypes, includedPrimaryTypes, excludedPrimaryTypes, maxResultCount, rankPreference } = request;
    const body = {
      ...languages(request), includedTypes, excludedTypes, includedPrimaryTypes, excludedPrimaryTypes, maxResultCount, rankPreference,
      locationRestriction: wireArea(request.locationRestriction, "locationRestriction"),
    };
    return places(await ask("v1/places:searchNearby", { mask: maskOf(fields, "places."), body }), fields);
  }
}
