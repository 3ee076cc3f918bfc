#!/usr/bin/env bash
# Stripe's own mock for the tests, into the cache folder outside the checkout: .ci/stripe-mock.sh [seconds]. Zero seconds
# only look for one that is there. Never fails: without one the tests of our requests to Stripe are skipped and say so.
set -uo pipefail

version=0.203.0
folder=${XDG_CACHE_HOME:-$HOME/.cache}/tehai/stripe-mock-$version
seconds=${1:-600}
export PATH=$PATH:/usr/local/go/bin

skipped() { echo "stripe-mock: the tests on it will be skipped: $1"; exit 0; }

if command -v stripe-mock >/dev/null; then echo "stripe-mock: $(command -v stripe-mock)"; exit 0; fi
if [[ -x $folder/stripe-mock ]]; then echo "stripe-mock: $folder/stripe-mock"; exit 0; fi
[[ $seconds -gt 0 ]] || skipped "none on the PATH or in $folder; .ci/stripe-mock.sh builds one there in minutes"
command -v go >/dev/null || skipped "none on the PATH or in $folder, and no Go to build one"

mkdir -p "$folder" || skipped "$folder can't be made"
fresh=$(mktemp -d "$folder/build.XXXXXX") || skipped "$folder can't be written"
trap 'rm -rf "$fresh"' EXIT
CGO_ENABLED=0 GOBIN=$fresh timeout "$seconds" nice go install "github.com/stripe/stripe-mock@v$version" >"$fresh/log" 2>&1
status=$?
[[ $status -ne 124 ]] || skipped "go install was not done after $seconds seconds"
[[ $status -eq 0 ]] || skipped "go install failed: $(tail -n 1 "$fresh/log")"
mv "$fresh/stripe-mock" "$folder/stripe-mock" || skipped "$folder can't be written"
echo "stripe-mock: $folder/stripe-mock"
