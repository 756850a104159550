// SPDX-License-Identifier: Apache-2.0

const MILE = 1609.344;
const YARD = 0.9144;

/**
 * A distance in the words and digits of a language. Miles where roads have them: in the United Kingdom with yards, elsewhere with feet.
 *
 *     distanceText(850, "en")        // 850 m
 *     distanceText(1609, "en-US")    // 1.0 mi
 *
 * @param {string} [units] `metric` or `imperial`; without it, by the region, else by that of the language, if it names one.
 */
export function distanceText(meters, language, units, region) {
  const country = (region || new Intl.Locale(language).region || "").toUpperCase();
  const isMetric = units ? units === "metric" : !["GB", "LR", "MM", "US"].includes(country);
  const text = (value, unit, digits = 0) =>
    new Intl.NumberFormat(language, { style: "unit", unit, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const tens = (value) => Math.round(value / 10) * 10;
  const large = (value, unit) => text(value, unit, value < 9.95 ? 1 : 0);
  if (isMetric) return meters < 995 ? text(meters < 99.5 ? meters : tens(meters), "meter") : large(meters / 1000, "kilometer");
  if (meters >= MILE / 10) return large(meters / MILE, "mile");
  return country === "GB" ? text(tens(meters / YARD), "yard") : text(tens(meters / YARD * 3), "foot");
}
