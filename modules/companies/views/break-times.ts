/** A company's breaks: lines of duties in rows → a list for each duty on the wire, and the other way round. */
import { type BreakDuty, breakDuties, ofEachDuty } from "../codes.ts"
import type { BreakTime } from "../contract/company-shifts.ts"
import type { BreakRuleRow } from "../repository.ts"

/** Shortest presence first. */
export const breakTimeView = (rules: ReadonlyArray<BreakRuleRow>): BreakTime =>
  ofEachDuty((duty: BreakDuty) =>
    rules
      .filter((rule) => rule.duty === duty)
      .toSorted((one, other) => one.presenceMinutes - other.presenceMinutes)
      .map(({ breakMinutes, presenceMinutes }) => ({
        hour: Math.floor(presenceMinutes / 60),
        minute: presenceMinutes % 60,
        break: breakMinutes,
      })),
  )

export const breakRulesFrom = (companyId: number, breakTime: BreakTime): ReadonlyArray<BreakRuleRow> =>
  breakDuties.flatMap((duty) =>
    breakTime[duty].map((row) => ({
      companyId,
      duty,
      presenceMinutes: row.hour * 60 + row.minute,
      breakMinutes: row.break,
    })),
  )
