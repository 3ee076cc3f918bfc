# Sourced by the scripts that get a program for the tests, once they have said which: `name` of it in words, its `program`,
# `version` and Go `module`, how many `seconds` it may take to be built (zero only looks for one that is there), and what is
# `skipped_without` it. Never fails. What a run that was cut off has built stays in Go's own cache, so that the next is nearer.
set -uo pipefail
folder=${XDG_CACHE_HOME:-$HOME/.cache}/tehai/$program-$version
export PATH=$PATH:/usr/local/go/bin

skipped() { echo "$name: $skipped_without will be skipped: $1"; exit 0; }

if command -v "$program" >/dev/null; then echo "$name: $(command -v "$program")"; exit 0; fi
if [[ -x $folder/$program ]]; then echo "$name: $folder/$program"; exit 0; fi
[[ $seconds -gt 0 ]] || skipped "none on the PATH or in $folder; $0 builds one there in minutes"
command -v go >/dev/null || skipped "none on the PATH or in $folder, and no Go to build one"

mkdir -p "$folder" || skipped "$folder can't be made"
fresh=$(mktemp -d "$folder/build.XXXXXX") || skipped "$folder can't be written"
trap 'rm -rf "$fresh"' EXIT
CGO_ENABLED=0 GOBIN=$fresh timeout "$seconds" nice go install "$module@v$version" >"$fresh/log" 2>&1
status=$?
[[ $status -ne 124 ]] || skipped "go install was not done after $seconds seconds"
[[ $status -eq 0 ]] || skipped "go install failed: $(tail -n 1 "$fresh/log")"
mv "$fresh/$program" "$folder/$program" || skipped "$folder can't be written"
echo "$name: $folder/$program"
