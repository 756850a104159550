// SPDX-License-Identifier: Apache-2.0

/** The script that is running: its address has the settings of the page. */
export const ownScript = document.currentScript;

const address = new URL(ownScript.src);
const given = (name) => address.searchParams.get(name) || undefined;

export const settings = {
  server: new URL("../../", address).href,
  key: given("key"),
  language: given("language") ?? navigator.language,
  region: given("region"),
  libraries: (given("libraries") ?? "").split(",").filter(Boolean),
  callback: given("callback"),
};
