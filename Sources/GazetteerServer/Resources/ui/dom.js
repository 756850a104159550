// SPDX-License-Identifier: Apache-2.0

/**
 * A new element. `class` also makes its part, without the prefix: `gz-row` can be styled as `::part(row)`.
 *
 *     make("button", { class: "gz-clear", type: "button" }, "×")
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (attributes.class) element.setAttribute("part", attributes.class.replaceAll("gz-", ""));
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
