// SPDX-License-Identifier: Apache-2.0
// The files for browsers, which the compiler copies into the program. As arrays of numbers in Swift, they took as long to compile as the rest of the server.
#include "GazetteerCWeb.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The web component.
static const gazetteer_web_file ui[] = {
  {"combobox.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/combobox.js" suffix(, 0)
  }},
  {"dialogue.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/dialogue.js" suffix(, 0)
  }},
  {"distance.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/distance.js" suffix(, 0)
  }},
  {"dom.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/dom.js" suffix(, 0)
  }},
  {"filters.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/filters.js" suffix(, 0)
  }},
  {"frames.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/frames.js" suffix(, 0)
  }},
  {"gazetteer-autocomplete.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/gazetteer-autocomplete.js" suffix(, 0)
  }},
  {"icons.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/icons.js" suffix(, 0)
  }},
  {"marks.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/marks.js" suffix(, 0)
  }},
  {"panel.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/panel.js" suffix(, 0)
  }},
  {"placement.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/placement.js" suffix(, 0)
  }},
  {"recent.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/recent.js" suffix(, 0)
  }},
  {"rows.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/rows.js" suffix(, 0)
  }},
  {"search.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/search.js" suffix(, 0)
  }},
  {"service.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/service.js" suffix(, 0)
  }},
  {"styles.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/styles.js" suffix(, 0)
  }},
  {"texts.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/ui/texts.js" suffix(, 0)
  }},
  {0},
};

// The pages for people, and what they load.
static const gazetteer_web_file pages[] = {
  {"code.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/code.js" suffix(, 0)
  }},
  {"completion.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/completion.js" suffix(, 0)
  }},
  {"dot-map.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/dot-map.js" suffix(, 0)
  }},
  {"elements.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/elements.js" suffix(, 0)
  }},
  {"explanation.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/explanation.js" suffix(, 0)
  }},
  {"filter-form.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/filter-form.js" suffix(, 0)
  }},
  {"hours.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/hours.js" suffix(, 0)
  }},
  {"json.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/json.js" suffix(, 0)
  }},
  {"key.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/key.js" suffix(, 0)
  }},
  {"latency.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/latency.js" suffix(, 0)
  }},
  {"map-lines.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/map-lines.js" suffix(, 0)
  }},
  {"map-paint.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/map-paint.js" suffix(, 0)
  }},
  {"map-pins.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/map-pins.js" suffix(, 0)
  }},
  {"pages.css", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/pages.css" suffix(, 0)
  }},
  {"place.html", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/place.html" suffix(, 0)
  }},
  {"place.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/place.js" suffix(, 0)
  }},
  {"playground.html", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/playground.html" suffix(, 0)
  }},
  {"playground.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/playground.js" suffix(, 0)
  }},
  {"projection.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/projection.js" suffix(, 0)
  }},
  {"traffic.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/pages/traffic.js" suffix(, 0)
  }},
  {0},
};

// Google's JavaScript names: each module after those that it imports from.
static const gazetteer_web_file maps[] = {
  {"settings.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/settings.js" suffix(, 0)
  }},
  {"requests.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/requests.js" suffix(, 0)
  }},
  {"events.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/events.js" suffix(, 0)
  }},
  {"positions.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/positions.js" suffix(, 0)
  }},
  {"bounds.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/bounds.js" suffix(, 0)
  }},
  {"circles.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/circles.js" suffix(, 0)
  }},
  {"areas.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/areas.js" suffix(, 0)
  }},
  {"marked-text.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/marked-text.js" suffix(, 0)
  }},
  {"sessions.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/sessions.js" suffix(, 0)
  }},
  {"field-names.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/field-names.js" suffix(, 0)
  }},
  {"place-fields.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/place-fields.js" suffix(, 0)
  }},
  {"places.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/places.js" suffix(, 0)
  }},
  {"suggestions.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/suggestions.js" suffix(, 0)
  }},
  {"place-element.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/place-element.js" suffix(, 0)
  }},
  {"older-results.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/older-results.js" suffix(, 0)
  }},
  {"older-services.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/older-services.js" suffix(, 0)
  }},
  {"older-autocomplete.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/older-autocomplete.js" suffix(, 0)
  }},
  {"maps.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/maps.js" suffix(, 0)
  }},
  {"main.js", (const uint8_t[]){
#embed "../GazetteerServer/Resources/maps/main.js" suffix(, 0)
  }},
  {0},
};

const gazetteer_web_file *_Nonnull gazetteer_web_ui(void) { return ui; }
const gazetteer_web_file *_Nonnull gazetteer_web_pages(void) { return pages; }
const gazetteer_web_file *_Nonnull gazetteer_web_maps(void) { return maps; }
