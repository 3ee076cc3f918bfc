/** 「間違えた・取り消す」: takes a press back within a minute; an event of its own, the press stays. */
import { Effect } from "effect"
import { holdPayMonthOpen, payMonthOf } from "#modules/companies/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import type { CancelBody } from "../contract/bodies.ts"
import { pressByClientId, pressesOf } from "../repository/presses.ts"
import { deleteRest, endRest, type PunchWithRests, punchBefore, punchById, updatePunch } from "../repository/punches.ts"
import { punchTold } from "../rules/punch-seal.ts"
import { millisOf, punchView } from "../views/punch-view.ts"
import { keepPress, pressSeen, siteNameOf } from "./pressed.ts"

const undoMillis = 60_000

/** The check-in is void, and the punch that it left unfinished, if it did, goes on. */
const checkInUndone = Effect.fn("Timekeeping.checkInUndone")(function* (row: PunchWithRests) {
  yield* updatePunch(row, { state: "cancelled" })
  const before = yield* punchBefore(row)
  if (before?.state !== "unfinished") return
  yield* updatePunch(before, { state: "open" })
  const resumed = yield* punchById(row.companyId, before.id)
  if (resumed === undefined) return yield* Effect.die(new Error("the punch is gone"))
  yield* tell({
    action: "punch.resume",
    subject: `punch:${before.id}`,
    before: punchTold(before),
    after: punchTold(resumed),
  })
})

/** The person is at work again, or in the rest that the check-out had ended. */
const checkOutUndone = Effect.fn("Timekeeping.checkOutUndone")(function* (row: PunchWithRests) {
  yield* updatePunch(row, { state: "open", checkOut: null, shifts: [], halfShifts: [] })
  const rest = row.rests.at(-1)
  if (rest !== undefined && rest.endedAt === row.checkOut) yield* endRest(row.companyId, rest.id, null)
})

const undone = Effect.fn("Timekeeping.undone")(function* (row: PunchWithRests, action: string) {
  const lastRest = row.rests.at(-1)
  if (action === "in") return yield* checkInUndone(row)
  if (action === "out") return yield* checkOutUndone(row)
  if (action === "restStart" && lastRest !== undefined) return yield* deleteRest(row.companyId, lastRest.id)
  if (action === "restEnd" && lastRest !== undefined) return yield* endRest(row.companyId, lastRest.id, null)
})

/**
 * Takes the latest press of a punch back. Fails with Timekeeping_Not_Valid when a minute has passed, when something
 * was pressed after it, or when somebody went on elsewhere; Not_Found when there is no such press of this person.
 */
export const cancelPress = Effect.fn("Timekeeping.cancelPress")(function* (body: typeof CancelBody.Type) {
  const { actor, staff, closingDate, at, pressedAt, arrivedAt, known, open } = yield* pressSeen(body)
  const { companyId, personId } = actor
  if (known !== undefined) return punchView(actor, known, staff, yield* siteNameOf(known))
  const target = yield* pressByClientId(companyId, body.cancels)
  if (target === undefined || target.staffId !== staff.id) return yield* refuse("Not_Found")
  const row = yield* punchById(companyId, target.punchId)
  const latest = (yield* pressesOf(companyId, target.punchId)).at(-1)
  const isLate = at - millisOf(target.pressedAt) > undoMillis || at < millisOf(target.pressedAt)
  const isOvertaken = latest?.clientId !== body.cancels || (open !== undefined && open.id !== target.punchId)
  if (row === undefined || isLate || isOvertaken || target.action === "cancel") {
    return yield* refuse("Timekeeping_Not_Valid", [
      { field: "cancels", message: isLate ? "cancelTooLate" : "cancelOvertaken" },
    ])
  }
  yield* holdPayMonthOpen(companyId, payMonthOf(row.workDay, closingDate))
  yield* undone(row, target.action)
  yield* keepPress(companyId, {
    staffId: staff.id,
    pressedBy: personId,
    clientId: body.clientId,
    action: "cancel",
    pressedAt,
    arrivedAt,
    punchId: row.id,
    cancels: body.cancels,
  })
  const after = yield* punchById(companyId, row.id)
  if (after === undefined) return yield* Effect.die(new Error("the punch is gone"))
  yield* tell(
    {
      action: "punch.cancel",
      subject: `punch:${row.id}`,
      before: punchTold(row),
      after: { cancelled: target.action, ...punchTold(after) },
    },
    { topic: "PressCancelled", body: { companyId, staffId: staff.id, punchId: row.id, day: row.workDay } },
  )
  return punchView(actor, after, staff, yield* siteNameOf(after))
})
