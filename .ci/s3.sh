#!/usr/bin/env bash
# An S3 server for the tests, into the cache folder outside the checkout: .ci/s3.sh [seconds]. Zero seconds only look for
# one that is there. Never fails: without one the tests' S3 half is skipped and says so.
set -uo pipefail

version=1.8.0
folder=${XDG_CACHE_HOME:-$HOME/.cache}/tehai/versitygw-$version
seconds=${1:-900}
export PATH=$PATH:/usr/local/go/bin

skipped() { echo "S3: the tests' half on it will be skipped: $1"; exit 0; }

if command -v versitygw >/dev/null; then echo "S3: $(command -v versitygw)"; exit 0; fi
if [[ -x $folder/versitygw ]]; then echo "S3: $folder/versitygw"; exit 0; fi
[[ $seconds -gt 0 ]] || skipped "none on the PATH or in $folder; .ci/s3.sh builds one there in minutes"
command -v go >/dev/null || skipped "no server on the PATH or in $folder, and no Go to build one"

mkdir -p "$folder" || skipped "$folder can't be made"
fresh=$(mktemp -d "$folder/build.XXXXXX") || skipped "$folder can't be written"
trap 'rm -rf "$fresh"' EXIT
CGO_ENABLED=0 GOBIN=$fresh timeout "$seconds" nice go install "github.com/versity/versitygw/cmd/versitygw@v$version" >"$fresh/log" 2>&1
status=$?
[[ $status -ne 124 ]] || skipped "go install was not done after $seconds seconds"
[[ $status -eq 0 ]] || skipped "go install failed: $(tail -n 1 "$fresh/log")"
mv "$fresh/versitygw" "$folder/versitygw" || skipped "$folder can't be written"
echo "S3: $folder/versitygw"
