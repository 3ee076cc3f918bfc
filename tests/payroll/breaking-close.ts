/** A close that breaks, or waits for ever, at the slip of a person whom the test names. */
import { Effect, Layer } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { type CloseInput, PeopleAPiece } from "#modules/payroll/index.ts"
import { plannedIds } from "#modules/payroll/repository.ts"
import { jobWorker } from "#modules/server.ts"
import { defineJob } from "#workflows/definition.ts"
import { productJobs } from "#workflows/engine.ts"
import { activities } from "#workflows/payroll-close/activities.ts"
import { payrollClose } from "#workflows/payroll-close/job.ts"
import { closeMonth } from "#workflows/payroll-close/workflow.ts"
import { clonedDatabase, heldForFile, opened } from "../kernel/product.ts"

/** Each person is a piece. */
export const faults: {
  /** Whose slip can't be calculated; undefined when all can. */
  broken: number | undefined
  /** Whose slip is never done; the close waits there. */
  endless: number | undefined
} = { broken: undefined, endless: undefined }
const breaking = defineJob({
  kind: payrollClose.kind,
  steps: closeMonth,
  activities: {
    ...activities,
    plan: (input: CloseInput) => Effect.provideService(activities.plan(input), PeopleAPiece, 1),
    compute: Effect.fn("Tests.compute")(function* (input: CloseInput & { readonly piece: number }) {
      const { companyId } = yield* CurrentActor
      const ids = yield* inCompany(companyId)(plannedIds(companyId, input.month, input.revision, input.piece))
      if (faults.endless !== undefined && ids.includes(faults.endless)) return yield* Effect.never
      if (faults.broken !== undefined && ids.includes(faults.broken)) return yield* refuse("Payroll_Not_Closable")
      return yield* activities.compute(input)
    }),
  },
})

/** The product with such closes, held for a file of tests. */
export const heldBreaking = () =>
  heldForFile((socket, dataDir) =>
    Effect.gen(function* () {
      const running = yield* opened(yield* clonedDatabase(socket), dataDir)
      yield* Layer.build(jobWorker({ database: running.address, dataDir }, { ...productJobs, definitions: [breaking] }))
      return running
    }),
  )
