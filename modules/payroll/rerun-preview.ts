/** What a rerun of a closed month would change, before anybody decides on it. Nothing is stored. */
import { Effect, Result } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { type Calculated, calculate, slipHash } from "./calculate.ts"
import { stopsOfMonth } from "./check-month.ts"
import { payMonthPolicy } from "./policy.ts"
import { latestSlips, type SlipRow } from "./repository.ts"
import { slipDifference } from "./rules/difference.ts"
import { lineName } from "./rules/line-names.ts"
import type { SlipFigures } from "./rules/slip.ts"
import { slipFrom } from "./statement.ts"

const changesOf = (before: SlipFigures, after: SlipFigures, actor: Actor) =>
  slipDifference(before, after)
    .lines.filter(({ difference }) => difference !== 0)
    .map((line) => ({
      key: line.key,
      name: lineName(line, actor.language),
      before: line.before,
      after: line.after,
    }))

const differenceOf = ({ gathered, result }: Calculated, stored: SlipRow | undefined, actor: Actor) => {
  if (Result.isFailure(result) || stored?.hash.equals(slipHash(result.success)) === true) return []
  const { id: userId, name } = gathered.staff
  const { slip } = result.success
  const changes = stored === undefined ? [] : changesOf(slipFrom(stored), slip, actor)
  return [{ userId, name, before: stored?.net ?? null, net: slip.totals.net, changes }]
}

/**
 * Everybody whose slip a rerun would write anew, with the lines that change; `before` is null for a first slip.
 *
 * Fails with Permission_Denied (also for a month that is not closed), Not_Found for people who are not of the month, and
 * Payroll_Not_Closable with every finding that would stop the rerun.
 */
export const rerunPreview = Effect.fn("Payroll.rerunPreview")(function* (asked: {
  readonly month: IsoMonth
  readonly userIds?: ReadonlyArray<number>
}) {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const { month, userIds } = asked
  const known = (yield* payMonthStates(companyId, [month])).get(month) ?? { state: "open" as const, revision: 0 }
  yield* authorize(payMonthPolicy, "rerun", known)
  const { findings: stops, isOver, paidIds, period } = yield* stopsOfMonth(companyId, month, userIds)
  if (userIds?.every((id) => paidIds.includes(id)) === false) return yield* refuse("Not_Found")
  if (stops.length > 0 || !isOver)
    return yield* new Refused({ code: "Payroll_Not_Closable", view: { isOver, findings: stops } })
  const rows = yield* latestSlips(companyId, [month], known.revision, paidIds)
  const stored = new Map(rows.map((row) => [row.staffId, row]))
  const calculated = yield* calculate(companyId, paidIds, period)
  return calculated.flatMap((one) => differenceOf(one, stored.get(one.gathered.staff.id), actor))
})
