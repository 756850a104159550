/* SPDX-License-Identifier: Apache-2.0 */
/**
 * Gazetteer for C: places that complete a text, from an index file, without a network.
 *
 *     gazetteer_index *index = NULL;
 *     const char *paths = "{\"paths\": [\"world.gaz\"]}";
 *     if (gazetteer_open(paths, strlen(paths), &index) != GAZETTEER_OK) {
 *       fprintf(stderr, "%s\n", gazetteer_last_error_message());
 *       return 1;
 *     }
 *     gazetteer_answer *answer = NULL;
 *     const char *request = "{\"input\": \"syd\"}";
 *     if (gazetteer_complete(index, request, strlen(request), NULL, &answer) == GAZETTEER_OK) {
 *       puts(gazetteer_answer_json(answer));
 *       gazetteer_answer_free(answer);
 *     } else {
 *       fprintf(stderr, "%s\n", gazetteer_last_error_message());
 *     }
 *     gazetteer_index_free(index);
 *
 * Requests and answers are the JSON of the web contract, in UTF-8, byte for byte as the server reads and writes it.
 *
 * Any thread may call any function at any time, with two exceptions that every C library has: nobody may use an object while or after
 * it is freed, and nobody may change memory that a call reads. A call runs on the calling thread, which needs 512 KiB of stack.
 *
 * A pointer that is NULL, or of another kind, gives an error code and not a crash.
 */
#ifndef GAZETTEER_H
#define GAZETTEER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of this interface. A library with another one must not be used; see gazetteer_abi_version. */
#define GAZETTEER_ABI_VERSION 1

/** How a call ended. The numbers are those of google.rpc.Code. */
typedef int32_t gazetteer_status;

enum {
  /** The call did what it should. */
  GAZETTEER_OK = 0,
  /** The token of the call was cancelled, or the index was closed meanwhile. */
  GAZETTEER_CANCELLED = 1,
  /** An argument or the request breaks a rule and has to be changed. */
  GAZETTEER_INVALID_ARGUMENT = 3,
  /** The deadline passed before anything was found. */
  GAZETTEER_DEADLINE_EXCEEDED = 4,
  /** There is no such place, or no such file. */
  GAZETTEER_NOT_FOUND = 5,
  /** A file may not be read. */
  GAZETTEER_PERMISSION_DENIED = 7,
  /** The index is damaged, or the library has a bug. */
  GAZETTEER_INTERNAL = 13,
  /** Too many calls at once; try again. */
  GAZETTEER_UNAVAILABLE = 14
};

/** An open index. */
typedef struct gazetteer_index gazetteer_index;
/** The answer to a call. */
typedef struct gazetteer_answer gazetteer_answer;
/** Cancels the calls that it was given to. */
typedef struct gazetteer_token gazetteer_token;

/** Options of one call. Set all of it to zero, then `size`, then what is wanted. */
typedef struct gazetteer_options {
  /** sizeof(gazetteer_options). */
  size_t size;
  /** The wanted members of the answer, as "places.id,places.displayName"; NULL or "*" for all. Not for gazetteer_explain. */
  const char *fields;
  /** gazetteer_explain only: the id of a place whose position or absence is explained as well; NULL for none. */
  const char *place_id;
  /** After how many milliseconds the call has to end with what was found; 0 for never. */
  int64_t deadline_ms;
  /** Cancels the call; NULL for none. */
  gazetteer_token *token;
  /** gazetteer_complete only: 1 adds location, importance, score, matchKind and complete, as `gazetteer batch --extras`; then without fields. */
  int32_t extras;
} gazetteer_options;

/** The GAZETTEER_ABI_VERSION that the library was built with. */
uint32_t gazetteer_abi_version(void);

/** The version of the library, as "0.1.0". */
const char *gazetteer_version(void);

/**
 * Opens an index, or several as layers.
 *
 * `options` is JSON of `size` bytes: {"paths": ["world.gaz", "stores.gaz"]}, from the lowest layer to the highest. It may also have
 * "maxConcurrent" (calls that run at once; the number of processor cores), "maxWaitMilliseconds" (how long a call waits for its turn
 * before it fails as GAZETTEER_UNAVAILABLE; 2000) and "ranking" (an object with weights, as `gazetteer tune` writes it).
 *
 * On GAZETTEER_OK, `*index` is open until gazetteer_close, and has to be freed. Otherwise it is NULL.
 */
gazetteer_status gazetteer_open(const char *options, size_t size, gazetteer_index **index);

/** Closes an index. Calls that run end as GAZETTEER_CANCELLED, later ones fail as GAZETTEER_INVALID_ARGUMENT. Closing twice does nothing. */
gazetteer_status gazetteer_close(gazetteer_index *index);

/** Closes an index if it is open, and frees it. No call may be running or begin. NULL is ignored. */
void gazetteer_index_free(gazetteer_index *index);

/**
 * The places that best complete a text. The request is that of POST /v1/places:autocomplete: {"input": "syd"}.
 *
 * This and the calls below read `size` bytes at `request`, which need no zero behind them; `options` may be NULL. On GAZETTEER_OK
 * `*answer` has to be freed; otherwise it is NULL, and gazetteer_last_error tells more.
 */
gazetteer_status gazetteer_complete(gazetteer_index *index, const char *request, size_t size, const gazetteer_options *options,
                                    gazetteer_answer **answer);

/** One place by its id: {"name": "places/ID", "languageCode": "en"}, also "regionCode" and "sessionToken". See gazetteer_complete. */
gazetteer_status gazetteer_details(gazetteer_index *index, const char *request, size_t size, const gazetteer_options *options,
                                   gazetteer_answer **answer);

/** The places around a point. The request is that of POST /v1/places:searchNearby. See gazetteer_complete. */
gazetteer_status gazetteer_nearby(gazetteer_index *index, const char *request, size_t size, const gazetteer_options *options,
                                  gazetteer_answer **answer);

/** The places that a finished text stands for. The request is that of POST /v1/places:searchText. See gazetteer_complete. */
gazetteer_status gazetteer_search_text(gazetteer_index *index, const char *request, size_t size, const gazetteer_options *options,
                                       gazetteer_answer **answer);

/** Why each suggestion of gazetteer_complete stands where it does. The request is the same, the answer that of POST /v1/places:explain. */
gazetteer_status gazetteer_explain(gazetteer_index *index, const char *request, size_t size, const gazetteer_options *options,
                                   gazetteer_answer **answer);

/** The JSON of an answer, with a zero behind it, until the answer is freed; NULL for a pointer that is no answer. */
const char *gazetteer_answer_json(const gazetteer_answer *answer);

/** The length of the JSON in bytes, without the zero. */
size_t gazetteer_answer_size(const gazetteer_answer *answer);

/** 1 when the search was complete; 0 when the deadline cut it short, or a correction was too much work. */
int32_t gazetteer_answer_is_complete(const gazetteer_answer *answer);

/** Frees an answer. NULL is ignored. */
void gazetteer_answer_free(gazetteer_answer *answer);

/** A new token, which has to be freed. One token may be given to any number of calls. */
gazetteer_token *gazetteer_token_create(void);

/** Ends all calls that have the token, now and later, as GAZETTEER_CANCELLED; those that wait for their turn, when it comes. */
gazetteer_status gazetteer_cancel(gazetteer_token *token);

/** Frees a token. Calls that run keep what they need of it. NULL is ignored. */
void gazetteer_token_free(gazetteer_token *token);

/**
 * The contract's error of the last call of this thread that failed: {"error": {"code": 400, "message": …, "status": "INVALID_ARGUMENT"}}.
 * It is valid until the next call of this thread fails, or the thread ends; NULL when none has failed.
 */
const char *gazetteer_last_error(void);

/** The message of the same error: one line that names the field, the value and the cure. NULL when no call of this thread has failed. */
const char *gazetteer_last_error_message(void);

#ifdef __cplusplus
}
#endif
#endif
