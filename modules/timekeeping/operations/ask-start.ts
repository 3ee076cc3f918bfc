/** 未出勤の人に連絡: whoever watches the morning tells those who have not come, once a day each; it arrives on their phones. */
import { Clock, Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { dayOfMonth, type Instant, type IsoDate, monthNumberOf, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { notify, tellingsOf } from "#modules/notifications/index.ts"
import { staffByIds } from "#modules/people/index.ts"
import { attendancePolicy } from "../policy.ts"
import { lockPerson } from "../repository/presses.ts"
import { judgedDay } from "../views/judged-day.ts"
import type { PlannedTask } from "./plans.ts"
import { staffDays } from "./worked-days.ts"

const kind = "askStart"
const subjectOf = (staffId: number, day: IsoDate) => `start:${staffId}:${day}`

/** When each of these people was told today that he is missed; who was not is absent. One statement. */
export const startsAskedOf = Effect.fn("Timekeeping.startsAskedOf")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  day: IsoDate,
) {
  const told = yield* tellingsOf(
    companyId,
    kind,
    staffIds.map((id) => subjectOf(id, day)),
  )
  return new Map<number, Instant>(
    staffIds.flatMap((id) => {
      const at = told.get(subjectOf(id, day))
      return at === undefined ? [] : [[id, at] as const]
    }),
  )
})

const clock = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", hour: "numeric", minute: "2-digit" })

const textsOf = (day: IsoDate, { startsAt, task }: PlannedTask) => {
  const [month, date] = [monthNumberOf(day), dayOfMonth(day)]
  const of = `${task.site.name} ${clock.format(startsAt)}`
  return {
    ja: `${month}/${date} ${of}：出勤の打刻がありません。「今日」で出勤を押すか、会社に連絡してください。`,
    en: `${month}/${date} ${of}: you have not checked in. Please check in under Today, or call the company.`,
    vi: `${date}/${month} ${of}: chưa có chấm công vào ca. Vui lòng bấm vào ca trong mục Hôm nay hoặc liên hệ công ty.`,
  }
}

/**
 * Tells each of these people who is still missing. Who has come in the meantime, or was told today already, is told
 * nothing; the answer says when each was told.
 *
 * Fails with Not_Found for people whom the actor does not see, and Permission_Denied.
 */
export const askStart = Effect.fn("Timekeeping.askStart")(function* (userIds: ReadonlyArray<number>) {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const law = yield* Law
  const now = yield* Clock.currentTimeMillis
  const day = tokyoDayOf(now)
  const ids = [...new Set(userIds)].toSorted((one, other) => one - other)
  const staff = yield* staffByIds(companyId, ids)
  for (const id of ids) {
    const person = staff.get(id)
    if (person === undefined || attendancePolicy.actions.read(actor, person) !== true) return yield* refuse("Not_Found")
    yield* authorize(attendancePolicy, "askStart", person)
  }
  // In the order of their ids: two who tell the same people wait for each other.
  for (const id of ids) yield* lockPerson(companyId, id)
  const asked = yield* startsAskedOf(companyId, ids, day)
  for (const of of yield* staffDays(companyId, ids, day, day)) {
    const [plan] = of.plans.toSorted((one, other) => one.startsAt - other.startsAt)
    if (plan === undefined || asked.has(of.staff.id) || !judgedDay(law, now, of).standings.includes("missing")) continue
    yield* notify(companyId, {
      ...{ kind, subject: subjectOf(of.staff.id, day), path: "/today" },
      texts: textsOf(day, plan),
      personIds: [of.staff.personId],
    })
  }
  const told = yield* startsAskedOf(companyId, ids, day)
  return { workingDay: day, asked: [...told].map(([userId, askedAt]) => ({ userId, askedAt })) }
})
