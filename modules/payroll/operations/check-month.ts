/** 締めの確認: what stops a month, what to look at, and that the rest was looked at; each with who, what and the way out. */
import { Effect } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { checkKindNames, checkKinds } from "../codes/checks.ts"
import { payMonthPolicy } from "../policy.ts"
import { shownFindings } from "../views/shown-findings.ts"
import { findingsOfMonth } from "./month-findings.ts"

/** What a close would say of the month now. Fails with Permission_Denied. */
export const checkMonth = Effect.fn("Payroll.checkMonth")(function* (month: IsoMonth) {
  const { companyId } = yield* CurrentActor
  const state = (yield* payMonthStates(companyId, [month])).get(month)?.state ?? "open"
  yield* authorize(payMonthPolicy, "check", { state })
  const { period, findings: found, isOver, paidIds } = yield* findingsOfMonth(companyId, month)
  const findings = yield* shownFindings(companyId, found, isOver)
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
