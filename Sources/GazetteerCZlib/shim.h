#ifndef GAZETTEER_CZLIB_SHIM_H
#define GAZETTEER_CZLIB_SHIM_H
#include <zlib.h>

/* inflateInit2 is a macro, so Swift cannot see it. 15 + 32: zlib or gzip, found out from the header. */
static inline int gazetteer_inflate_init(z_stream *stream) { return inflateInit2(stream, 15 + 32); }
#endif
