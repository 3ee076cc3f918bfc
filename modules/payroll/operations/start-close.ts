/** 締め: started by a person, run by a long job. Also the correction of a closed month, and opening one again. */

import { Effect } from "effect"
import { lockPayMonth, needBusinessField, setPayMonthState } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { payMonthPolicy } from "../policy.ts"
import { insertLeftOut, leftOutOfClose } from "../repository/left-out.ts"
import { type CloseRow, closeOf, closesOf, insertClose } from "../repository.ts"
import { shownFindings } from "../views/shown-findings.ts"
import { knownStops } from "./known-stops.ts"
import { checkLeftOut, type LeftOut, stillStopped } from "./left-out.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { payMonthOfCompany } from "./person-inputs.ts"

export interface WantedClose {
  readonly month: IsoMonth
  /** Absent: everybody. Only a correction of a closed month may name people, and then at least one. */
  readonly userIds?: ReadonlyArray<number>
  /** 1: a closed month is calculated again; needs a reason. */
  readonly isRerun?: number
  readonly reason?: string
  /** Whom the close goes on without: something stops his slip. */
  readonly without?: ReadonlyArray<LeftOut>
}

/** What the definition of the job gets. */
export interface CloseInput {
  readonly month: IsoMonth
  readonly revision: number
  /** What the month was and becomes again when the close can't go on. */
  readonly from: "open" | "closed"
}
export const closeKind = "payroll-close"
const jobKey = (month: IsoMonth, revision: number) => `${month}.r${revision}`

/** Whether the month's newest close is still being worked on; one whose job broke or was cancelled never ends. */
const isUnderWay = Effect.fn("Payroll.isUnderWay")(function* (month: IsoMonth, newest: CloseRow | undefined) {
  if (newest === undefined || newest.endedAt !== null) return false
  const open = yield* Jobs.list({ kind: closeKind, states: ["queued", "running"], pageSize: 100 })
  return open.data.some(({ key }) => key === jobKey(month, newest.revision))
})

/** Who is calculated anew. Fails with Invalid_Input for a first close of only some, Not_Found for people not of the month. */
const checkPeople = Effect.fn("Payroll.checkPeople")(function* (
  companyId: number,
  { userIds, month, isRerun }: WantedClose,
) {
  if (userIds === undefined) return
  if (isRerun !== 1 || userIds.length === 0)
    return yield* refuse("Invalid_Input", [{ field: "userIds", message: "invalid" }])
  const people = yield* peopleOfMonth(companyId, yield* payMonthOfCompany(companyId, month), userIds)
  if (people.length < new Set(userIds).size) return yield* refuse("Not_Found")
})

/**
 * Starts the close of an open month, or the next revision of a closed one.
 *
 * Every try is a revision of its own: what a close that broke has written is never taken up by the next one.
 *
 * Fails with Permission_Denied, Please_Set_Company_Business_Field_First, Month_Snapshot_Exists (closed already, or being
 * closed), Invalid_Input, Not_Found, and
 * Payroll_Not_Closable with every known stop, or when the month is not over. Who may be left out is checkLeftOut's to say.
 */
export const startClose = Effect.fn("Payroll.startClose")(function* (wanted: WantedClose) {
  const { companyId, personId } = yield* CurrentActor
  const { month } = wanted
  const locked = yield* lockPayMonth(companyId, month)
  const isRerun = wanted.isRerun === 1
  const from = isRerun ? "closed" : "open"
  const newest = (yield* closesOf(companyId, month)).at(-1)
  const isBusy = yield* isUnderWay(month, newest)
  if (isBusy || (!isRerun && locked.state === "closed")) {
    yield* authorize(payMonthPolicy, "check", locked)
    return yield* refuse("Month_Snapshot_Exists")
  }
  // A month that a broken or cancelled job has left closing is taken up from here.
  const state = locked.state === "closing" ? from : locked.state
  yield* authorize(payMonthPolicy, isRerun ? "rerun" : "close", { state })
  yield* needBusinessField(companyId)
  if (isRerun && (wanted.reason ?? "") === "")
    return yield* refuse("Invalid_Input", [{ field: "reason", message: "required" }])
  yield* checkPeople(companyId, wanted)
  const without = wanted.without ?? []
  yield* checkLeftOut(month, without, wanted.userIds)
  const { findings, isOver } = yield* knownStops(companyId, month, wanted.userIds, without)
  const stops = yield* shownFindings(companyId, findings, isOver)
  if (stops.length > 0 || !isOver)
    return yield* new Refused({ code: "Payroll_Not_Closable", view: { isOver, findings: stops } })
  const revision = Math.max(locked.revision, newest?.revision ?? 0) + 1
  yield* insertClose({
    companyId,
    month,
    revision,
    staffIds: wanted.userIds ?? null,
    reason: wanted.reason ?? null,
    startedBy: personId,
    startedAt: yield* instantNow,
  })
  yield* insertLeftOut(without.map(({ userId, reason }) => ({ companyId, month, revision, staffId: userId, reason })))
  const input: CloseInput = { month, revision, from }
  const job = yield* Jobs.start({ kind: closeKind, key: jobKey(month, revision), input })
  yield* tell({
    action: "payMonth.close",
    subject: `payMonth:${month}`,
    after: { revision, userIds: wanted.userIds, reason: wanted.reason, without: wanted.without },
  })
  return { month, revision, jobId: job.id }
})

/** The close that ended badly, wanted once more: of the same people, for the same reason. Fails as startClose does. */
export const closeAgain = Effect.fn("Payroll.closeAgain")(function* ({ month, revision, from }: CloseInput) {
  const { companyId } = yield* CurrentActor
  const before = yield* closeOf(companyId, month, revision)
  // Whoever was mended in the meantime is in it again.
  const without = yield* stillStopped(month, yield* leftOutOfClose(companyId, month, revision))
  return yield* startClose({
    month,
    ...(before?.staffIds == null ? {} : { userIds: before.staffIds }),
    ...(before?.reason == null ? {} : { reason: before.reason }),
    without: without.map(({ staffId, reason }) => ({ userId: staffId, reason })),
    ...(from === "closed" ? { isRerun: 1 } : {}),
  })
})

/** Opens a closed month for corrections; its slips stay, the next close makes the next revision. */
export const setPayEditing = Effect.fn("Payroll.setPayEditing")(function* (wanted: {
  readonly month: IsoMonth
  readonly isBlock: number
  readonly reason: string
}) {
  const { companyId, personId } = yield* CurrentActor
  const locked = yield* lockPayMonth(companyId, wanted.month)
  const next = wanted.isBlock === 1 ? "closed" : "open"
  if (next === "open") yield* authorize(payMonthPolicy, "reopen", locked)
  else yield* authorize(payMonthPolicy, "close", locked)
  const newest = (yield* closesOf(companyId, wanted.month)).at(-1)
  if (yield* isUnderWay(wanted.month, newest)) return yield* refuse("Month_Snapshot_Exists")
  // A month that never had a slip is closed by a close and by nothing else.
  if (next === "closed" && locked.revision === 0) return yield* refuse("Update_Error")
  yield* setPayMonthState(companyId, wanted.month, { state: next, revision: locked.revision, changedBy: personId })
  yield* tell(
    {
      action: next === "open" ? "payMonth.reopen" : "payMonth.lock",
      subject: `payMonth:${wanted.month}`,
      before: { state: locked.state },
      after: { state: next, reason: wanted.reason },
    },
    { topic: next === "open" ? "PayMonthReopened" : "PayMonthLocked", body: { companyId, month: wanted.month } },
  )
  return { month: wanted.month, state: next } as const
})
