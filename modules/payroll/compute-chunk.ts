/** A piece of a close: what its people's slips are made from is read, the slips are made, and those that changed stored. */
import { createHash } from "node:crypto"
import { Context, Effect, Stream } from "effect"
import { chunksOf } from "effect/Array"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { writeStep } from "#modules/kernel/jobs/step.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { tell } from "#modules/kernel/write.ts"
import { countRulesOf } from "#modules/timekeeping/index.ts"
import type { Finding } from "./check-month.ts"
import { eachRead, type PersonRead } from "./gather-inputs.ts"
import { type MadeSlips, madeSlips, type SlipOrder } from "./made-slips.ts"
import { payMonthOfCompany } from "./pay-inputs.ts"
import { chunkDone, insertChunk, insertSlips, memberIds, slipHashes } from "./repository.ts"
import { payrollLawOf } from "./rules/payroll-law.ts"
import { SlipThreads } from "./slip-threads.ts"
import type { CloseInput } from "./start-close.ts"

/** People an order: ten or twenty milliseconds of work, and one statement that stores it. */
const peopleAnOrder = 25
/** Orders that are being made or lie ready while another one is stored. */
const ordersAhead = 8
/** People of a piece from which threads are worth their start, half a second of a processor each. */
export const ThreadsFrom = Context.Reference<number>("payroll/ThreadsFrom", { defaultValue: () => 400 })

/** Holds a chunk's people at once. */
const ordersOf = Effect.fn("Payroll.ordersOf")(function* (companyId: number, ids: ReadonlyArray<number>, of: IsoMonth) {
  const month = yield* payMonthOfCompany(companyId, of)
  const rules = yield* countRulesOf(companyId)
  const people: Array<PersonRead> = []
  yield* eachRead(companyId, ids, month, (read) => people.push(read))
  return chunksOf(people, peopleAnOrder).map((some): SlipOrder => ({ month, rules, people: some }))
})

/** Each order's slips in the order of the orders: by threads ahead of who takes them, else one after another right here. */
const madeOf = Effect.fn("Payroll.madeOf")(function* (orders: ReadonlyArray<SlipOrder>, people: number) {
  const law = payrollLawOf(yield* Law)
  const threads = people < (yield* ThreadsFrom) ? undefined : yield* SlipThreads
  const made = (order: SlipOrder): Effect.Effect<MadeSlips> =>
    threads === undefined ? Effect.sync(() => madeSlips(order, law)) : Effect.promise(() => threads.made(order))
  return Stream.mapEffect(Stream.fromIterable(orders), made, {
    concurrency: threads === undefined ? 1 : ordersAhead,
  })
})

const compute = Effect.fn("Payroll.compute")(function* (input: CloseInput & { readonly chunk: number }) {
  const { companyId } = yield* CurrentActor
  const { month, revision, chunk } = input
  const done = yield* chunkDone(companyId, month, revision, chunk)
  if (done !== undefined) return { written: done.written, unchanged: done.unchanged }
  const ids = yield* memberIds(companyId, month, revision, chunk)
  const before = yield* slipHashes(companyId, month, revision - 1, ids)
  const digest = createHash("sha256")
  const allStops: Array<Finding> = []
  let [written, unchanged] = [0, 0]
  yield* Stream.runForEach(yield* madeOf(yield* ordersOf(companyId, ids, month), ids.length), ({ slips, stops }) => {
    allStops.push(...stops)
    for (const { hash } of slips) digest.update(hash)
    const changed = slips.filter(({ staffId, hash }) => before.get(staffId)?.equals(hash) !== true)
    written += changed.length
    unchanged += slips.length - changed.length
    return insertSlips(changed.map((one) => ({ companyId, month, revision, ...one })))
  })
  // What needs a slip to be seen, or was written between the order and the freeze.
  if (allStops.length > 0)
    return yield* new Refused({ code: "Payroll_Not_Closable", view: { isOver: true, findings: allStops } })
  const result = { written, unchanged, digest: digest.digest() }
  yield* insertChunk({ companyId, month, revision, chunk, ...result })
  yield* tell({
    action: "payMonth.slips",
    subject: `payMonth:${month}`,
    after: { revision, chunk, written, digest: result.digest.toString("hex") },
  })
  return { written, unchanged }
})

/** Slips, chunk row and audit in one transaction: a kill leaves all of them or none. */
export const computeChunk = Effect.fn("Payroll.computeChunk")(function* (
  input: CloseInput & { readonly chunk: number },
) {
  return yield* writeStep(compute(input))
})
