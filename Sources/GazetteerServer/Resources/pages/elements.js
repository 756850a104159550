// SPDX-License-Identifier: Apache-2.0

/** A new element; children that are missing are left out. */
export function make(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** The same for a part of an SVG image. */
export function draw(tag, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false && child !== ""));
  return element;
}

/** A button that copies a text, and says so. Browsers have no clipboard for pages that come over HTTP from another machine. */
export function copies(button, text) {
  const name = button.textContent;
  button.addEventListener("click", async () => {
    const copied = navigator.clipboard?.writeText(text()) ?? Promise.reject();
    await copied.then(() => (button.textContent = "Copied"), () => (button.textContent = "Not allowed"));
    setTimeout(() => (button.textContent = name), 1500);
  });
}

/** The address of the page about a place. */
export const placeAddress = (id) => `place?${new URLSearchParams({ id })}`;
