// SPDX-License-Identifier: Apache-2.0

/** Each custom property with its value in light and in dark surroundings. Texts have a contrast of 4.5 with their background at least. */
const colours = {
  "surface": ["#fff", "#1f1f1f"],
  "selected-surface": ["#e8f0fe", "#303134"],
  "separator": ["#dadce0", "#3c4043"],
  "text": ["#3c4043", "#dadce0"],
  "highlight": ["#000", "#fff"],
  "secondary-text": ["#5f6368", "#bdc1c6"],
  "border": ["#80868b", "#80868b"],
  "tint": ["#1a73e8", "#8ab4f8"],
  "button-text": ["#185abc", "#8ab4f8"],
  "error-text": ["#b3261e", "#f2b8b5"],
  "open-text": ["#146c2e", "#81c995"],
};

/** Properties that have the value of another until a page sets them. */
const followers = {
  "bar": "surface", "icon": "tint", "spinner": "tint", "placeholder": "secondary-text", "attribution-text": "secondary-text", "closed-text": "error-text",
};

/** What a page sets goes before what a theme gives: `--_x` is what the rules below use. */
const palette = (theme) => Object.entries(colours).map(([name, values]) => `--_${name}: var(--gz-${name}, ${values[theme]});`).join("");
const following = Object.entries(followers).map(([name, other]) => `--_${name}: var(--gz-${name}, var(--_${other}));`).join("");

/** The rules; `host` gives the selector of the element itself with a condition. */
const css = (host) => `
${host("")} { display: block; position: relative; ${palette(0)} ${following} color-scheme: light; font: var(--gz-font, 1rem/1.4 system-ui, sans-serif); }
${host("[hidden]")} { display: none; }
@media (prefers-color-scheme: dark) { ${host(":not([theme=light])")} { ${palette(1)} color-scheme: dark; } }
${host("[theme=dark]")} { ${palette(1)} color-scheme: dark; }
${host("")} * { box-sizing: border-box; }
.gz-field, .gz-trigger {
  display: flex; align-items: center; width: 100%; min-height: 44px; border: 1px solid var(--_border); border-radius: var(--gz-radius, 8px);
  background: var(--_surface); color: var(--_text); font: inherit; overflow: clip;
}
.gz-field:focus-within { outline: 2px solid var(--_tint); outline-offset: -1px; }
.gz-input {
  flex: 1; min-width: 0; height: 44px; padding: 0 12px; border: 0; outline: 0; background: transparent; color: var(--_highlight); font: inherit;
  caret-color: var(--_tint); text-align: start;
}
.gz-input::placeholder { color: var(--_placeholder); opacity: 1; }
.gz-trigger { padding: 0 12px; gap: 8px; cursor: pointer; text-align: start; }
.gz-trigger-text { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--_placeholder); }
.gz-trigger-text.gz-chosen { color: var(--_highlight); }
.gz-clear, .gz-cancel, .gz-retry, .gz-forget {
  min-width: 44px; min-height: 44px; padding: 0 12px; border: 0; border-radius: var(--gz-radius, 8px); background: transparent; color: var(--_button-text);
  font: inherit; cursor: pointer; flex: none;
}
.gz-clear { padding: 0; color: var(--_secondary-text); font-size: 1.25em; }
${host("")} button:focus-visible { outline: 2px solid var(--_tint); outline-offset: -2px; }
.gz-spinner { flex: none; width: 1.25em; height: 1.25em; margin: 0 8px; border: 2px solid var(--_separator); border-block-start-color: var(--_spinner);
  border-radius: 50%; animation: gz-turn 0.8s linear infinite; }
@keyframes gz-turn { to { transform: rotate(1turn); } }
.gz-panel { background: var(--_surface); color: var(--_text); font: inherit; text-align: start; }
.gz-floating, .gz-popover { position: fixed; inset: auto; margin: 0; padding: 0; border: 1px solid var(--_separator); border-radius: var(--gz-radius, 8px);
  box-shadow: var(--gz-shadow, 0 4px 16px rgb(0 0 0 / 20%)); overflow: auto; }
.gz-floating:popover-open { display: flex; flex-direction: column; }
.gz-floating .gz-list { overflow: auto; overscroll-behavior: contain; }
.gz-chips { display: flex; flex-wrap: wrap; gap: 8px; padding: 8px 12px; }
.gz-chip { min-height: 44px; padding: 0 14px; border: 1px solid var(--_border); border-radius: 22px; background: transparent; color: var(--_text);
  font: inherit; font-size: 0.875em; cursor: pointer; }
.gz-chip[aria-pressed=true] { border-color: var(--_tint); background: var(--_selected-surface); color: var(--_highlight); box-shadow: inset 0 0 0 1px var(--_tint); }
.gz-heading { padding: 8px 12px 0; color: var(--_secondary-text); font-size: 0.875em; }
.gz-row { display: flex; align-items: center; gap: 12px; min-height: 44px; padding: 6px 12px; cursor: pointer;
  border-block-start: 1px solid var(--_separator); }
.gz-row:first-child { border-block-start-color: transparent; }
.gz-row:hover, .gz-row[aria-selected=true] { background: var(--_selected-surface); }
.gz-row[aria-selected=true] { box-shadow: inset 3px 0 var(--_tint); }
.gz-row[aria-selected=true]:dir(rtl) { box-shadow: inset -3px 0 var(--_tint); }
.gz-icon { flex: none; width: 1.5em; height: 1.5em; color: var(--_icon); }
.gz-icon svg { display: block; width: 100%; height: 100%; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.gz-lines { flex: 1; min-width: 0; display: flex; flex-direction: column; overflow-wrap: anywhere; }
.gz-lines > * { text-align: left; }
.gz-row:dir(rtl) .gz-lines > * { text-align: right; }
.gz-primary { color: var(--_text); }
.gz-match { background: none; color: var(--_highlight); font-weight: 600; }
.gz-secondary, .gz-attributes { color: var(--_secondary-text); font-size: 0.875em; }
.gz-secondary .gz-match { color: var(--_text); }
${host(":not([density=multi-line])")} :is(.gz-primary, .gz-secondary, .gz-attributes) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.gz-facts { flex: none; display: flex; flex-direction: column; align-items: end; color: var(--_secondary-text); font-size: 0.875em; white-space: nowrap; }
.gz-open { color: var(--_open-text); }
.gz-closed { color: var(--_closed-text); }
.gz-message { padding: 12px; color: var(--_secondary-text); overflow-wrap: anywhere; }
.gz-message.gz-failure { color: var(--_error-text); }
.gz-footer { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; padding-inline-start: 12px; color: var(--_attribution-text); font-size: 0.75em;
  border-block-start: 1px solid var(--_separator); }
.gz-attributions { flex: 1 1 60%; padding: 8px 12px 8px 0; overflow-wrap: anywhere; }
.gz-attributions a { display: inline-block; color: inherit; }
.gz-status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.gz-window { border: 0; padding: 0; background: var(--_surface); color: var(--_text); font: var(--gz-font, 1rem/1.4 system-ui, sans-serif); }
.gz-window .gz-field { flex: 1; width: auto; min-width: 0; }
.gz-bar { display: flex; align-items: center; gap: 4px; padding: 8px; background: var(--_bar); border-block-end: 1px solid var(--_separator);
  position: sticky; inset-block-start: 0; z-index: 1; }
dialog.gz-window { width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; overflow: auto; }
dialog.gz-window .gz-bar { padding: max(8px, env(safe-area-inset-top)) 8px 8px; }
dialog.gz-window .gz-panel { max-width: 720px; margin-inline: auto; }
${host("")} [hidden] { display: none !important; }
@media (prefers-reduced-motion: reduce) {
  .gz-spinner { animation: none; border-style: dotted; border-color: var(--_spinner); }
}
@media (forced-colors: active) {
  .gz-field:focus-within { outline-color: Highlight; }
  .gz-row[aria-selected=true] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .gz-row[aria-selected=true] * { color: inherit; }
  .gz-match { text-decoration: underline; }
  .gz-chip[aria-pressed=true] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  .gz-icon { color: CanvasText; }
}
`;

const shadowHost = (condition) => (condition ? `:host(${condition})` : ":host");
const pageHost = (condition) => `gazetteer-autocomplete${condition}`;

const sheets = new Map();

/** Applies the rules to the element's shadow root, or to the tree that it is in; once to each. */
export function adoptStyles(root, isOwn) {
  if (!sheets.has(isOwn)) sheets.set(isOwn, new CSSStyleSheet());
  const sheet = sheets.get(isOwn);
  if (sheet.cssRules.length === 0) sheet.replaceSync(css(isOwn ? shadowHost : pageHost));
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
