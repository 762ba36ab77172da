# Installs Chromium, PostgreSQL, nginx, Caddy and Prometheus for the tests if they are missing. With --unless-root it
# leaves that to a later call where no password is needed: `npm test` builds meanwhile.
set -e
[ "$1" = --unless-root ] && [ "$(id -u)" = 0 ] && exit 0
missing=""
command -v chromium >/dev/null 2>&1 || [ -n "$CHROMIUM_PATH" ] || missing="$missing chromium fonts-noto-cjk"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -x /usr/sbin/nginx ] || missing="$missing nginx"
[ -x /usr/bin/caddy ] || missing="$missing caddy"
[ -x /usr/bin/prometheus ] || missing="$missing prometheus"
[ -z "$missing" ] && exit 0
command -v apt-get >/dev/null 2>&1 || {
  echo "The tests need Chromium and PostgreSQL, and some of them nginx, Caddy or Prometheus:$missing. Install them with your package manager and set CHROMIUM_PATH to the browser." >&2
  exit 1
}
sudo=""; [ "$(id -u)" = 0 ] || sudo="sudo"
$sudo apt-get update -qq
# The headless shell makes the e2e tests about 20 % faster; not every distribution has it.
case "$missing" in *chromium*)
  if apt-cache show chromium-headless-shell >/dev/null 2>&1; then missing="$missing chromium-headless-shell"; fi ;;
esac
# shellcheck disable=SC2086
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=300 $missing
