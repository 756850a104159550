# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts that need Spark.

pyspark_version=4.3.0

# set_up_spark: finds Java 17 or newer, or installs Debian's, and makes a virtual environment with PySpark in the user's cache, once. Its Python is then in
# $spark_python. Fails where they cannot be installed, with the reason in $spark_reason. It says what it does on standard error only.
set_up_spark() {
  local home="${XDG_CACHE_HOME:-$HOME/.cache}/gazetteer/spark-$pyspark_version" log
  spark_python="$home/bin/python"
  spark_reason=
  find_java || return 1
  [ ! -e "$home/complete" ] || return 0
  if ! (install_missing python3 python3-venv); then
    spark_reason="python3-venv cannot be installed"
    return 1
  fi
  mkdir -p "$(dirname "$home")"
  log=$(mktemp)
  # One at a time; what an interrupted run has left is made again.
  if (
    exec 9>"$home.lock"
    ! command -v flock >/dev/null || flock 9
    [ ! -e "$home/complete" ] || exit 0
    say "Installing PySpark $pyspark_version into $home (500 MB) …"
    python3 -m venv --clear "$home" && "$spark_python" -m pip install --quiet --disable-pip-version-check --no-cache-dir "pyspark==$pyspark_version" &&
      touch "$home/complete"
  ) 2> >(tee "$log" >&2) >&2; then
    rm -f "$log"
    return 0
  fi
  spark_reason=$(grep -m 1 -i error "$log" || tail -n 1 "$log")
  rm -f "$log"
  return 1
}

# find_java: Java of $JAVA_HOME or of the path; where there is none, Debian's.
find_java() {
  local java version
  java=$(java_command)
  if [ -z "$java" ]; then
    (install_missing default-jre-headless) || true
    java=$(java_command)
  fi
  if [ -z "$java" ]; then
    spark_reason="there is no Java, and default-jre-headless cannot be installed"
    return 1
  fi
  version=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1)
  [ "${version:-0}" -ge 17 ] || spark_reason="Spark needs Java 17 or newer; $java is ${version:-of an unknown version}"
  [ -z "$spark_reason" ]
}

java_command() {
  if [ -n "${JAVA_HOME:-}" ] && [ -x "$JAVA_HOME/bin/java" ]; then echo "$JAVA_HOME/bin/java"; else command -v java || true; fi
}
