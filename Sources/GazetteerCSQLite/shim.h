#ifndef GAZETTEER_CSQLITE_SHIM_H
#define GAZETTEER_CSQLITE_SHIM_H
#include <sqlite3.h>

/* Variadic C functions are invisible to Swift: these are the forms of sqlite3_db_config that we call. */
static inline int gazetteer_sqlite3_db_config_int(sqlite3 *db, int op, int value) {
  return sqlite3_db_config(db, op, value, (int *)0);
}
/* Counting every allocation takes a lock that all threads share. Fails, harmlessly, once SQLite is in use. */
static inline int gazetteer_sqlite3_config_no_memory_statistics(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
#endif
