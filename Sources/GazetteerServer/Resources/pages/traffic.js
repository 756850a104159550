// SPDX-License-Identifier: Apache-2.0
// Every request of a page goes through here: it gets the key of the server, is timed, and is told to who listens.
import { obtainKey, presentKey } from "./key.js";

const send = window.fetch.bind(window);
const listeners = [];

/** Calls `listener` with each exchange: `path`, `mask`, `request` (the body), `status`, `answer` (its text), `milliseconds`, `isComplete`. */
export function onExchange(listener) {
  listeners.push(listener);
}

function attempt(address, options) {
  const headers = new Headers(options.headers);
  if (presentKey()) headers.set("X-Goog-Api-Key", presentKey());
  return send(address, { ...options, headers });
}

async function isAboutKey(response) {
  if (response.status !== 403 && response.status !== 400) return false;
  const { error } = await response.clone().json().catch(() => ({}));
  return response.status === 403 || Boolean(error?.details?.some(({ reason }) => reason === "API_KEY_INVALID"));
}

window.fetch = async (address, options = {}) => {
  let started = performance.now();
  let tried = presentKey();
  let response = await attempt(address, options);
  while (await isAboutKey(response)) {
    // Another request may have got a key meanwhile.
    if (tried === presentKey() && !(await obtainKey(tried))) break;
    tried = presentKey();
    started = performance.now();
    response = await attempt(address, options);
  }
  const answer = await response.clone().text();
  const exchange = {
    path: new URL(address, document.baseURI).pathname, mask: new Headers(options.headers).get("X-Goog-FieldMask"), request: options.body, status: response.status, answer,
    milliseconds: performance.now() - started, isComplete: response.headers.get("X-Gazetteer-Complete") !== "false",
  };
  listeners.forEach((listener) => listener(exchange));
  return response;
};

/** The answer to a request of the page itself: `GET`, or `POST` with a body. Throws an `Error` with the server's message and `status`. */
export async function ask(path, { body, mask, signal } = {}) {
  const headers = mask ? { "X-Goog-FieldMask": mask } : {};
  const response = await fetch(path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body), signal });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.error?.message ?? response.statusText), { status: answer.error?.status });
  return answer;
}
