// SPDX-License-Identifier: Apache-2.0

/**
 * A drawing a line: its name; whole types of places, or first or last words of types, that it stands for; its strokes in a square of 24 units.
 * Strokes are those of SVG, and `Ox y r` for a circle, `Px y` for a dot, `Wy` for a wave. Types that say nothing about a place, as
 * `point_of_interest`, have no drawing.
 */
const drawings = `
address street_address premise subpremise|M12 3v3M4 6h13l3 3.5-3 3.5H4zM12 13v8M9 21h6
airport airport airstrip heliport|M12 2.5c1 0 1.5 1 1.5 2.5v4l7.5 4.5v2l-7.5-2v4l2 1.5v1.5l-3.5-1-3.5 1V19l2-1.5v-4l-7.5 2v-2L10.5 9V5c0-1.5.5-2.5 1.5-2.5z
animals aquarium dog pet zoo|M12 12c-3 0-5 3-5 5 0 3 3 3 5 2 2 1 5 1 5-2 0-2-2-5-5-5zO6 10 1O10 6.5 1O14 6.5 1O18 10 1
bar bar sports_bar beer brewery gastropub pub night winery vineyard|M7 3h10l-1 6a4 4 0 0 1-8 0zM12 13v8M8 21h8
beach beach|M4 11a8 8 0 0 1 16 0zM12 11v10M5 21h14
beauty barber beauty hair salon|O7 18.5 2.5O17 18.5 2.5M8.5 16.5L17 3M15.5 16.5L7 3
bicycle bicycle bike cycling|O6 16 4O18 16 4M6 16l4-8h5l3 8M10 8l4 8H6M8.5 5H11
bus bus transit_depot transit_stop|M5 4h14v13H5zM5 11h14M8 17v3M16 17v3P8 14P16 14
business business corporate coworking farm manufacturer ranch supplier|M3 8h18v12H3zM9 8V5h6v3M3 13h18
bakery bakery pastry|M4 10a3.5 3.5 0 0 1 3.5-5h9a3.5 3.5 0 0 1 3.5 5c-.3 1-1 1.5-2 2v7H6v-7c-1-.5-1.7-1-2-2zM8.5 9.5l2 3M13 9.5l2 3
cafe cafe coffee dessert dog_cafe ice_cream_shop tea|M4 9h13v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 5h-2M8 3v3M12 3v3
camping campground camping camp mobile rv|M12 5L3 20h18zM12 13l-4 7M12 13l4 7
car auto car park_and_ride taxi tire transportation truck|M4 16v-4l2-6h12l2 6v4zM4 12h16M6 16v3M18 16v3P7.5 14P16.5 14
city administrative_area_level_3 locality neighborhood postal_town sublocality town plaza|M2 21h20M5 21V11h6M11 21V4h8v17M14 8h2M14 12h2M14 16h2M8 15v2
country country continent|M5 21V4M5 5c4-3 8 2 14 0v9c-6 2-10-3-14 0
culture amphitheatre auditorium hall cultural_center opera performing movie|M5 4h14v8a7 7 0 0 1-14 0zM9 13c2 2.5 4 2.5 6 0P9 8.5P15 8.5
education academic educational research school university library|M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6
ferry ferry marina|M5 17l-1-5h16l-1 5M8 12V7h8v5M12 7V4W20
fire fire|M12 3c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5 0 2 1 3 2 3 1-3-.5-6 1.5-9.5z
fitness fitness gym sports_coaching wellness yoga|M4 9v6M7 6v12M7 12h10M17 6v12M20 9v6
food bar_and_grill barbecue_restaurant dessert_restaurant grill bistro catering food kebab meal noodle restaurant sandwich|M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-3 2-4 6-3 10h3
fuel gas ebike electric|M5 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M3 21h13M5 11h9M14 12h3v6a1.5 1.5 0 0 0 3 0V8l-3-3
government city_hall courthouse embassy government office|M3 9l9-5 9 5zM5 9v9M10 9v9M14 9v9M19 9v9M4 18h16M3 21h18
health clinic dentist doctor health hospital massage medical spa|M9 3h6v6h6v6h-6v6H9v-6H3V9h6z
home apartment complex|M3 11l9-8 9 8M5 10v11h14V10M10 21v-6h4v6
landmark fountain historical landmark monument tourist_attraction castle scenic|M12 2v4M10 6h4l1.5 15h-7zM5 21h14M9.5 13h5
leisure adventure amusement banquet_hall bowling casino community convention dance event playground wedding|M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v10
lodging bed guest hostel hotel inn lodging motel|M3 5v15M3 12h18v8M3 17h18M7 12V9h7l4 3
money accounting atm bank finance insurance|M2 6h20v12H2zO12 12 2.5P5.5 12P18.5 12
museum gallery museum planetarium|M3 5h18v14H3zM6 16l4-5 3 3 2-2 3 4zM15 9h1
nature hiking mountain natural nature woods island archipelago|M2 20l7-13 4 7 2-3 7 9z
park barbecue garden park|M12 3l6 8h-3l4 6H5l4-6H6zM12 17v4
parking parking|M4 3h16v18H4zM9 17V7h4a3 3 0 0 1 0 6H9
pharmacy drugstore pharmacy|M5 14l9-9a3.5 3.5 0 0 1 5 5l-9 9a3.5 3.5 0 0 1-5-5zM9.5 9.5l5 5
place bath|M12 21c-4-5-7-8-7-11a7 7 0 0 1 14 0c0 3-3 6-7 11zO12 10 2.5
police neighborhood_police_station police|M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4
post post postal|M3 6h18v12H3zM3 7l9 7 9-7
query|O10.5 10.5 6.5M15.5 15.5L21 21
recent|O12 12 9M12 7v5l3.5 2
region administrative|M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14
service agency electrician laundry lawyer locksmith painter plumber service storage tailor|O12 7 4M4 21c0-5 3-7 8-7s8 2 8 7
shop factory garden_center market shop shopping store wholesaler grocery supermarket|M5 8h14l1 13H4zM9 11V6a3 3 0 0 1 6 0v5
sports arena athletic club court course fishing sports stadium swimming|O12 12 9M12 3v18M3 12h18M6 5.5c4 4 4 9 0 13M18 5.5c-4 4-4 9 0 13
street route bridge intersection|M8 3L4 21M16 3l4 18M12 4v3M12 11v3M12 18v3
subway subway|O12 12 9M7.5 16V9l4.5 5 4.5-5v7
train station light tram|M7 3h10a2 2 0 0 1 2 2v10a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V5a2 2 0 0 1 2-2zM5 11h14M8 18l-2 3M16 18l2 3P9 14.5P15 14.5
water lake river|W7W12W17
worship buddhist church hindu mosque worship shrine synagogue cemetery funeral|M12 2v6M10 4h4M6 21v-8l6-5 6 5v8zM10 21v-4h4v4
`;

const strokes = {
  O: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  P: (x, y) => `M${x} ${y}h.01`,
  W: (y) => `M3 ${y}c2-2 4-2 6 0s4 2 6 0 4-2 6 0`,
};

const paths = new Map();
const nameOfWord = new Map();
for (const line of drawings.trim().split("\n")) {
  const [heading, path] = line.split("|");
  const [name, ...words] = heading.split(" ");
  paths.set(name, path.replace(/([OPW])([\d. ]+)/g, (_, form, numbers) => strokes[form](...numbers.split(" ").map(Number))));
  for (const word of words) nameOfWord.set(word, name);
}

/** The name of the drawing for a place with these types; the first type that has one decides. */
export function iconName(types = []) {
  for (const type of types) {
    const words = type.split("_");
    const name = nameOfWord.get(type) ?? nameOfWord.get(words[0]) ?? nameOfWord.get(words.at(-1));
    if (name) return name;
  }
  return "place";
}

const SVG = "http://www.w3.org/2000/svg";

/** A new picture, hidden from assistive technology. */
export function icon(name) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  picture.appendChild(document.createElementNS(SVG, "path")).setAttribute("d", paths.get(name));
  return picture;
}
