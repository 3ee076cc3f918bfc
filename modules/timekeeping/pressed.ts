/** What every press has in common: its time believed, its month open, its id seen once, its person locked. */
import { Clock, Effect } from "effect"
import { companySettings, holdPayMonthOpen, payMonthOf } from "#modules/companies/index.ts"
import { type Instant, type IsoDate, instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { PressAction } from "./codes.ts"
import { ownStaffLocked } from "./own-staff.ts"
import { insertPress } from "./repository/presses.ts"
import { punchById } from "./repository/punches.ts"
import { trustOf } from "./rules/trusted-time.ts"

/** The moment a press counts for. Fails with Timekeeping_Date_In_Future, Timekeeping_Not_Valid (older than 14 days). */
export const pressedTime = Effect.fnUntraced(function* (pressedAt: Instant | undefined) {
  const arrivedAt = yield* Clock.currentTimeMillis
  const at = pressedAt === undefined ? arrivedAt : millisOfInstant(pressedAt)
  const trust = trustOf(at, arrivedAt)
  if (trust === "inFuture")
    return yield* refuse("Timekeeping_Date_In_Future", [{ field: "pressedAt", message: "pressInFuture" }])
  if (trust === "tooOld")
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "pressedAt", message: "pressTooOld" }])
  return { at, arrivedAt }
})

/** Fails with Closed_Salary_Day_Not_Editable when the day's pay month is closing or closed. */
export const holdDayOpen = Effect.fn("Timekeeping.holdDayOpen")(function* (companyId: number, day: IsoDate) {
  const { salaryClosingDate } = yield* companySettings(companyId)
  yield* holdPayMonthOpen(companyId, payMonthOf(day, salaryClosingDate))
})

interface PressSent {
  readonly pressedAt?: Instant | undefined
  readonly clientId?: string | undefined
}

/**
 * Who presses and when, the punch that an earlier copy of this press made, undefined when it is new, and the one that is
 * open. The person is locked from here on.
 *
 * Fails with Timekeeping_Only_Staff, Permission_Denied, and as `pressedTime` does; with Timekeeping_Not_Valid when the
 * id is another person's press.
 */
export const pressSeen = Effect.fnUntraced(function* ({ pressedAt, clientId }: PressSent) {
  const { actor, staff, closingDate, known, open } = yield* ownStaffLocked(clientId)
  const by = { actor, staff, closingDate, open, ...(yield* pressedTime(pressedAt)) }
  if (known === undefined) return { ...by, known }
  if (known.staffId !== staff.id)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "clientId", message: "pressOfAnother" }])
  return { ...by, known: yield* punchById(actor.companyId, known.punchId) }
})

export interface Pressed {
  readonly companyId: number
  readonly staffId: number
  readonly personId: number
  readonly clientId: string | undefined
  readonly action: PressAction
  readonly at: number
  readonly arrivedAt: number
  readonly punchId: number
  readonly cancels?: string
}

/** Keeps the press as it was pressed; a press without a client id came from no queue and needs none. */
export const keepPress = Effect.fn("Timekeeping.keepPress")(function* (pressed: Pressed) {
  if (pressed.clientId === undefined) return
  yield* insertPress({
    companyId: pressed.companyId,
    clientId: pressed.clientId,
    staffId: pressed.staffId,
    pressedBy: pressed.personId,
    action: pressed.action,
    pressedAt: instantOfMillis(pressed.at),
    arrivedAt: instantOfMillis(pressed.arrivedAt),
    punchId: pressed.punchId,
    cancels: pressed.cancels ?? null,
  })
})
