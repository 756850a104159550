# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts that need DuckDB.

duckdb_version=2.0.0

# set_up_duckdb: makes a virtual environment with DuckDB in the user's cache, once. Its Python is then in $duckdb_python. Fails where DuckDB cannot be
# installed, with the reason in $duckdb_reason. It says what it does on standard error only.
set_up_duckdb() {
  local home="${XDG_CACHE_HOME:-$HOME/.cache}/gazetteer/duckdb-$duckdb_version" log
  duckdb_python="$home/bin/python"
  duckdb_reason=
  [ ! -e "$home/complete" ] || return 0
  install_missing python3 python3-venv
  mkdir -p "$(dirname "$home")"
  log=$(mktemp)
  # One at a time; what an interrupted run has left is made again.
  if (
    exec 9>"$home.lock"
    ! command -v flock >/dev/null || flock 9
    [ ! -e "$home/complete" ] || exit 0
    say "Installing DuckDB $duckdb_version into $home …"
    python3 -m venv --clear "$home" && "$duckdb_python" -m pip install --quiet --disable-pip-version-check "duckdb==$duckdb_version" &&
      touch "$home/complete"
  ) 2> >(tee "$log" >&2) >&2; then
    rm -f "$log"
    return 0
  fi
  duckdb_reason=$(grep -m 1 -i error "$log" || tail -n 1 "$log")
  rm -f "$log"
  return 1
}
