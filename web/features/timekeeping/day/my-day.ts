/**
 * 今日 as this phone knows it: the last 今日 that the company sent, and over it what was pressed here since.
 *
 * Pure. Works without anything received too: then it knows what was pressed here and nothing more.
 */
import { dayOfInstant } from "@/lib/format.ts"
import type { KeptDay } from "@/lib/punch-queue/kept-day.ts"
import type { QueuedPress } from "@/lib/punch-queue/press.ts"
import { applyPress } from "./apply-press.ts"
import { type Arrangement, arrangementsOf } from "./arrangement.ts"
import { isOpen, openRest, restMinutes, type Stretch, stretchOf, workedMinutes } from "./stretch.ts"

/** moving: one site is done and the next waits. */
export type Duty = "before" | "working" | "resting" | "moving" | "done"

export interface Proposal {
  readonly from: string
  readonly at: number
}
export interface Forgotten {
  readonly stretch: Stretch
  readonly proposals: ReadonlyArray<Proposal>
  /** When the desk asked for the end. */
  readonly askedAt: string | null
}
export interface MyDay {
  /** The day that is being worked: yesterday's until its night shift has ended. */
  readonly day: string
  readonly duty: Duty
  readonly open: Stretch | undefined
  /** Of this day, in order. */
  readonly stretches: ReadonlyArray<Stretch>
  readonly arrangements: ReadonlyArray<Arrangement>
  /** What 出勤 is for; undefined when nothing is arranged any more. */
  readonly nextUp: Arrangement | undefined
  readonly forgotten: ReadonlyArray<Forgotten>
  readonly workedMinutes: number
  readonly restMinutes: number
  /** The company's table took the rest off. */
  readonly isRestByRule: boolean
}
const hour = 3_600_000
/** After the plan's end, and after a check-in without a plan: nobody is still at work then. */
const forgottenAfter = { plan: 12 * hour, checkIn: 16 * hour }

const arrangementOf = (arrangements: ReadonlyArray<Arrangement>, { taskId }: Stretch) =>
  taskId === null ? undefined : arrangements.find((one) => one.taskId === taskId)

const isForgotten = (arrangements: ReadonlyArray<Arrangement>, stretch: Stretch, now: number) => {
  const plan = arrangementOf(arrangements, stretch)
  const end = Math.max(stretch.checkIn, plan?.endsAt ?? 0)
  return now > (plan === undefined ? stretch.checkIn + forgottenAfter.checkIn : end + forgottenAfter.plan)
}
/** A press counts unless it was refused, or what the company sent last was asked for after it had arrived. */
const counts = (kept: KeptDay | undefined) => (press: QueuedPress) =>
  press.delivery === "waiting" || (press.delivery === "delivered" && kept?.knows.includes(press.clientId) !== true)

const received = (kept: KeptDay | undefined): ReadonlyArray<Stretch> => {
  if (kept === undefined) return []
  const { punches, open, forgotten } = kept.today
  const unfinished = forgotten.map(({ punch }) => ({ ...stretchOf(punch), isUnfinished: true }))
  const asked = new Set(unfinished.map(({ id }) => id))
  const others = [...punches, ...(open === null ? [] : [open])]
    .filter(
      ({ id, state }, at, all) =>
        !asked.has(id) && all.findIndex((one) => one.id === id) === at && state !== "cancelled",
    )
    .map(stretchOf)
  return [...unfinished, ...others].toSorted((a, b) => a.checkIn - b.checkIn)
}
const allArrangements = (kept: KeptDay | undefined) => {
  if (kept === undefined) return []
  const { plans, next } = kept.today
  const isNew = (one: (typeof next)[number]) =>
    !plans.some(({ taskId, shift }) => taskId === one.taskId && shift === one.shift)
  return arrangementsOf([...plans, ...next.filter(isNew)])
}
const dutyOf = (open: Stretch | undefined, stretches: ReadonlyArray<Stretch>, isNextNear: boolean): Duty => {
  if (open !== undefined) return openRest(open) === undefined ? "working" : "resting"
  if (stretches.length === 0) return "before"
  return isNextNear ? "moving" : "done"
}
/** Rest and work of the day. Without a punched rest the company's table is taken off once the day is done. */
const countedMinutes = (
  kept: KeptDay | undefined,
  stretches: ReadonlyArray<Stretch>,
  arrangements: ReadonlyArray<Arrangement>,
  now: number,
) => {
  const fromPunch = kept?.today.countsFromPunch ?? true
  const worked = stretches.reduce((sum, one) => {
    const start = fromPunch ? undefined : arrangementOf(arrangements, one)?.startsAt
    return sum + workedMinutes(one, start, now)
  }, 0)
  const punched = stretches.reduce((sum, one) => sum + restMinutes(one, now), 0)
  const hasOwn = stretches.some((one) => one.rests.length > 0 || one.totalRestMinutes !== null)
  const isOver = stretches.length > 0 && stretches.every(({ checkOut }) => checkOut !== null)
  const first = Math.min(...stretches.map(({ checkIn }) => checkIn))
  const last = Math.max(...stretches.map((one) => one.checkOut ?? now))
  const present = stretches.reduce((sum, one) => sum + ((one.checkOut ?? now) - one.checkIn), 0)
  const between = isOver ? Math.floor((last - first - present) / 60_000) : 0
  const byRule = !hasOwn && isOver ? Math.min(worked, Math.max(0, (kept?.today.ruleRestMinutes ?? 0) - between)) : 0
  return { workedMinutes: worked - byRule, restMinutes: punched + byRule, isRestByRule: byRule > 0 }
}
/** `now` in milliseconds. */
export const myDay = (kept: KeptDay | undefined, presses: ReadonlyArray<QueuedPress>, now: number): MyDay => {
  const known = allArrangements(kept)
  const dayOfTask = (taskId: number) => known.find((one) => one.taskId === taskId)?.day
  const stretches = presses
    .filter(counts(kept))
    .reduce((sum, press) => applyPress(sum, press, presses, dayOfTask), received(kept))
    .map((one) => (isOpen(one) && isForgotten(known, one, now) ? { ...one, isUnfinished: true } : one))
  const open = stretches.find(isOpen)
  const day = open?.day ?? dayOfInstant(new Date(now).toISOString())
  const ofDay = stretches.filter((one) => one.day === day && !one.isUnfinished)
  const arrangements = known.filter((one) => one.day === day)
  const nextUp = arrangements.find(
    (one) => !ofDay.some(({ taskId }) => taskId === one.taskId) && now < one.endsAt + forgottenAfter.plan,
  )
  const isNextNear = nextUp !== undefined && now < nextUp.endsAt
  return {
    day,
    duty: dutyOf(open, ofDay, isNextNear),
    open,
    stretches: ofDay,
    arrangements,
    nextUp,
    forgotten: stretches.filter(({ isUnfinished }) => isUnfinished).map((stretch) => forgottenOf(kept, known, stretch)),
    ...countedMinutes(kept, ofDay, arrangements, now),
  }
}
/** The company's proposals; on the device alone the plan's end. */
const forgottenOf = (kept: KeptDay | undefined, known: ReadonlyArray<Arrangement>, stretch: Stretch): Forgotten => {
  const told = kept?.today.forgotten.find(({ punch }) => punch.id === stretch.id)
  const plan = arrangementOf(known, stretch)
  const own = plan === undefined || plan.endsAt <= stretch.checkIn ? [] : [{ from: "plan", at: plan.endsAt }]
  const proposals = told?.proposals.map(({ from, at }) => ({ from, at: Date.parse(at) })) ?? own
  return { stretch, proposals, askedAt: told?.askedAt ?? null }
}

/** Whoever starts later than so many hours from now is not counted down to. */
const nearHours = 6
/** Whole minutes until the work of the day begins; undefined after the first press, once it is due, and long before. */
export const minutesUntilStart = ({ duty, nextUp }: Pick<MyDay, "duty" | "nextUp">, now: number) => {
  const minutes = nextUp === undefined ? 0 : Math.ceil((nextUp.startsAt - now) / 60_000)
  return duty === "before" && minutes > 0 && minutes <= nearHours * 60 ? minutes : undefined
}
