/* SPDX-License-Identifier: Apache-2.0 */
/* What the programs of this folder share: checks that say what was expected, and short forms of calls. */
#ifndef CHECK_H
#define CHECK_H

#include <gazetteer.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef gazetteer_status (*gazetteer_function)(gazetteer_index *, const char *, size_t, const gazetteer_options *, gazetteer_answer **);

#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)

static inline void check(int holds, const char *what, const char *file, int line) {
  if (holds) return;
  const char *error = gazetteer_last_error_message();
  fprintf(stderr, "%s:%d: not so: %s (last error: %s)\n", file, line, what, error ? error : "none");
  exit(1);
}

/* The last call of this thread failed with this status, an error body of the contract, and one line that has this text. */
static inline void check_error(gazetteer_status status, gazetteer_status expected, const char *text, const char *file, int line) {
  const char *json = gazetteer_last_error(), *message = gazetteer_last_error_message();
  check(status == expected, "the status", file, line);
  check(json && !strncmp(json, "{\"error\":{\"code\":", 17), "the error is the contract's", file, line);
  check(message && strstr(message, text) && !strchr(message, '\n'), text, file, line);
}

#define FAILS(call, expected, text) check_error((call), (expected), (text), __FILE__, __LINE__)

/* Opens the index at a path that needs no escapes. */
static inline gazetteer_index *opened(const char *path) {
  char options[4096];
  gazetteer_index *index = NULL;
  snprintf(options, sizeof options, "{\"paths\":[\"%s\"],\"maxConcurrent\":4,\"maxWaitMilliseconds\":600000}", path);
  CHECK(gazetteer_open(options, strlen(options), &index) == GAZETTEER_OK);
  CHECK(index != NULL);
  return index;
}

/* The status of a call, whose answer is freed. */
static inline gazetteer_status status_of(gazetteer_function call, gazetteer_index *index, const char *request,
                                         const gazetteer_options *options) {
  gazetteer_answer *answer = NULL;
  gazetteer_status status = call(index, request, strlen(request), options, &answer);
  CHECK((status == GAZETTEER_OK) == (answer != NULL));
  gazetteer_answer_free(answer);
  return status;
}

/* A copy of the JSON of an answer, which the caller frees. */
static inline char *json_of(gazetteer_function call, gazetteer_index *index, const char *request, const gazetteer_options *options) {
  gazetteer_answer *answer = NULL;
  CHECK(call(index, request, strlen(request), options, &answer) == GAZETTEER_OK);
  CHECK(strlen(gazetteer_answer_json(answer)) == gazetteer_answer_size(answer));
  CHECK(gazetteer_answer_is_complete(answer) == 1);
  char *copy = strdup(gazetteer_answer_json(answer));
  gazetteer_answer_free(answer);
  return copy;
}

static inline gazetteer_options no_options(void) {
  gazetteer_options options;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  return options;
}

#endif
