/** What every press has in common: its time believed, its month open, its id seen once, its person locked. */
import { Clock, Effect } from "effect"
import { companySettings, holdPayMonthOpen, payMonthOf } from "#modules/companies/index.ts"
import { type Instant, type IsoDate, instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { PressAction } from "./codes.ts"
import { insertPress, lockedPerson } from "./repository/presses.ts"
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

/**
 * The punch that an earlier copy of this press made, undefined when it is new, and the one that is open. The person is
 * locked from here on.
 */
export const seenBefore = Effect.fnUntraced(function* (
  companyId: number,
  staffId: number,
  clientId: string | undefined,
) {
  const { known, open } = yield* lockedPerson(companyId, { staffId, clientId })
  if (known === undefined) return { known, open }
  if (known.staffId !== staffId)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "clientId", message: "pressOfAnother" }])
  return { known: yield* punchById(companyId, known.punchId), open }
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
