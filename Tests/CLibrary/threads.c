/* SPDX-License-Identifier: Apache-2.0 */
/* Ten threads on one index: answers, errors, cancelling, closing; and indexes that are opened and closed.  threads INDEX ROUNDS */
#include "check.h"
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

enum { threads = 10, requests = 5, stack_bytes = 512 * 1024 };

static const char *const texts[requests] = {"{\"input\":\"syd\"}", "{\"input\":\"new yrok\"}", "{\"input\":\"hotel par\"}",
                                            "{\"input\":\"wien\",\"languageCode\":\"de\"}", "{\"input\":\"san\",\"limit\":20}"};

struct work {
  const char *path;
  gazetteer_index *index;
  char *expected[requests];
  int rounds, number;
  gazetteer_token *token;
  _Atomic int *cancelled;
};

/* Runs ten threads to their end, each with the stack that the header promises to be enough. */
static void run(void *(*body)(void *), struct work *work) {
  pthread_t ids[threads];
  struct work each[threads];
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  CHECK(pthread_attr_setstacksize(&attributes, stack_bytes) == 0);
  for (int i = 0; i < threads; i++) {
    each[i] = *work;
    each[i].number = i;
    CHECK(pthread_create(&ids[i], &attributes, body, &each[i]) == 0);
  }
  for (int i = 0; i < threads; i++) CHECK(pthread_join(ids[i], NULL) == 0);
  pthread_attr_destroy(&attributes);
}

/* Every answer is that of a single thread, and an error is that of its own thread. */
static void *answers(void *argument) {
  struct work *work = argument;
  CHECK(gazetteer_last_error() == NULL);
  for (int round = 0; round < work->rounds; round++) {
    char bad[64], field[32];
    snprintf(bad, sizeof bad, "{\"input\":\"x\",\"limit\":%d}", 100 + work->number);
    snprintf(field, sizeof field, "Invalid limit '%d'", 100 + work->number);
    gazetteer_status status = status_of(gazetteer_complete, work->index, bad, NULL);
    int which = (round + work->number) % requests;
    char *json = json_of(gazetteer_complete, work->index, texts[which], NULL);
    CHECK(!strcmp(json, work->expected[which]));
    FAILS(status, GAZETTEER_INVALID_ARGUMENT, field);
    free(json);
  }
  return NULL;
}

/* As deep as JSON may be, and all functions, on a small stack. */
static void *deep(void *argument) {
  struct work *work = argument;
  char nested[256] = "{\"input\":";
  size_t start = strlen(nested);
  memset(nested + start, '[', 100);
  memset(nested + start + 100, ']', 100);
  FAILS(status_of(gazetteer_complete, work->index, nested, NULL), GAZETTEER_INVALID_ARGUMENT, "at most 64 levels");
  CHECK(status_of(gazetteer_explain, work->index, "{\"input\":\"restaurant near the central staton\"}", NULL) == GAZETTEER_OK);
  CHECK(status_of(gazetteer_search_text, work->index, "{\"textQuery\":\"museums in paris\"}", NULL) == GAZETTEER_OK);
  return NULL;
}

/* Calls until the index is closed or the token is cancelled, by another thread. */
static void *until_the_end(void *argument) {
  struct work *work = argument;
  gazetteer_options options = no_options();
  options.token = work->token;
  for (int round = 0;; round++) {
    /* Every other call is one of many milliseconds, so that some run when they are ended. */
    gazetteer_status status = round % 2 ? status_of(gazetteer_search_text, work->index, "{\"textQuery\":\"museums\"}", &options)
                                        : status_of(gazetteer_complete, work->index, texts[round / 2 % requests], &options);
    if (status == GAZETTEER_OK) {
      atomic_fetch_add(work->cancelled, 1);
      continue;
    }
    CHECK(status == GAZETTEER_CANCELLED || (!work->token && status == GAZETTEER_INVALID_ARGUMENT));
    return NULL;
  }
}

static void *ender(void *argument) {
  struct work *work = argument;
  while (atomic_load(work->cancelled) < work->rounds) usleep(100);
  CHECK((work->token ? gazetteer_cancel(work->token) : gazetteer_close(work->index)) == GAZETTEER_OK);
  return NULL;
}

/* Calls run while another thread ends them, after so many answers. */
static void end_meanwhile(const char *path, int by_token, int answers) {
  _Atomic int answered = 0;
  struct work work = {.path = path, .index = opened(path), .rounds = answers, .cancelled = &answered};
  work.token = by_token ? gazetteer_token_create() : NULL;
  pthread_t id;
  CHECK(pthread_create(&id, NULL, ender, &work) == 0);
  run(until_the_end, &work);
  CHECK(pthread_join(id, NULL) == 0);
  gazetteer_token_free(work.token);
  gazetteer_index_free(work.index);
}

static void *opens_and_closes(void *argument) {
  struct work *work = argument;
  for (int round = 0; round < work->rounds; round++) {
    gazetteer_index *index = opened(work->path);
    CHECK(status_of(gazetteer_complete, index, texts[round % requests], NULL) == GAZETTEER_OK);
    if (round % 2) CHECK(gazetteer_close(index) == GAZETTEER_OK);
    gazetteer_index_free(index);
  }
  return NULL;
}

/* How many times the file is mapped into memory. */
static int mappings(const char *path) {
  FILE *maps = fopen("/proc/self/maps", "r");
  char line[8192];
  int count = 0;
  CHECK(maps != NULL);
  while (fgets(line, sizeof line, maps)) count += strstr(line, path) != NULL;
  fclose(maps);
  return count;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  struct work work = {.path = arguments[1], .index = opened(arguments[1]), .rounds = atoi(arguments[2])};
  for (int i = 0; i < requests; i++) work.expected[i] = json_of(gazetteer_complete, work.index, texts[i], NULL);
  run(answers, &work);
  run(deep, &work);
  for (int i = 0; i < requests; i++) free(work.expected[i]);
  CHECK(mappings(arguments[1]) > 0);
  gazetteer_index_free(work.index);
  work.rounds = work.rounds / 4 + 1;
  end_meanwhile(arguments[1], 0, work.rounds);
  end_meanwhile(arguments[1], 1, work.rounds);
  run(opens_and_closes, &work);
  CHECK(mappings(arguments[1]) == 0);
  return 0;
}
