/** The archive of issued papers on the wire. */
import { Schema } from "effect"
import { Day } from "#modules/kernel/fields/day.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"

/** Days of issue, both included. */
export const AskArchive = Schema.Struct({ from: Day, to: Day }).check(endsOnOrAfter("from", "to"))
export type AskArchive = typeof AskArchive.Type
