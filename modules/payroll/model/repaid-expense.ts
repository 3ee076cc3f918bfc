import { Schema } from "effect"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { Yen } from "#modules/kernel/yen.ts"

/** 立替金: an approved expense that goes back with a slip; its category by number. */
export const RepaidExpense = Schema.Struct({ category: Schema.Int, id: Schema.Int, spentOn: IsoDate, yen: Yen })
export type RepaidExpense = typeof RepaidExpense.Type
