#!/usr/bin/env bash
# An S3 server for the tests, into the cache folder outside the checkout: .ci/s3.sh [seconds].
name=S3
program=versitygw
version=1.8.0
module=github.com/versity/versitygw/cmd/versitygw
seconds=${1:-900}
skipped_without="the tests' half on it"
source "$(dirname "${BASH_SOURCE[0]}")/go-program.sh"
