// SPDX-License-Identifier: Apache-2.0
import { wireArea, wireBias, wirePosition } from "./areas.js";
import { FormattableText, wireOffset } from "./marked-text.js";
import { Place } from "./places.js";
import { ask } from "./requests.js";
import { tokenText } from "./sessions.js";
import { settings } from "./settings.js";

/** A place that completes a text. */
export class PlacePrediction {
  #token;

  constructor({ placeId, text, structuredFormat: { mainText, secondaryText }, types = [], distanceMeters = null }, token) {
    this.#token = token;
    this.placeId = placeId;
    this.text = new FormattableText(text);
    this.mainText = new FormattableText(mainText);
    this.secondaryText = secondaryText ? new FormattableText(secondaryText) : null;
    this.types = types;
    this.distanceMeters = distanceMeters;
  }

  /** Its place; the first details that are fetched of it end the session. */
  toPlace() {
    return Place.inSession(this.placeId, this.#token);
  }
}

/** A row of a list of suggestions. */
export class AutocompleteSuggestion {
  constructor({ placePrediction }, token) {
    this.placePrediction = placePrediction ? new PlacePrediction(placePrediction, token) : null;
  }

  static async fetchAutocompleteSuggestions(request) {
    const { input, inputOffset, language = settings.language, region = settings.region, includedPrimaryTypes, includedRegionCodes, sessionToken } = request;
    const { includePureServiceAreaBusinesses, includeFutureOpeningBusinesses } = request;
    const body = {
      input, inputOffset: wireOffset(input, inputOffset), languageCode: language, regionCode: region,
      includePureServiceAreaBusinesses, includeFutureOpeningBusinesses, includedPrimaryTypes, includedRegionCodes, sessionToken: tokenText(sessionToken), origin: wirePosition(request.origin),
      locationBias: wireBias(request.locationBias), locationRestriction: wireArea(request.locationRestriction, "locationRestriction"),
    };
    const { suggestions = [] } = await ask("v1/places:autocomplete", { body });
    return { suggestions: suggestions.map((json) => new AutocompleteSuggestion(json, sessionToken)) };
  }
}
