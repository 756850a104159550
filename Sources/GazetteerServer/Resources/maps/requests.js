// SPDX-License-Identifier: Apache-2.0
import { settings } from "./settings.js";

/** A request that failed: `code` is the status (`INVALID_ARGUMENT` …), `endpoint` the path. */
export class MapsNetworkError extends Error {
  constructor(message, code, endpoint) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.endpoint = endpoint;
  }
}

/** A request that the server refused. */
export class MapsRequestError extends MapsNetworkError {}

/** A request that the server could not answer. */
export class MapsServerError extends MapsNetworkError {}

/** The members of an object that have a value. */
export const present = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== null && value !== ""));

/** The answer of a route under `/v1`: a POST request with a body, else a GET request. */
export async function ask(path, { mask, body } = {}) {
  const headers = present({ "X-Goog-Api-Key": settings.key, "X-Goog-FieldMask": mask, "Content-Type": body && "application/json" });
  const { answer, json } = await receive(path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(present(body)) });
  if (answer.ok) return json;
  const { status = "UNKNOWN", message = "" } = json.error ?? {};
  throw new (answer.status < 500 ? MapsRequestError : MapsServerError)(message, status, path);
}

/** The answer of an older route, such as `place/details`; failures are a status in it, and their message is in the console. */
export async function askOlder(service, parameters) {
  const query = new URLSearchParams(present({ key: settings.key, language: settings.language, region: settings.region, ...present(parameters) }));
  try {
    const { json } = await receive(`maps/api/${service}/json?${query}`, {});
    if (json.error_message) console.error(`google.maps: ${json.error_message}`);
    return json;
  } catch {
    return { status: "UNKNOWN_ERROR" };
  }
}

async function receive(path, options) {
  try {
    const answer = await fetch(settings.server + path, options);
    return { answer, json: await answer.json() };
  } catch (error) {
    throw new MapsNetworkError(error.message, "UNKNOWN", path);
  }
}

/** Loads `<gazetteer-autocomplete>`; elements that are in the page become it then. */
export const loadComponent = () => import(/* webpackIgnore: true */ /* @vite-ignore */ new URL("ui/gazetteer-autocomplete.js", settings.server).href);
