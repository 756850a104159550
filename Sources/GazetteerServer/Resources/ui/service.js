// SPDX-License-Identifier: Apache-2.0

/** Why there is no answer. `status` is that of the contract (`INVALID_ARGUMENT` …), or `NETWORK` when no server was reached. */
export class PlacesError extends Error {
  constructor(status, message, code = 0) {
    super(message);
    this.name = "PlacesError";
    this.status = status;
    this.code = code;
  }

  /** Whether the same request may succeed later. */
  get isPassing() {
    return ["NETWORK", "UNAVAILABLE", "DEADLINE_EXCEEDED", "RESOURCE_EXHAUSTED", "INTERNAL"].includes(this.status);
  }
}

/** The requests of the component to one server. */
export class PlacesService {
  #base;
  #key;

  constructor(base, key) {
    this.#base = base.endsWith("/") ? base : `${base}/`;
    this.#key = key;
  }

  /**
   * The suggestions for a request of the contract, and the attributions of what they list. By id, with `showOpen` which of them are open now, with `showExtra` their
   * own attributes.
   */
  async autocomplete(request, { showOpen, showExtra }, signal) {
    const mask = `suggestions,gazetteer.attributions${showOpen ? ",gazetteer.openNow" : ""}${showExtra ? ",gazetteer.extra" : ""}`;
    const { body, headers } = await this.#json("v1/places:autocomplete", mask, signal, request);
    const { attributions = [], openNow = [], extra = [] } = body.gazetteer ?? {};
    return {
      suggestions: body.suggestions ?? [],
      attributions,
      open: new Map(openNow.map(({ placeId, openNow }) => [placeId, openNow === true])),
      extra: new Map(extra.map(({ placeId, extra }) => [placeId, extra])),
      isComplete: headers.get("X-Gazetteer-Complete") !== "false",
    };
  }

  /** The members `fields` of a place. */
  async details(placeId, fields, parameters, signal) {
    const given = Object.entries(parameters).filter(([, value]) => value);
    const path = `v1/places/${encodeURIComponent(placeId)}?${new URLSearchParams(given)}`;
    return (await this.#json(path, fields, signal)).body;
  }

  async #json(path, mask, signal, request) {
    const headers = { "X-Goog-FieldMask": mask };
    if (this.#key) headers["X-Goog-Api-Key"] = this.#key;
    if (request) headers["Content-Type"] = "application/json";
    const options = { method: request ? "POST" : "GET", headers, signal, body: request && JSON.stringify(request) };
    try {
      const answer = await fetch(this.#base + path, options);
      const body = await answer.json();
      if (!answer.ok) throw new PlacesError(body.error?.status ?? "INTERNAL", body.error?.message ?? "", answer.status);
      return { body, headers: answer.headers };
    } catch (error) {
      if (error instanceof PlacesError || error.name === "AbortError") throw error;
      throw new PlacesError("NETWORK", error.message);
    }
  }
}

/** A new session token: 32 hexadecimal digits. */
export function newSessionToken() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
