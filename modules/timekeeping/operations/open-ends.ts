/** 退勤なし: what is known of punches without an end, so that whoever closes a month can tell it and say why. */
import { Clock, Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { staffByIds } from "#modules/people/index.ts"
import { sitesByIds, type TaskFacts, tasksByIds } from "#modules/scheduling/index.ts"
import type { OpenEnd } from "../contract/views.ts"
import { lastPresses, leftOfTasks, nextCheckIns } from "../repository/open-ends.ts"
import { type PunchWithRests, punchesByIds } from "../repository/punches.ts"
import { isForgotten } from "../rules/forgotten.ts"
import { proposedEnd } from "../rules/proposed-end.ts"
import { millisOf, punchView, wireInstant } from "../views/punch-view.ts"
import { askedAtOf } from "./asked-ends.ts"
import { timeAtWork } from "./ticked-shifts.ts"

/** First start and last end of what this person was arranged for; undefined when he is on no shift of it. */
const planOf = (task: TaskFacts | undefined, staffId: number) => {
  if (task === undefined || task.isDeleted) return undefined
  const own = new Set(task.workers.filter((one) => one.staffId === staffId).map(({ shift }) => shift))
  const shifts = task.shifts.filter(({ shift }) => own.has(shift))
  if (shifts.length === 0) return undefined
  return {
    startsAt: Math.min(...shifts.map(({ startsAt }) => millisOf(startsAt))),
    endsAt: Math.max(...shifts.map(({ endsAt }) => millisOf(endsAt))),
  }
}

/** Where the end can have been, as far as it has come. */
const proposalOf = (row: PunchWithRests, plannedEnd: number | undefined, next: Instant | undefined, now: number) => {
  if (plannedEnd === undefined) return null
  const nextCheckIn = next === undefined ? undefined : millisOf(next)
  const end = proposedEnd({ ...timeAtWork(row, plannedEnd), checkIn: millisOf(row.checkIn), plannedEnd, nextCheckIn })
  return end === undefined || end > now ? null : wireInstant(end)
}

/**
 * Of these punches those that have no end, by id: as the actor may see and mend them, whether somebody is at work on
 * them right now (D45), the end that is proposed, and the evidence for it. As many statements for one as for all.
 */
export const openEnds = Effect.fn("Timekeeping.openEnds")(function* (
  companyId: number,
  punchIds: ReadonlyArray<number>,
) {
  const actor = yield* CurrentActor
  const now = yield* Clock.currentTimeMillis
  const ends = new Map<number, OpenEnd>()
  if (punchIds.length === 0) return ends
  const found = (yield* punchesByIds(companyId, punchIds)).flatMap((row) => (row === undefined ? [] : [row]))
  const rows = found.filter(({ state }) => state === "open" || state === "unfinished")
  const taskIds = [...new Set(rows.flatMap(({ taskId }) => taskId ?? []))]
  const tasks = yield* tasksByIds(companyId, taskIds)
  const sites = yield* sitesByIds(companyId, [...new Set(rows.flatMap(({ siteId }) => siteId ?? []))])
  const staff = yield* staffByIds(companyId, [...new Set(rows.map(({ staffId }) => staffId))])
  const days = [...new Set(rows.map(({ workDay }) => workDay))]
  const left = yield* leftOfTasks(companyId, taskIds, days)
  const asked = yield* askedAtOf(
    companyId,
    rows.map(({ id }) => id),
  )
  const presses = yield* lastPresses(
    companyId,
    rows.map(({ id }) => id),
  )
  const next = yield* nextCheckIns(
    companyId,
    rows.map(({ id }) => id),
  )
  for (const row of rows) {
    const person = staff.get(row.staffId)
    if (person === undefined) continue
    const plan = planOf(tasks.get(row.taskId ?? 0), row.staffId)
    const isAtWork = row.state === "open" && !isForgotten(millisOf(row.checkIn), plan?.endsAt, now)
    ends.set(row.id, {
      punch: punchView(actor, row, person, sites.get(row.siteId ?? 0)?.name ?? null),
      isAtWork,
      plannedFrom: plan === undefined ? null : wireInstant(plan.startsAt),
      plannedTo: plan === undefined ? null : wireInstant(plan.endsAt),
      proposal: isAtWork ? null : proposalOf(row, plan?.endsAt, next.get(row.id), now),
      lastPress: presses.get(row.id) ?? null,
      nextCheckIn: next.get(row.id) ?? null,
      askedAt: asked.get(row.id) ?? null,
      matesLeft: left.get(row.taskId ?? 0) ?? null,
    })
  }
  return ends
})
