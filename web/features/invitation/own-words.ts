import { Schema } from "effect"
import { StaffRegister } from "#modules/people/contract/invited-profile.ts"

const { furiganaName, phone } = StaffRegister.fields

/** What a worker says of himself with his yes, as the request of it reads it. */
export const OwnWords = Schema.Struct({ furiganaName, phone })
