// SPDX-License-Identifier: Apache-2.0
#ifndef GAZETTEER_C_WEB_H
#define GAZETTEER_C_WEB_H

#include <stdint.h>

// A file for browsers.
typedef struct {
  // NULL behind the last file of a list.
  const char *_Nullable name;
  // UTF-8, which a zero ends.
  const uint8_t *_Nullable text;
} gazetteer_web_file;

// The web component.
const gazetteer_web_file *_Nonnull gazetteer_web_ui(void);
// The pages for people, and what they load.
const gazetteer_web_file *_Nonnull gazetteer_web_pages(void);
// Google's JavaScript names: each module after those that it imports from.
const gazetteer_web_file *_Nonnull gazetteer_web_maps(void);

#endif
