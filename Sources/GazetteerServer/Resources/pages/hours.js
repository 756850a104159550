// SPDX-License-Identifier: Apache-2.0
import { make } from "./elements.js";

/** The day of the week at a place now, Monday 0, from the hours between its time and UTC. */
export function today(utcOffsetMinutes, now = Date.now()) {
  return (new Date(now + (utcOffsetMinutes ?? -new Date().getTimezoneOffset()) * 60_000).getUTCDay() + 6) % 7;
}

/** Opening hours as a week: a row a day, today marked, and whether it is open now. */
export function week({ weekdayDescriptions = [], openNow }, day) {
  const rows = weekdayDescriptions.map((text, index) => {
    const [name, ...hours] = text.split(": ");
    const isToday = index === day;
    return make("tr", { class: isToday ? "today" : undefined, "aria-current": isToday ? "date" : undefined },
      make("th", { scope: "row" }, name), make("td", {}, hours.join(": ").split(", ").flatMap((part) => [part, make("br")]).slice(0, -1)));
  });
  const state = openNow === undefined ? undefined : make("p", { class: openNow ? "good" : "problem" }, openNow ? "Open now" : "Closed now");
  return [state, make("table", { class: "week" }, make("tbody", {}, rows))];
}
