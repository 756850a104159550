# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts that need Spark.

. "$(dirname "${BASH_SOURCE[0]}")/../python.sh"

pyspark_version=4.3.0

# set_up_spark: finds Java 17 or newer, or installs Debian's, and makes a virtual environment with PySpark in the user's cache, once. Its Python is then in
# $spark_python. Fails where they cannot be installed, with the reason in $spark_reason.
set_up_spark() {
  local status=0
  spark_reason=
  find_java || return 1
  set_up_python pyspark "$pyspark_version" " (500 MB)" || status=1
  spark_python=$python spark_reason=$python_reason
  return "$status"
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
