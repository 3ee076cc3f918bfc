#!/usr/bin/env bash
# A Temporal server for the tests, into the cache folder outside the checkout: .ci/temporal.sh [seconds].
if [[ -n ${TEMPORAL_ADDRESS:-} ]]; then echo "Temporal: $TEMPORAL_ADDRESS"; exit 0; fi
name=Temporal
program=temporal
# Newer tags replace a module in go.mod, which `go install` refuses.
version=1.5.1
module=github.com/temporalio/cli/cmd/temporal
seconds=${1:-1500}
skipped_without="the tests' half on it"
source "$(dirname "${BASH_SOURCE[0]}")/go-program.sh"
