/** What a close finds, on the wire. */
import { Schema } from "effect"
import { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { Yen } from "#modules/kernel/yen.ts"
import { OpenEnd } from "#modules/timekeeping/contract.ts"
import { checkKindNames } from "../codes/checks.ts"
import { insurancesOfAge } from "../codes.ts"

const Finding = Schema.Struct({
  kind: Schema.Literals(checkKindNames),
  userId: Schema.Int,
  name: Schema.String,
  day: Schema.NullOr(IsoDate),
  punchId: Schema.NullOr(Schema.Int),
  taskId: Schema.NullOr(Schema.Int),
  /** Of a site that lacks something: which. The person is one who worked there. */
  site: Schema.optionalKey(Schema.Struct({ id: Schema.Int, name: Schema.String })),
  /** Who asks may repair it where it is repaired. */
  mayFix: Schema.Boolean,
  /** Of a punch without an end: what may be told as its end, and what speaks for it. */
  end: Schema.optionalKey(OpenEnd),
  /** A month's premiums that no slip may take, and what of them the person owes. */
  uncollected: Schema.optionalKey(Schema.Struct({ month: IsoMonth, yen: Yen })),
  /** A premium typed by hand for a month in which the person's age has none; it is taken as typed. */
  premium: Schema.optionalKey(
    Schema.Struct({ insurance: Schema.Literals(insurancesOfAge), month: IsoMonth, yen: Yen }),
  ),
  /** Below the minimum wage: what an hour was agreed to pay (a decimal, or numerator/denominator), what it must pay where, and from which day it is raised. */
  wage: Schema.optionalKey(
    Schema.Struct({ hourly: Schema.String, minimum: Yen, prefecture: Schema.String, from: IsoDate }),
  ),
  /** Terms that are mended in the close: those in force on `to`, from `from` on, or from their own first day where it is later. */
  mend: Schema.optionalKey(Schema.Struct({ from: IsoDate, to: IsoDate })),
  /** Of a commuting allowance that is taxed whole: how much it is. */
  commuting: Schema.optionalKey(Yen),
  /** Overtime of the month, or the rest of a day, beside what the law allows or asks. */
  minutes: Schema.optionalKey(Schema.Struct({ is: Schema.Int, limit: Schema.Int })),
  /** Of what stops nothing: what 確認した names it by, another one when its facts change. */
  mark: Schema.optionalKey(Schema.String),
  /** Who looked at it with these facts, when, and why it is left as it is. */
  lookedAt: Schema.optionalKey(Schema.Struct({ by: Schema.String, at: Instant, reason: Schema.NullOr(Schema.String) })),
})
export const Checks = Schema.Struct({
  month: IsoMonth,
  from: IsoDate,
  to: IsoDate,
  paidOn: IsoDate,
  people: Schema.Int,
  isOver: Schema.Boolean,
  checks: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(checkKindNames),
      severity: Schema.Literals(["stop", "look"]),
      findings: Schema.Array(Finding),
    }),
  ),
})
