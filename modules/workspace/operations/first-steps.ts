/** はじめの一歩: what a company that was just made has done, by what is stored of it. */
import { Effect } from "effect"
import { membershipsOfCompany } from "#modules/companies/index.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { firstHired } from "#modules/people/index.ts"
import { firstSiteName, hasArrangement } from "#modules/scheduling/index.ts"
import { hasPunch } from "#modules/timekeeping/index.ts"
import type { FirstStep } from "../codes.ts"
import { firstStepsPolicy, runTheCompany } from "../policy/entrance-policy.ts"

const step = (key: FirstStep, isDone: boolean, detail: string | null = null) => ({ key, isDone, detail })

/** 職人 are wanted: the founder is none, and neither is who leads sites or keeps the office with him. */
export const firstStepsOf = Effect.fn("Workspace.firstStepsOf")(function* (companyId: number) {
  const others = yield* membershipsOfCompany(companyId, runTheCompany)
  const site = yield* firstSiteName(companyId)
  const hired = yield* firstHired(
    companyId,
    others.map(({ id }) => id),
  )
  return [
    step("site", site !== null, site),
    step("people", hired !== null, hired),
    step("task", yield* hasArrangement(companyId)),
    step("punch", yield* hasPunch(companyId)),
  ]
})

/** Fails with Permission_Denied. */
export const showFirstSteps = Effect.fn("Workspace.showFirstSteps")(function* () {
  const { companyId } = yield* authorize(firstStepsPolicy, "read", undefined)
  return { steps: yield* firstStepsOf(companyId) }
})
