/** A piece of a close: what its people's slips are made from is read, the slips are made, and those that changed stored. */
import { Context, Effect, Stream } from "effect"
import { chunksOf } from "effect/Array"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { writeStep } from "#modules/kernel/jobs/step.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { tell } from "#modules/kernel/write.ts"
import { insertPiece, insertSlips, pieceDone, plannedIds, slipHashes } from "../repository.ts"
import type { Finding } from "../rules/findings.ts"
import { payrollLawOf } from "../rules/payroll-law.ts"
import { slipSeals } from "../rules/slip/slip-seals.ts"
import { eachRead, monthBasis, type PersonRead } from "./gather-inputs.ts"
import { type MadeSlips, madeSlips, type SlipOrder } from "./made-slips.ts"
import { payMonthOfCompany } from "./person-inputs.ts"
import { SlipThreads } from "./slip-threads.ts"
import type { CloseInput } from "./start-close.ts"

/** People an order: ten or twenty milliseconds of work, and one statement that stores it. */
const peopleAnOrder = 25
/** People read at once: while their slips are made, the next are read. The first are few, for until then nobody works. */
const peopleARead = { first: 100, next: 250 }
/** Orders that wait to be stored: so much of a piece is held, however large it is. */
const ordersAhead = 40
/** People of a piece from which threads are worth their start, half a second of a processor each. */
export const ThreadsFrom = Context.Reference<number>("payroll/ThreadsFrom", { defaultValue: () => 400 })

/** Who makes the slips of so many people: threads from the moment of the order, or whoever asks for them. */
const makerFor = Effect.fn("Payroll.makerFor")(function* (people: number) {
  const law = payrollLawOf(yield* Law)
  const threads = people < (yield* ThreadsFrom) ? undefined : yield* SlipThreads
  return (order: SlipOrder): Effect.Effect<MadeSlips> =>
    threads === undefined ? Effect.sync(() => madeSlips(order, law)) : threads.started(order)
})

/** Orders the slips of these people while they are read, and reads on while those that are made are stored. */
const ordered = Effect.fn("Payroll.ordered")(function* (companyId: number, ids: ReadonlyArray<number>, of: IsoMonth) {
  const month = yield* payMonthOfCompany(companyId, of)
  const basis = yield* monthBasis(companyId, month)
  const order = yield* makerFor(ids.length)
  const orders = (some: ReadonlyArray<number>) => {
    const people: Array<PersonRead> = []
    return Effect.map(
      eachRead(companyId, some, month, (read) => people.push(read)),
      () => chunksOf(people, peopleAnOrder).map((these) => order({ ...basis, people: these })),
    )
  }
  const reads = [ids.slice(0, peopleARead.first), ...chunksOf(ids.slice(peopleARead.first), peopleARead.next)]
  return Stream.fromIterable(reads).pipe(
    Stream.mapEffect(orders),
    Stream.flattenIterable,
    Stream.buffer({ capacity: ordersAhead }),
  )
})

const compute = Effect.fn("Payroll.compute")(function* (input: CloseInput & { readonly piece: number }) {
  const { companyId } = yield* CurrentActor
  const { month, revision, piece } = input
  const done = yield* pieceDone(companyId, month, revision, piece)
  if (done !== undefined) return { written: done.written, unchanged: done.unchanged }
  const ids = yield* plannedIds(companyId, month, revision, piece)
  const before = yield* slipHashes(companyId, month, revision - 1, ids)
  const seals = slipSeals()
  const allStops: Array<Finding> = []
  let [written, unchanged] = [0, 0]
  const store = ({ slips, stops }: MadeSlips) => {
    allStops.push(...stops)
    for (const { staffId, hash } of slips) seals.add(staffId, hash)
    const changed = slips.filter(({ staffId, hash }) => before.get(staffId)?.equals(hash) !== true)
    written += changed.length
    unchanged += slips.length - changed.length
    return insertSlips(changed.map((one) => ({ companyId, month, revision, ...one })))
  }
  yield* Stream.runForEach(yield* ordered(companyId, ids, month), Effect.flatMap(store))
  // What needs a slip to be seen, or was written between the order and the freeze.
  if (allStops.length > 0)
    return yield* new Refused({ code: "Payroll_Not_Closable", view: { isOver: true, findings: allStops } })
  const { digest, ...sealed } = seals.sealed()
  const result = { written, unchanged, digest }
  yield* insertPiece({ companyId, month, revision, piece, ...result })
  yield* tell({
    action: "payMonth.slips",
    subject: `payMonth:${month}`,
    after: { revision, chunk: piece, written, digest: digest.toString("hex"), ...sealed },
  })
  return { written, unchanged }
})

/** Slips, piece row and audit in one transaction: a kill leaves all of them or none. */
export const computePiece = Effect.fn("Payroll.computePiece")(function* (
  input: CloseInput & { readonly piece: number },
) {
  return yield* writeStep(compute(input))
})
