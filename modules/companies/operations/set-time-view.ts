/** 日の時間割: the hours in which the calendar shows a day, the same for everybody of the company (D99). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { SetTimeView } from "../contract/company-settings.ts"
import { companyPolicy } from "../policy.ts"
import { timeViewOf } from "../views/settings-view.ts"
import { changeCompany, companyToChange } from "./change-company.ts"

/** Fails with Permission_Denied, Update_Expired (with what is stored now). */
export const setTimeView = Effect.fn("Companies.setTimeView")(function* (asked: SetTimeView) {
  const { companyId } = yield* CurrentActor
  yield* authorize(companyPolicy, "timeView", { id: companyId })
  const row = yield* companyToChange(asked.version)
  // Compared as it is shown: the database writes 06:00 with its seconds.
  const stored = { ...row, timeViewFrom: timeViewOf(row).startTime }
  const next = { timeViewFrom: asked.startTime, hourInterval: asked.hourIntervalType }
  return yield* changeCompany(stored, next, "company.timeView")
})
