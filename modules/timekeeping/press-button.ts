/** 出勤・退勤: presses of the big button. At eight a whole company presses at once, so they are carried out together. */
import { Clock, Effect, Result } from "effect"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { byOne, type CameTo, type Crowd, forTheRest, forWhoAsks } from "#modules/kernel/crowd.ts"
import type { PressBody, PunchView } from "./model.ts"
import { type Pressing, pressFacts } from "./press-facts.ts"
import { overlapping, type PressPlan, pressPlan } from "./press-plan.ts"
import { keepPresses, type Pressed, seenOf } from "./pressed.ts"
import { type LockedRecord, lockedRecordsOf } from "./repository/own-record.ts"
import { type Begun, beginPunches, type Ended, endPunches } from "./repository/presses.ts"
import type { PunchWithRests } from "./repository/punches.ts"
import { punchView } from "./views.ts"

const pressOf = ({ actor, arrivedAt, body, pressedAt }: Pressing) => ({
  clientId: body.clientId,
  pressedBy: actor.personId,
  pressedAt,
  arrivedAt,
})

const begunOf = (plan: PressPlan): Begun | undefined => {
  if (plan.kind !== "checkIn") return undefined
  const { leaves, pressing, where } = plan
  const { siteName: _, ...begun } = where
  return { ...begun, staffId: pressing.staff.id, position: pressing.body, leaves, press: pressOf(pressing) }
}

const endedOf = (plan: PressPlan): Ended | undefined => {
  if (plan.kind !== "checkOut") return undefined
  const { open, pressing, restId, shifts } = plan
  return { open, shifts, restId, position: pressing.body, press: pressOf(pressing) }
}

/** A press of somebody who is in already makes no punch, but is kept. */
const keptOf = (plan: PressPlan): ReadonlyArray<Pressed> => {
  if (plan.kind !== "sameAgain") return []
  const { pressing, punch } = plan
  return [{ ...pressOf(pressing), staffId: pressing.staff.id, action: "in", punchId: punch.id }]
}

const told = ({ pressing, siteName, ...plan }: PressPlan, punch: PunchWithRests) => {
  const { actor, pressedAt, staff } = pressing
  const view = punchView(actor, punch, staff, siteName)
  if (plan.kind === "madeBefore") return { view, told: { changes: [], events: [] } }
  const { day } = plan
  const [action, topic] = plan.kind === "checkOut" ? ["punch.out", "ClockedOut"] : ["punch.in", "ClockedIn"]
  const body = { companyId: actor.companyId, staffId: staff.id, punchId: punch.id, day }
  const change = { action, subject: `punch:${punch.id}`, after: { day, at: pressedAt } }
  return { view, told: { changes: [change], events: [{ topic, body }] } }
}

const stored = Effect.fnUntraced(function* (companyId: number, plans: ReadonlyArray<PressPlan>) {
  const [begun, ended] = yield* Effect.all(
    [
      forWhoAsks(plans, begunOf, (all) => beginPunches(companyId, all)),
      forWhoAsks(plans, endedOf, (all) => endPunches(companyId, all)),
      keepPresses(companyId, plans.flatMap(keptOf)),
    ],
    { concurrency: "unbounded" },
  )
  return plans.map((plan, n): CameTo<PunchView> => {
    const punch = plan.kind === "checkIn" || plan.kind === "checkOut" ? (begun[n] ?? ended[n]) : plan.punch
    if (punch !== undefined) return Result.succeed(told(plan, punch))
    if (plan.kind === "checkOut") return overlapping()
    throw new Error("no punch was stored")
  })
})

const carriedOut = Effect.fnUntraced(function* (companyId: number, presses: ReadonlyArray<Pressing>) {
  const plans = (yield* pressFacts(companyId, presses)).map(pressPlan)
  return yield* forTheRest(plans, (all) => stored(companyId, all))
})

/**
 * Checks in or out with the times pressed; the same press sent again changes nothing and gets the same answer.
 *
 * A press is refused with Timekeeping_Only_Staff, Permission_Denied, Timekeeping_Date_In_Future, Timekeeping_Not_Valid,
 * Task_Not_Found, Not_Found, No_Shift_For_The_Time (no shift ticked), Closed_Salary_Day_Not_Editable.
 */
export const presses: Crowd<typeof PressBody.Type, LockedRecord, PunchView> = {
  read: (sql, companyId, asked) =>
    lockedRecordsOf(
      sql,
      companyId,
      asked.map(({ actor, body }) => ({ personId: actor.personId, clientId: body.clientId })),
    ),
  carryOut: Effect.fnUntraced(function* (companyId, asked) {
    const arrivedAt = instantOfMillis(yield* Clock.currentTimeMillis)
    const seen = asked.map(({ actor, body, facts }) =>
      Result.map(seenOf(actor, body, facts, arrivedAt), (of): Pressing => ({ ...of, body })),
    )
    return yield* forTheRest(seen, (all) => carriedOut(companyId, all))
  }),
}

/** One press within an open write of the person. */
export const pressButton = byOne(presses)
