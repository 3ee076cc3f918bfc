#!/usr/bin/env bash
# Stripe's own mock for the tests, into the cache folder outside the checkout: .ci/stripe-mock.sh [seconds].
name=stripe-mock
program=stripe-mock
version=0.203.0
module=github.com/stripe/stripe-mock
seconds=${1:-600}
skipped_without="the tests of our requests to Stripe"
source "$(dirname "${BASH_SOURCE[0]}")/go-program.sh"
