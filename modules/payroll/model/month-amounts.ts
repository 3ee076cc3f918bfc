/** What terms agree by the month beside the base: allowances and commuting. */
import { Schema } from "effect"
import { Yen } from "#modules/kernel/yen.ts"

/** An amount of a month that whoever joins or leaves within it gets whole; others get their days' share. */
const paidWhole = { isPaidWhole: Schema.optionalKey(Schema.Literal(true)) }

/** Monthly allowance; the seven kinds that the law lets out of the hourly base are marked by whoever enters them. */
export const Subsidy = Schema.Struct({
  title: Schema.NonEmptyString,
  yen: Yen,
  isInHourlyBase: Schema.Boolean,
  ...paidWhole,
})

export const Commuting = Schema.Union([
  Schema.Struct({ by: Schema.Literal("transit"), yen: Yen, ...paidWhole }),
  Schema.Struct({ by: Schema.Literal("car"), yen: Yen, oneWayKm: Schema.Int, ...paidWhole }),
  /** The tax-free part as somebody has entered it. */
  Schema.Struct({ by: Schema.Literal("other"), yen: Yen, taxFree: Yen, ...paidWhole }),
])
