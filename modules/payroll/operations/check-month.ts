/** 締めの確認: what stops a month, what to look at, and that the rest was looked at; each with who, what and the way out. */
import { Effect } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { checkKindNames, checkKinds } from "../codes/checks.ts"
import { payMonthPolicy } from "../policy.ts"
import { lookedAtOfMonth } from "../repository/looked-at.ts"
import { markOf } from "../rules/finding-mark.ts"
import { isStop } from "../rules/findings.ts"
import { type ShownFinding, shownFindings } from "../views/shown-findings.ts"
import { findingsOfMonth } from "./month-findings.ts"

/** What stops nothing with its mark, and with who looked at it as it is now. */
const withLooks = Effect.fnUntraced(function* (
  companyId: number,
  month: IsoMonth,
  findings: ReadonlyArray<ShownFinding>,
) {
  const looks = new Map((yield* lookedAtOfMonth(companyId, month)).map((row) => [row.mark.toString("hex"), row]))
  const people = yield* peopleByIds([...new Set([...looks.values()].map(({ lookedBy }) => lookedBy))])
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  return findings.map((finding) => {
    if (isStop(finding)) return finding
    const mark = markOf(finding)
    const look = looks.get(mark)
    if (look === undefined) return { ...finding, mark }
    return {
      ...finding,
      mark,
      lookedAt: { by: nameOf.get(look.lookedBy) ?? "", at: look.lookedAt, reason: look.reason },
    }
  })
})

/** What a close would say of the month now. Fails with Permission_Denied. */
export const checkMonth = Effect.fn("Payroll.checkMonth")(function* (month: IsoMonth) {
  const { companyId } = yield* CurrentActor
  const state = (yield* payMonthStates(companyId, [month])).get(month)?.state ?? "open"
  yield* authorize(payMonthPolicy, "check", { state })
  const { period, findings: found, isOver, paidIds } = yield* findingsOfMonth(companyId, month)
  const findings = yield* withLooks(companyId, month, yield* shownFindings(companyId, found, isOver))
  return {
    month,
    from: period.from,
    to: period.to,
    paidOn: period.paidOn,
    people: paidIds.length,
    isOver,
    checks: checkKindNames.map((kind) => ({
      kind,
      severity: checkKinds[kind],
      findings: findings.filter((one) => one.kind === kind),
    })),
  }
})
