/* SPDX-License-Identifier: Apache-2.0 */
/* What a call costs: beside the search itself, and with it.  overhead INDEX */
#include "check.h"
#include <time.h>

enum { rounds = 100, repeats = 400 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

/* Microseconds a call, the least of many short rounds. */
static double cost(gazetteer_index *index, const char *request, const gazetteer_options *options) {
  double best = 1e18;
  for (int repeat = 0; repeat < repeats; repeat++) {
    double start = now();
    for (int round = 0; round < rounds; round++) CHECK(status_of(gazetteer_complete, index, request, options) == GAZETTEER_OK);
    double took = (now() - start) / rounds;
    if (took < best) best = took;
  }
  return best;
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  gazetteer_index *index = opened(arguments[1]);
  gazetteer_options options = no_options();
  printf("blank text, nothing to find: %.2f us\n", cost(index, "{\"input\":\" \"}", NULL));
  printf("syd: %.2f us\n", cost(index, "{\"input\":\"syd\"}", NULL));
  printf("syd, with options: %.2f us\n", cost(index, "{\"input\":\"syd\"}", &options));
  gazetteer_index_free(index);
  return 0;
}
