#!/usr/bin/env bash
# A Temporal server for the tests, into the cache folder outside the checkout: .ci/temporal.sh [seconds]. Zero seconds
# only look for one that is there. Never fails: without one the tests' Temporal half is skipped and says so. What a run
# that was cut off has built stays in Go's own cache, so that the next one is nearer.
set -uo pipefail

# Newer tags replace a module in go.mod, which `go install` refuses.
version=1.5.1
folder=${XDG_CACHE_HOME:-$HOME/.cache}/tehai/temporal-$version
seconds=${1:-1500}
export PATH=$PATH:/usr/local/go/bin

skipped() { echo "Temporal: the tests' half on it will be skipped: $1"; exit 0; }

if [[ -n ${TEMPORAL_ADDRESS:-} ]]; then echo "Temporal: $TEMPORAL_ADDRESS"; exit 0; fi
if command -v temporal >/dev/null; then echo "Temporal: $(command -v temporal)"; exit 0; fi
if [[ -x $folder/temporal ]]; then echo "Temporal: $folder/temporal"; exit 0; fi
[[ $seconds -gt 0 ]] || skipped "none on the PATH or in $folder; .ci/temporal.sh builds one there in minutes"
command -v go >/dev/null || skipped "no server on the PATH or in $folder, and no Go to build one"

mkdir -p "$folder" || skipped "$folder can't be made"
fresh=$(mktemp -d "$folder/build.XXXXXX") || skipped "$folder can't be written"
trap 'rm -rf "$fresh"' EXIT
CGO_ENABLED=0 GOBIN=$fresh timeout "$seconds" nice go install "github.com/temporalio/cli/cmd/temporal@v$version" >"$fresh/log" 2>&1
status=$?
[[ $status -ne 124 ]] || skipped "go install was not done after $seconds seconds"
[[ $status -eq 0 ]] || skipped "go install failed: $(tail -n 1 "$fresh/log")"
mv "$fresh/temporal" "$folder/temporal" || skipped "$folder can't be written"
echo "Temporal: $folder/temporal"
