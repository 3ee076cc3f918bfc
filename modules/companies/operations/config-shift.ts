/**
 * The company's shifts, or its breaks. What is arranged keeps its own times: a new time is what the form of an
 * arrangement fills in from now on.
 */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { ConfigShift, ShiftSettings } from "../contract/company-settings.ts"
import { companyPolicy } from "../policy.ts"
import { type CompanyPatch, removeBreakRules, saveCompany } from "../repository/settings.ts"
import { breakRulesOf, type CompanyRow, companyById, insertBreakRules } from "../repository.ts"
import { breakRulesFrom, breakTimeView } from "../views/break-times.ts"
import { shiftTimesView } from "../views/settings-view.ts"
import { changeCompany, companyToChange, shownCompany } from "./change-company.ts"

const patchOf = ({ version: _, dateRegisterSchedule, ...same }: ShiftSettings): CompanyPatch => ({
  ...same,
  morningShift: same.morningShift === 1,
  afternoonShift: same.afternoonShift === 1,
  eveningShift: same.eveningShift === 1,
  registerScheduleWeekday: dateRegisterSchedule,
})

/** Breaks lie in rows of their own; the company's version counts for them too. */
const changeBreaks = Effect.fnUntraced(function* (row: CompanyRow, breakTime: Parameters<typeof breakRulesFrom>[1]) {
  const before = breakTimeView(yield* breakRulesOf(row.id))
  const rules = breakRulesFrom(row.id, breakTime)
  const after = breakTimeView(rules)
  if (JSON.stringify(before) === JSON.stringify(after)) return yield* shownCompany(row)
  yield* removeBreakRules(row.id)
  if (rules.length > 0) yield* insertBreakRules(rules)
  yield* saveCompany(row.id, {})
  yield* tell(
    { action: "company.breaks", subject: `company:${row.id}`, before, after },
    { topic: "CompanyChanged", body: { companyId: row.id } },
  )
  return yield* shownCompany(yield* found(companyById(row.id)))
})

/** Fails with Permission_Denied, Update_Expired (with what is stored now). */
export const configShift = Effect.fn("Companies.configShift")(function* (asked: ConfigShift) {
  const { companyId } = yield* CurrentActor
  yield* authorize(companyPolicy, "configShift", { id: companyId })
  const row = yield* companyToChange(asked.version)
  if ("breakTime" in asked) return yield* changeBreaks(row, asked.breakTime)
  // Compared as they are shown: the database writes 08:00 with its seconds.
  return yield* changeCompany({ ...row, ...timesOf(row) }, patchOf(asked), "company.shifts")
})
const timesOf = (row: CompanyRow) => {
  const { morningShift: _, afternoonShift: __, eveningShift: ___, ...times } = shiftTimesView(row)
  return times
}
