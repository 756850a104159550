# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts that need DuckDB.

. "$(dirname "${BASH_SOURCE[0]}")/../python.sh"

duckdb_version=2.0.0

# set_up_duckdb: makes a virtual environment with DuckDB in the user's cache, once. Its Python is then in $duckdb_python. Fails where DuckDB cannot be
# installed, with the reason in $duckdb_reason.
set_up_duckdb() {
  local status=0
  set_up_python duckdb "$duckdb_version" "" || status=1
  duckdb_python=$python duckdb_reason=$python_reason
  return "$status"
}
