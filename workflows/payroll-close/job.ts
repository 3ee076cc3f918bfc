import { closeAgain, closeKind } from "#modules/payroll/index.ts"
import { defineJob } from "../definition.ts"
import { activities } from "./activities.ts"
import { closeMonth } from "./workflow.ts"

/** Kind `payroll-close`. A changed definition gets a kind of its own; running ones end on the old. */
export const payrollClose = defineJob({ kind: closeKind, steps: closeMonth, activities, again: closeAgain })
