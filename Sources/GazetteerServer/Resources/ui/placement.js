// SPDX-License-Identifier: Apache-2.0

const GAP = 4;
const LEAST = 132; // Three rows: with less room below, a place above is looked at.
const NARROW = 280; // The width beside a narrow field.

/** Keeps an element of the top layer below another, or above where there is more room. Returns a function that ends it. */
export function placeBeside(element, anchor) {
  const place = () => {
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const view = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
    const page = document.documentElement.clientWidth;
    const below = view.offsetTop + view.height - bottom - 2 * GAP;
    const above = top - view.offsetTop - 2 * GAP;
    const goesBelow = below >= LEAST || below >= above;
    const width = Math.min(Math.max(right - left, NARROW), page - 2 * GAP);
    const start = getComputedStyle(anchor).direction === "rtl" ? right - width : left;
    const { style } = element;
    style.width = `${width}px`;
    style.left = `${Math.max(GAP, Math.min(start, page - width - GAP))}px`;
    style.maxHeight = `${Math.max(44, goesBelow ? below : above)}px`;
    style.top = goesBelow ? `${bottom + GAP}px` : "auto";
    style.bottom = goesBelow ? "auto" : `${innerHeight - top + GAP}px`;
  };
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true, passive: true };
  addEventListener("scroll", place, options);
  addEventListener("resize", place, options);
  window.visualViewport?.addEventListener("resize", place, options);
  place();
  return () => ended.abort();
}
