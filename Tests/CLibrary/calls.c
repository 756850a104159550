/* SPDX-License-Identifier: Apache-2.0 */
/* Every function of the header, with what it should answer and with what it has to refuse.  calls INDEX NO_INDEX */
#include "check.h"

static const char *const near_vienna =
    "{\"locationRestriction\":{\"circle\":{\"center\":{\"latitude\":48.2082,\"longitude\":16.3738},\"radius\":20000}},\"maxResultCount\":2}";

static void versions(void) {
  CHECK(gazetteer_abi_version() == GAZETTEER_ABI_VERSION);
  CHECK(strchr(gazetteer_version(), '.') != NULL);
  CHECK(gazetteer_last_error() == NULL);
  CHECK(gazetteer_last_error_message() == NULL);
}

static gazetteer_status opening(const char *options, gazetteer_index **index) { return gazetteer_open(options, strlen(options), index); }

static void open_refuses(const char *no_index) {
  gazetteer_index *index = (gazetteer_index *)&index;
  char options[4096];
  FAILS(opening("{}", NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid index: it is NULL");
  FAILS(opening("{}", &index), GAZETTEER_INVALID_ARGUMENT, "Invalid paths: none is given");
  CHECK(index == NULL);
  FAILS(gazetteer_open(NULL, 0, &index), GAZETTEER_INVALID_ARGUMENT, "Invalid paths: none is given");
  FAILS(gazetteer_open(NULL, 2, &index), GAZETTEER_INVALID_ARGUMENT, "Invalid options: it is NULL");
  FAILS(gazetteer_open("{}", SIZE_MAX, &index), GAZETTEER_INVALID_ARGUMENT, "Invalid size '18446744073709551615'");
  FAILS(opening("{\"paths\":", &index), GAZETTEER_INVALID_ARGUMENT, "Invalid JSON payload received");
  FAILS(opening("{\"paths\":[\"\xC3\"]}", &index), GAZETTEER_INVALID_ARGUMENT, "Invalid options: byte 11 is not UTF-8");
  FAILS(opening("{\"path\":\"x\"}", &index), GAZETTEER_INVALID_ARGUMENT, "Unknown name \"path\"");
  FAILS(opening("{\"paths\":[\"/no/such.gaz\"]}", &index), GAZETTEER_NOT_FOUND, "There is no file at /no/such.gaz");
  snprintf(options, sizeof options, "{\"paths\":[\"%s\"]}", no_index);
  FAILS(opening(options, &index), GAZETTEER_INVALID_ARGUMENT, "is not a Gazetteer index");
  FAILS(opening("{\"paths\":[\"x\"],\"maxConcurrent\":0}", &index), GAZETTEER_INVALID_ARGUMENT, "Invalid max_concurrent '0'. Give a number");
  FAILS(opening("{\"paths\":[\"x\"],\"maxWaitMilliseconds\":-1}", &index), GAZETTEER_INVALID_ARGUMENT, "Invalid max_wait_milliseconds '-1'");
  FAILS(opening("{\"paths\":[\"x\"],\"ranking\":{\"luck\":1}}", &index), GAZETTEER_INVALID_ARGUMENT, "there is no weight luck");
  CHECK(strstr(gazetteer_last_error(), "\"field\":\"ranking\"") != NULL);
  CHECK(index == NULL);
}

static void calls_answer(gazetteer_index *index) {
  char *json = json_of(gazetteer_complete, index, "{\"input\":\"syd\"}", NULL);
  CHECK(strstr(json, "\"placeId\":\"") && strstr(json, "Sydney"));
  char id[256], request[512];
  CHECK(sscanf(strstr(json, "\"placeId\":\""), "\"placeId\":\"%255[^\"]\"", id) == 1);
  free(json);

  gazetteer_options options = no_options();
  snprintf(request, sizeof request, "{\"name\":\"places/%s\",\"languageCode\":\"en\"}", id);
  options.fields = "displayName.text";
  json = json_of(gazetteer_details, index, request, &options);
  CHECK(!strcmp(json, "{\"displayName\":{\"text\":\"Sydney\"}}"));
  free(json);

  options.fields = "places.displayName.text";
  json = json_of(gazetteer_nearby, index, near_vienna, &options);
  CHECK(!strncmp(json, "{\"places\":[{\"displayName\":{\"text\":\"", 35));
  free(json);
  json = json_of(gazetteer_nearby, index, near_vienna, NULL);
  CHECK(strstr(json, "\"formattedAddress\"") != NULL);
  free(json);

  options.fields = "places.id";
  json = json_of(gazetteer_search_text, index, "{\"textQuery\":\"sydney\",\"pageSize\":1}", &options);
  CHECK(strstr(json, id) != NULL);
  free(json);

  options = no_options();
  options.place_id = id;
  json = json_of(gazetteer_explain, index, "{\"input\":\"syd\"}", &options);
  CHECK(!strncmp(json, "{\"lines\":[\"", 11) && strstr(json, "\"why\":"));
  free(json);
}

static void options_count(gazetteer_index *index) {
  gazetteer_options options = no_options();
  options.extras = 1;
  char *json = json_of(gazetteer_complete, index, "{\"input\":\"syd\",\"limit\":1}", &options);
  CHECK(strstr(json, "\"location\":{") && strstr(json, "\"complete\":true"));
  free(json);
  options.extras = 0;
  options.fields = "suggestions.placePrediction.placeId";
  json = json_of(gazetteer_complete, index, "{\"input\":\"syd\",\"limit\":1}", &options);
  CHECK(strstr(json, "placeId") && !strstr(json, "text"));
  free(json);
  options.fields = "*";
  options.deadline_ms = 86400000;
  json = json_of(gazetteer_complete, index, "{\"input\":\"syd\",\"limit\":1}", &options);
  char *same = json_of(gazetteer_complete, index, "{\"input\":\"syd\",\"limit\":1}", NULL);
  CHECK(!strcmp(json, same));
  free(json);
  free(same);
  json = json_of(gazetteer_complete, index, "{\"input\":\"qqqqqqqqq\"}", NULL);
  CHECK(!strcmp(json, "{}"));
  free(json);
}

static void requests_are_checked(gazetteer_index *index) {
  gazetteer_answer *answer = NULL;
  FAILS(status_of(gazetteer_complete, index, "{\"input\":\"x\",\"limit\":99}", NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid limit '99'. Give a number");
  CHECK(strstr(gazetteer_last_error(), "\"fieldViolations\":[{\"field\":\"limit\"") != NULL);
  FAILS(status_of(gazetteer_complete, index, "", NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid input ''");
  FAILS(status_of(gazetteer_complete, index, "[]", NULL), GAZETTEER_INVALID_ARGUMENT, "has to be a JSON object");
  FAILS(status_of(gazetteer_complete, index, "{\"input\":\"\xFF\"}", NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid request: byte 10 is not UTF-8");
  FAILS(status_of(gazetteer_complete, index, "{\"input\":\"\xEF\x41\"}", NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid request: byte 10 is not UTF-8");
  FAILS(gazetteer_complete(index, "{\"input\":\"é\"}", 11, NULL, &answer), GAZETTEER_INVALID_ARGUMENT, "Invalid request: byte 10 is not UTF-8");
  FAILS(gazetteer_complete(index, NULL, 3, NULL, &answer), GAZETTEER_INVALID_ARGUMENT, "Invalid request: it is NULL, and size is 3");
  FAILS(gazetteer_complete(index, "{}", (size_t)1 << 40, NULL, &answer), GAZETTEER_INVALID_ARGUMENT, "Invalid size '1099511627776'");
  FAILS(gazetteer_complete(index, "{}", 2, NULL, NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid answer: it is NULL");
  FAILS(status_of(gazetteer_details, index, "{\"name\":\"places/no such\"}", NULL), GAZETTEER_INVALID_ARGUMENT, "Not a valid Place ID");
  FAILS(status_of(gazetteer_details, index, "{\"name\":\"places/nosuch\"}", NULL), GAZETTEER_NOT_FOUND, "nosuch");
  FAILS(status_of(gazetteer_nearby, index, "{}", NULL), GAZETTEER_INVALID_ARGUMENT, "location_restriction");
  FAILS(status_of(gazetteer_search_text, index, "{}", NULL), GAZETTEER_INVALID_ARGUMENT, "text_query");
  FAILS(status_of(gazetteer_explain, index, "{\"inputs\":1}", NULL), GAZETTEER_INVALID_ARGUMENT, "Unknown name \"inputs\"");
}

static void options_are_checked(gazetteer_index *index) {
  gazetteer_options options = no_options();
  const char *syd = "{\"input\":\"syd\"}";
  options.size = sizeof options - 8;
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid options.size");
  options = no_options();
  options.fields = "suggestions.\xFE";
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid options.fields: it is not UTF-8");
  options.fields = "nonsense";
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Cannot find matching fields for path 'nonsense'");
  options.fields = "*";
  FAILS(status_of(gazetteer_explain, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid options.fields");
  options.extras = 1;
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "cannot be combined with extras");
  options.extras = 2;
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid options.extras '2'");
  options = no_options();
  options.extras = 1;
  FAILS(status_of(gazetteer_nearby, index, near_vienna, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid options.extras: only gazetteer_complete");
  options = no_options();
  options.place_id = "x";
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid options.place_id: only gazetteer_explain");
  options = no_options();
  options.deadline_ms = -1;
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid options.deadline_ms '-1'");
  options = no_options();
  options.token = (gazetteer_token *)index;
  FAILS(status_of(gazetteer_complete, index, syd, &options), GAZETTEER_INVALID_ARGUMENT, "Invalid token: it is no pointer of that kind");
}

static void pointers_are_checked(gazetteer_index *index) {
  const char *syd = "{\"input\":\"syd\"}";
  gazetteer_token *token = gazetteer_token_create();
  char zeros[64] = {0};
  FAILS(status_of(gazetteer_complete, NULL, syd, NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid index: it is NULL. Give one of gazetteer_open.");
  FAILS(status_of(gazetteer_complete, (gazetteer_index *)token, syd, NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid index: it is no pointer of that kind");
  FAILS(status_of(gazetteer_complete, (gazetteer_index *)(void *)((char *)index + 1), syd, NULL), GAZETTEER_INVALID_ARGUMENT, "no pointer of that kind");
  FAILS(status_of(gazetteer_complete, (gazetteer_index *)(void *)zeros, syd, NULL), GAZETTEER_INVALID_ARGUMENT, "no pointer of that kind");
  FAILS(gazetteer_close(NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid index: it is NULL");
  FAILS(gazetteer_cancel(NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid token: it is NULL");
  CHECK(gazetteer_answer_json(NULL) == NULL);
  CHECK(gazetteer_answer_json((gazetteer_answer *)token) == NULL);
  CHECK(gazetteer_answer_size(NULL) == 0);
  CHECK(gazetteer_answer_is_complete(NULL) == 0);
  gazetteer_answer_free(NULL);
  gazetteer_answer_free((gazetteer_answer *)token);
  gazetteer_index_free(NULL);
  gazetteer_index_free((gazetteer_index *)token);
  gazetteer_token_free(NULL);
  gazetteer_token_free((gazetteer_token *)index);
  CHECK(status_of(gazetteer_complete, index, syd, NULL) == GAZETTEER_OK);
  gazetteer_token_free(token);
}

static void tokens_cancel(gazetteer_index *index) {
  gazetteer_options options = no_options();
  options.token = gazetteer_token_create();
  CHECK(status_of(gazetteer_complete, index, "{\"input\":\"syd\"}", &options) == GAZETTEER_OK);
  CHECK(gazetteer_cancel(options.token) == GAZETTEER_OK);
  gazetteer_function calls[] = {gazetteer_complete, gazetteer_explain, gazetteer_details, gazetteer_nearby, gazetteer_search_text};
  const char *requests[] = {"{\"input\":\"syd\"}", "{\"input\":\"syd\"}", "{\"name\":\"places/x\"}", near_vienna, "{\"textQuery\":\"sydney\"}"};
  for (int i = 0; i < 5; i++) {
    FAILS(status_of(calls[i], index, requests[i], &options), GAZETTEER_CANCELLED, "The request was cancelled.");
  }
  gazetteer_token_free(options.token);
}

static void closed_indexes_refuse(const char *path) {
  gazetteer_index *index = opened(path);
  CHECK(gazetteer_close(index) == GAZETTEER_OK);
  CHECK(gazetteer_close(index) == GAZETTEER_OK);
  FAILS(status_of(gazetteer_complete, index, "{\"input\":\"syd\"}", NULL), GAZETTEER_INVALID_ARGUMENT, "Invalid index: it is closed. Open it again");
  gazetteer_index_free(index);
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  versions();
  open_refuses(arguments[2]);
  gazetteer_index *index = opened(arguments[1]);
  calls_answer(index);
  options_count(index);
  requests_are_checked(index);
  options_are_checked(index);
  pointers_are_checked(index);
  tokens_cancel(index);
  gazetteer_index_free(index);
  closed_indexes_refuse(arguments[1]);
  return 0;
}
