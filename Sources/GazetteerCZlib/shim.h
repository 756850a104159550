#ifndef GAZETTEER_CZLIB_SHIM_H
#define GAZETTEER_CZLIB_SHIM_H
#include <zlib.h>

/* inflateInit2 and deflateInit2 are macros, so Swift cannot see them. */

/* 15 + 32: zlib or gzip, found out from the header. */
static inline int gazetteer_inflate_init(z_stream *stream) { return inflateInit2(stream, 15 + 32); }

/* 15 + 16: gzip alone. */
static inline int gazetteer_gunzip_init(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

/* Packs into gzip, with a window of 2^bits bytes (9 to 15) and memory to match. */
static inline int gazetteer_gzip_init(z_stream *stream, int level, int bits) {
  return deflateInit2(stream, level, Z_DEFLATED, bits + 16, bits - 7, Z_DEFAULT_STRATEGY);
}
#endif
