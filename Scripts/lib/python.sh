# SPDX-License-Identifier: Apache-2.0
# Sourced by the scripts that need a package of Python.

# set_up_python PACKAGE VERSION NOTE: makes a virtual environment with the package in the user's cache, once. Its Python is then in $python. Fails where it cannot
# be made, with the reason in $python_reason. It says what it does on standard error only; NOTE stands behind the name of the folder.
set_up_python() {
  local package=$1 version=$2 note=$3 log
  local home="${XDG_CACHE_HOME:-$HOME/.cache}/gazetteer/$package-$version"
  python="$home/bin/python"
  python_reason=
  [ ! -e "$home/complete" ] || return 0
  if ! (install_missing python3 python3-venv); then
    python_reason="python3-venv cannot be installed"
    return 1
  fi
  mkdir -p "$(dirname "$home")"
  log=$(mktemp)
  # One at a time; what an interrupted run has left is made again.
  if (
    exec 9>"$home.lock"
    ! command -v flock >/dev/null || flock 9
    [ ! -e "$home/complete" ] || exit 0
    say "Installing $package $version into $home$note …"
    python3 -m venv --clear "$home" && "$python" -m pip install --quiet --disable-pip-version-check --no-cache-dir "$package==$version" &&
      touch "$home/complete"
  ) 2> >(tee "$log" >&2) >&2; then
    rm -f "$log"
    return 0
  fi
  python_reason=$(grep -m 1 -i error "$log" || tail -n 1 "$log")
  rm -f "$log"
  return 1
}
