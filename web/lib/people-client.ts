import { peopleCalls } from "#modules/people/calls.ts"
import type { peopleContract } from "#modules/people/contract.ts"
import { clientOf } from "./client.ts"

export const people = clientOf<typeof peopleContract>(peopleCalls)
