/** 経過措置 of a paper: what is printed on it, shown of it and booked of it are one answer. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { WholePaper } from "../model.ts"
import { deductibleShares } from "../rules/deductible-share.ts"
import { daysOfSupply } from "../rules/rates-by-share.ts"

/** Fails with NoLawOnDate for days before the tax existed. */
export const sharesWithin = Effect.fnUntraced(function* (from: IsoDate, to: IsoDate) {
  return yield* Effect.fromResult(deductibleShares(yield* Law, from, to))
})

/** Percent of its tax that the buyer may deduct, by day of supply; none is said of a seller who has a number. */
export const sharesOfPaper = Effect.fnUntraced(function* (paper: WholePaper) {
  if (paper.row.registrationNumber !== null) return []
  const { from, to } = daysOfSupply(paper)
  // The days of a kept paper have been asked of the law: one without a share is a fault of its file.
  return yield* Effect.orDie(sharesWithin(from, to))
})
