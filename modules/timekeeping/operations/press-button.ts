/** 出勤・退勤: presses of the big button. At eight a whole company presses at once, so they are taken together. */

import { Effect, Result } from "effect"
import { instantNow } from "#modules/kernel/clock.ts"
import { byOne, type Crowd, type Decided, forTheRest } from "#modules/kernel/crowd/crowd.ts"
import type { Change } from "#modules/kernel/write.ts"
import type { PressBody } from "../contract/bodies.ts"
import type { PunchView } from "../contract/views.ts"
import { type ReadForPress, readForPresses } from "../repository/own-record.ts"
import { type PunchChange, storePunches } from "../repository/pressed-punches.ts"
import { type PressPlan, pressPlan } from "../rules/press-plan.ts"
import { punchSeal, punchTold } from "../rules/punch-seal.ts"
import { punchView } from "../views/punch-view.ts"
import { type Pressing, pressFacts } from "./press-facts.ts"
import { pressKept, seenOf } from "./pressed.ts"

const changeOf = ({ endsRest, leaves, pressing, punch }: PressPlan, kind: PunchChange["kind"]): PunchChange => {
  const { actor, arrivedAt, body, pressedAt, staff } = pressing
  const press = pressKept({
    clientId: body.clientId,
    staffId: staff.id,
    pressedBy: actor.personId,
    action: kind === "ended" ? "out" : "in",
    pressedAt,
    arrivedAt,
    punchId: punch.id,
  })
  return { kind, punch, leaves, endsRest, press }
}

/** What the audit keeps of a press; a punch that it leaves unfinished has changed too and gets an entry of its own. */
const changesTold = ({ day, kind, leaves, pressing, punch }: PressPlan): ReadonlyArray<Change> => {
  const { open, pressedAt, staff } = pressing
  const subject = `punch:${punch.id}`
  const after = { day, at: pressedAt, staffId: staff.id, state: punch.state, seal: punchSeal(punch) }
  if (kind === "ended") return [{ action: "punch.out", subject, before: { state: "open" }, after }]
  const begun = { action: "punch.in", subject, after }
  if (leaves === undefined || open?.id !== leaves) return [begun]
  const { nextBegins: _, ...held } = open
  const left = { ...held, state: "unfinished", version: held.version + 1 } as const
  return [{ action: "punch.left", subject: `punch:${leaves}`, before: punchTold(held), after: punchTold(left) }, begun]
}

const outcomeOf = (plan: PressPlan): Decided<PunchChange, PunchView> => {
  const { day, kind, pressing, punch, siteName } = plan
  const { actor, staff } = pressing
  const view = punchView(actor, punch, staff, siteName)
  if (kind === "madeBefore") return { view, told: { changes: [], events: [] } }
  const topic = kind === "ended" ? "ClockedOut" : "ClockedIn"
  const body = { companyId: actor.companyId, staffId: staff.id, punchId: punch.id, day }
  return { view, told: { changes: changesTold(plan), events: [{ topic, body }] }, change: changeOf(plan, kind) }
}

/**
 * Checks in or out with the times pressed; the same press sent again changes nothing and gets the same answer.
 *
 * A press is refused with Timekeeping_Only_Staff, Permission_Denied, Timekeeping_Date_In_Future, Timekeeping_Not_Valid,
 * Task_Not_Found, Start_Date_Task_After_Current_Date, User_Not_Working_This_Time (an arrangement of another day),
 * Not_Found, No_Shift_For_The_Time (no shift ticked), Closed_Salary_Day_Not_Editable.
 */
export const presses: Crowd<typeof PressBody.Type, ReadForPress, PunchChange, PunchView> = {
  read: (sql, companyId, asked) =>
    readForPresses(
      sql,
      companyId,
      asked.map(({ actor: { personId }, body: { clientId, pressedAt } }) => ({ personId, clientId, pressedAt })),
    ),
  decide: Effect.fnUntraced(function* (companyId, asked) {
    const arrivedAt = yield* instantNow
    const seen = asked.map(({ actor, body, facts }) =>
      Result.map(
        seenOf(actor, body, facts, arrivedAt),
        (of): Pressing => ({ ...of, body, newId: facts.newId, isOpen: facts.isOpen }),
      ),
    )
    return yield* forTheRest(seen, (all) =>
      Effect.map(pressFacts(companyId, all), (facts) => facts.map((of) => Result.map(pressPlan(of), outcomeOf))),
    )
  }),
  store: storePunches,
}

/** One press within an open write of the person. */
export const pressButton = byOne(presses)
