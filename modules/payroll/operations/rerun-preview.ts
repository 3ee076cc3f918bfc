/** What a rerun of a closed month would change, before anybody decides on it. Nothing is stored. */
import { Effect, Result } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { PaidPerson } from "#modules/people/index.ts"
import { payMonthPolicy } from "../policy.ts"
import { eachLatestSlip, slipHashes } from "../repository.ts"
import { slipDifference } from "../rules/slip/difference.ts"
import { lineName } from "../rules/slip/line-names.ts"
import type { SlipFigures } from "../rules/slip/slip.ts"
import { shownFindings } from "../views/shown-findings.ts"
import { slipHash } from "./calculate.ts"
import { stopsOfMonth } from "./month-findings.ts"
import { slipFrom } from "./show-statement.ts"

const changesOf = (before: SlipFigures, after: SlipFigures, language: Language) =>
  slipDifference(before, after)
    .lines.filter(({ difference }) => difference !== 0)
    .map((line) => ({
      key: line.key,
      name: lineName(line, language),
      before: line.before,
      after: line.after,
    }))

/** A person whose slip would be written anew. */
interface Anew {
  readonly staff: PaidPerson
  readonly slip: SlipFigures
}

const differenceOf = ({ staff, slip }: Anew, before: SlipFigures | undefined, language: Language) => ({
  userId: staff.id,
  name: staff.name,
  before: before?.totals.net ?? null,
  net: slip.totals.net,
  changes: before === undefined ? [] : changesOf(before, slip, language),
})

/**
 * Everybody whose slip a rerun would write anew, with the lines that change; `before` is null for a first slip.
 *
 * Holds those only: of the others a digest tells that nothing changes. Fails with Permission_Denied (also for a month that
 * is not closed), Not_Found for people who are not of the month, and Payroll_Not_Closable with every finding that would
 * stop the rerun.
 */
export const rerunPreview = Effect.fn("Payroll.rerunPreview")(function* (asked: {
  readonly month: IsoMonth
  readonly userIds?: ReadonlyArray<number>
}) {
  const { companyId, language } = yield* CurrentActor
  const { month, userIds } = asked
  const known = (yield* payMonthStates(companyId, [month])).get(month) ?? { state: "open" as const, revision: 0 }
  yield* authorize(payMonthPolicy, "rerun", known)
  const stored = yield* slipHashes(companyId, month, known.revision, userIds)
  const anew = new Map<number, Anew>()
  const {
    findings: found,
    isOver,
    paidIds,
  } = yield* stopsOfMonth(companyId, month, userIds, ({ gathered, result }) => {
    const { staff } = gathered
    if (Result.isFailure(result) || stored.get(staff.id)?.equals(slipHash(result.success)) === true) return
    anew.set(staff.id, { staff, slip: result.success.slip })
  })
  if (userIds?.every((id) => paidIds.includes(id)) === false) return yield* refuse("Not_Found")
  const findings = yield* shownFindings(companyId, found, isOver)
  if (findings.length > 0 || !isOver)
    return yield* new Refused({ code: "Payroll_Not_Closable", view: { isOver, findings } })
  const differences = new Map([...anew].map(([id, one]) => [id, differenceOf(one, undefined, language)]))
  yield* eachLatestSlip(companyId, month, known.revision, [...anew.keys()], (row) => {
    const one = anew.get(row.staffId)
    if (one !== undefined) differences.set(row.staffId, differenceOf(one, slipFrom(row), language))
  })
  return [...differences.values()]
})
