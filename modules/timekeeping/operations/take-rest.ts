/** 休憩に入る・終える, repeatable. */
import { Effect } from "effect"
import { holdPayMonthOpen, payMonthOf } from "#modules/companies/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import type { RestBody } from "../contract/bodies.ts"
import { endRest, insertRests, punchById } from "../repository/punches.ts"
import { decidePress } from "../rules/press.ts"
import { openFrom } from "../rules/press-plan.ts"
import { punchTold } from "../rules/punch-seal.ts"
import { punchView } from "../views/punch-view.ts"
import { keepPress, pressSeen, siteNameOf } from "./pressed.ts"

/**
 * Starts or ends a rest of the open punch; without an action the state decides.
 *
 * Fails with Timekeeping_Only_Staff, Permission_Denied, Timekeeping_Date_In_Future, Timekeeping_Not_Valid,
 * Closed_Salary_Day_Not_Editable.
 */
export const takeRest = Effect.fn("Timekeeping.takeRest")(function* (body: typeof RestBody.Type) {
  const { actor, staff, closingDate, at, pressedAt, arrivedAt, known, open: row } = yield* pressSeen(body)
  const { companyId, personId } = actor
  if (known !== undefined) return punchView(actor, known, staff, yield* siteNameOf(known))
  const isOther = body.timekeepingId !== undefined && row?.id !== body.timekeepingId
  if (row === undefined || isOther)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "timekeepingId", message: "nothingOpen" }])
  const open = openFrom(row)
  const asked = body.action ?? (open.openRest === undefined ? "start" : "end")
  const action = asked === "start" ? "restStart" : "restEnd"
  const decision = decidePress(open, { action, at, taskId: null, siteId: null })
  if (decision.kind === "refused")
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "action", message: decision.why }])
  yield* holdPayMonthOpen(companyId, payMonthOf(row.workDay, closingDate))
  if (decision.kind === "startRest") {
    yield* insertRests([{ companyId, punchId: row.id, staffId: staff.id, startedAt: pressedAt }])
  }
  if (decision.kind === "endRest") yield* endRest(companyId, decision.restId, pressedAt)
  yield* keepPress(companyId, {
    staffId: staff.id,
    pressedBy: personId,
    clientId: body.clientId,
    action,
    pressedAt,
    arrivedAt,
    punchId: row.id,
  })
  const after = yield* punchById(companyId, row.id)
  if (after === undefined) return yield* Effect.die(new Error("the punch is gone"))
  const { nextBegins: _, ...before } = row
  yield* tell(
    {
      action: `punch.${action}`,
      subject: `punch:${row.id}`,
      before: punchTold(before),
      after: { at: pressedAt, ...punchTold(after) },
    },
    { topic: "RestTaken", body: { companyId, staffId: staff.id, punchId: row.id, day: row.workDay } },
  )
  return punchView(actor, after, staff, yield* siteNameOf(after))
})
