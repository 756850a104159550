// SPDX-License-Identifier: Apache-2.0
import { areaParameter, wireArea, wireBias } from "./areas.js";
import { bounds } from "./bounds.js";
import { wireOffset } from "./marked-text.js";
import { olderFields, olderPlace, olderPrediction } from "./older-results.js";
import { position } from "./positions.js";
import { MapsRequestError, askOlder } from "./requests.js";
import { tokenText } from "./sessions.js";

const worked = ({ status }) => status === "OK" || status === "ZERO_RESULTS";

/** Gives what an answer has to the callback, and returns it; with a callback no failure is thrown as well. */
async function deliver(answer, callback, read, isGood = worked) {
  const json = await answer;
  const value = worked(json) ? read(json) : null;
  callback?.(value, json.status);
  if (!callback && !isGood(json)) throw new MapsRequestError(json.error_message ?? json.status, json.status);
  return value;
}

const point = (value) => value && position(value).toUrlValue(15);

const list = (value) => (Array.isArray(value) ? value : value ? [value] : []);

/** The countries of a request, as a parameter. */
export const countries = (restrictions) => list(restrictions?.country).map((code) => `country:${code}`).join("|");

/** Where places are preferred; older requests have a box, or a position with a radius. */
function bias({ locationBias, bounds: box, location, radius }) {
  if (locationBias ?? box) return { locationbias: areaParameter(wireBias(locationBias ?? box)) };
  return location ? { location: point(location), radius: radius ?? 50_000 } : {};
}

/** Suggestions under the older names. */
export class AutocompleteService {
  getPlacePredictions(request, callback) {
    const { input, offset, origin, language, region, types, componentRestrictions, locationRestriction, sessionToken } = request;
    const parameters = {
      input, offset: wireOffset(input, offset), origin: point(origin), language, region, types: types?.join("|"), components: countries(componentRestrictions), ...bias(request),
      locationrestriction: areaParameter(wireArea(locationRestriction, "locationRestriction")), sessiontoken: tokenText(sessionToken),
    };
    return this.#ask("place/autocomplete", parameters, callback);
  }

  getQueryPredictions(request, callback) {
    const { input, offset, language, region } = request;
    return this.#ask("place/queryautocomplete", { input, offset: wireOffset(input, offset), language, region, ...bias(request) }, callback);
  }

  async #ask(service, parameters, callback) {
    const read = ({ predictions }) => predictions.map(olderPrediction);
    return { predictions: await deliver(askOlder(service, parameters), callback, read) };
  }
}

const ranking = (value) => (value === 1 || value === "DISTANCE" ? "distance" : undefined);

/** Where a search around a point looks; a box is the circle around it, as far as requests go. */
function around({ location, radius, bounds: box, rankBy }) {
  if (!box) return { location: point(location), radius: ranking(rankBy) ? undefined : radius, rankby: ranking(rankBy) };
  const [center, corner] = [bounds(box).getCenter(), bounds(box).getNorthEast()];
  const rise = (corner.lat() - center.lat()) * 111_320;
  const run = (bounds(box).toSpan().lng() / 2) * 111_320 * Math.cos((center.lat() * Math.PI) / 180);
  return { location: center.toUrlValue(15), radius: Math.min(50_000, Math.hypot(rise, run)) };
}

const searchFilters = ({ language, region, type, types, minPriceLevel, maxPriceLevel, openNow }) => ({
  language, region, type: list(type ?? types)[0], minprice: minPriceLevel, maxprice: maxPriceLevel, opennow: openNow ? "true" : undefined,
});

/** Details and searches under the older names. */
export class PlacesService {
  getDetails({ placeId, fields, language, region, sessionToken }, callback) {
    const parameters = { place_id: placeId, fields: olderFields(fields), language, region, sessiontoken: tokenText(sessionToken) };
    deliver(askOlder("place/details", parameters), callback, ({ result, html_attributions }) => olderPlace(result, html_attributions));
  }

  findPlaceFromQuery({ query, ...request }, callback) {
    this.#find(query, "textquery", request, callback);
  }

  findPlaceFromPhoneNumber({ phoneNumber, ...request }, callback) {
    this.#find(phoneNumber, "phonenumber", request, callback);
  }

  #find(input, inputtype, { fields, language, region, locationBias }, callback) {
    const parameters = { input, inputtype, fields: olderFields(fields), language, region, locationbias: areaParameter(wireBias(locationBias)) };
    deliver(askOlder("place/findplacefromtext", parameters), callback, ({ candidates }) => candidates.map((json) => olderPlace(json)));
  }

  textSearch(request, callback) {
    this.#search("place/textsearch", { query: request.query, ...searchFilters(request), ...bias(request) }, callback);
  }

  nearbySearch(request, callback) {
    const keyword = request.keyword ?? request.name;
    this.#search("place/nearbysearch", { keyword, ...searchFilters(request), ...around(request) }, callback);
  }

  /** The callback is called again for each further page. */
  #search(service, parameters, callback) {
    const answered = async () => {
      const json = await askOlder(service, parameters);
      const token = json.next_page_token;
      const pagination = { hasNextPage: Boolean(token), nextPage: () => token && this.#search(service, { pagetoken: token }, callback) };
      callback(worked(json) ? json.results.map((place) => olderPlace(place, json.html_attributions)) : null, json.status, pagination);
    };
    answered();
  }
}

const componentNames = { administrativeArea: "administrative_area", postalCode: "postal_code" };

/** Addresses to places, and positions to addresses. */
export class Geocoder {
  async geocode(request, callback) {
    const { address, location, placeId, bounds: box, componentRestrictions = {}, language, region } = request;
    const components = Object.entries(componentRestrictions).map(([name, value]) => `${componentNames[name] ?? name}:${value}`);
    const parameters = {
      address, latlng: point(location), place_id: placeId, components: components.join("|"), language, region,
      bounds: box && areaParameter(wireBias(box)).replace("rectangle:", ""),
    };
    const read = ({ results }) => results.map((json) => olderPlace(json));
    return { results: await deliver(askOlder("geocode", parameters), callback, read, ({ status }) => status === "OK") };
  }
}
