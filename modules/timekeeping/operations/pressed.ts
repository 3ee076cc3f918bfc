/** What every press has in common: its time believed, its month open, its id seen once, its person locked. */

import { Effect, Result } from "effect"
import { companySettings, holdPayMonthOpen, payMonthOf } from "#modules/companies/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import {
  type GivenInstant,
  type Instant,
  type IsoDate,
  instantGiven,
  millisOfInstant,
} from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { siteNames } from "#modules/scheduling/index.ts"
import { type LockedRecord, lockedRecordsOf } from "../repository/own-record.ts"
import { insertPress, type NewPress } from "../repository/presses.ts"
import { type PunchWithRests, punchById } from "../repository/punches.ts"
import { trustOf } from "../rules/trusted-time.ts"
import { staffOf } from "./own-staff.ts"

/** The moment a press counts for. Fails with Timekeeping_Date_In_Future, Timekeeping_Not_Valid (older than 14 days). */
const pressedTime = (pressedAt: Instant, arrivedAt: Instant) => {
  const at = millisOfInstant(pressedAt)
  const trust = trustOf(at, millisOfInstant(arrivedAt))
  if (trust === "inFuture")
    return Result.fail(refuse("Timekeeping_Date_In_Future", [{ field: "pressedAt", message: "pressInFuture" }]))
  if (trust === "tooOld")
    return Result.fail(refuse("Timekeeping_Not_Valid", [{ field: "pressedAt", message: "pressTooOld" }]))
  return Result.succeed(at)
}

/** Fails with Closed_Salary_Day_Not_Editable when the day's pay month is closing or closed. */
export const holdDayOpen = Effect.fn("Timekeeping.holdDayOpen")(function* (companyId: number, day: IsoDate) {
  const { salaryClosingDate } = yield* companySettings(companyId)
  yield* holdPayMonthOpen(companyId, payMonthOf(day, salaryClosingDate))
})

/** A company whose plan is over takes what was pressed before. Fails with Admin_Of_This_Company_Expire_Purchase. */
const beforeTheStop = ({ stopped }: Actor, at: number) =>
  stopped === undefined || (stopped.from !== null && at < millisOfInstant(stopped.from))
    ? Result.succeed(at)
    : Result.fail(refuse("Admin_Of_This_Company_Expire_Purchase"))

interface PressSent {
  readonly pressedAt?: GivenInstant | undefined
  readonly clientId?: string | undefined
}

/** Who presses and when, the press that came with this id before, undefined when it is new, and the open punch. */
export interface Seen extends Pick<LockedRecord, "known" | "open">, Result.Result.Success<ReturnType<typeof staffOf>> {
  /** The moment it counts for, in milliseconds since the epoch. */
  readonly at: number
  readonly pressedAt: Instant
  readonly arrivedAt: Instant
}

/**
 * Of a person who is locked. Fails with Timekeeping_Only_Staff, Permission_Denied, and as `pressedTime` and
 * `beforeTheStop` do; with Timekeeping_Not_Valid when the id is another person's press.
 */
export const seenOf = resultFn(function* (
  actor: Actor,
  sent: PressSent,
  record: LockedRecord,
  arrivedAt: Instant,
): ResultSteps<Seen, Refused> {
  const pressedAt = sent.pressedAt === undefined ? arrivedAt : instantGiven(sent.pressedAt)
  const own = yield* staffOf(actor, record)
  const at = yield* beforeTheStop(actor, yield* pressedTime(pressedAt, arrivedAt))
  const { known, open } = record
  if (known !== undefined && known.staffId !== own.staff.id)
    yield* Result.fail(refuse("Timekeeping_Not_Valid", [{ field: "clientId", message: "pressOfAnother" }]))
  return { ...own, at, pressedAt, arrivedAt, known, open }
})

/**
 * Of the one who presses, who is locked from here on; of an earlier copy of the press the punch that it made. Fails as
 * `seenOf`.
 */
export const pressSeen = Effect.fnUntraced(function* (sent: PressSent) {
  const actor = yield* CurrentActor
  const { companyId, personId } = actor
  const asked = [{ personId, clientId: sent.clientId }]
  const [record] = yield* query(({ sql }) => lockedRecordsOf(sql, companyId, asked))
  if (record === undefined) return yield* Effect.die(new Error("nothing was read of the one who presses"))
  const arrivedAt = yield* instantNow
  const { known, ...seen } = yield* Effect.fromResult(seenOf(actor, sent, record, arrivedAt))
  return { ...seen, known: known === undefined ? undefined : yield* punchById(companyId, known.punchId) }
})

interface Pressed extends Omit<NewPress, "clientId" | "cancels"> {
  readonly clientId: string | undefined
  readonly cancels?: string
}

/** As it is kept; a press without a client id came from no queue and is not. */
export const pressKept = ({ cancels, clientId, ...pressed }: Pressed): NewPress | undefined =>
  clientId === undefined ? undefined : { ...pressed, clientId, cancels: cancels ?? null }

/** Keeps a press as it was pressed. */
export const keepPress = Effect.fn("Timekeeping.keepPress")(function* (companyId: number, pressed: Pressed) {
  const press = pressKept(pressed)
  if (press !== undefined) yield* insertPress(companyId, press)
})

export const siteNameOf = Effect.fnUntraced(function* ({ companyId, siteId }: PunchWithRests) {
  return siteId === null ? null : ((yield* siteNames(companyId, [siteId]))[0] ?? null)
})
