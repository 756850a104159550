// SPDX-License-Identifier: Apache-2.0
// The API key of the server, where it wants one: asked once, kept in memory alone. An open page gives it to the next one.
import { make } from "./elements.js";

let key;
let asking;
const channel = new BroadcastChannel("gazetteer-key");

channel.addEventListener("message", ({ data }) => {
  if (data.wanted && key) channel.postMessage({ key });
});

/** The key; nothing when none was needed yet. */
export const presentKey = () => key;

/** Whether there is a new key, from another page or from the person; `refused` is one that the server did not take. Asks once at a time. */
export function obtainKey(refused) {
  asking ??= find(refused).finally(() => (asking = undefined));
  return asking;
}

async function find(refused) {
  const found = (refused === undefined && (await keyOfAnotherPage())) || (await keyOfPerson(refused));
  if (found) key = found;
  return Boolean(found);
}

function keyOfAnotherPage() {
  return new Promise((done) => {
    const heard = ({ data }) => data.key && done(data.key);
    channel.addEventListener("message", heard);
    channel.postMessage({ wanted: true });
    setTimeout(() => {
      channel.removeEventListener("message", heard);
      done();
    }, 150);
  });
}

function keyOfPerson(refused) {
  const input = make("input", { name: "key", type: "password", autocomplete: "off", required: "" });
  const form = make("form", { method: "dialog" },
    make("h2", { id: "key-title" }, "API key"),
    make("p", { class: refused ? "problem" : "quiet" }, refused ? "The server does not know this key." : "This server answers with a key only. It is kept until you close the page."),
    make("label", {}, "Key", input),
    make("p", { class: "head" }, make("button", { type: "button", value: "" }, "Cancel"), make("button", { class: "main" }, "Continue")));
  const dialog = make("dialog", { "aria-labelledby": "key-title", class: "card" }, form);
  document.body.append(dialog);
  form.elements[1].addEventListener("click", () => dialog.close());
  dialog.showModal();
  return new Promise((done) => {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      dialog.close("given");
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue === "given" ? input.value.trim() : undefined);
    });
  });
}
