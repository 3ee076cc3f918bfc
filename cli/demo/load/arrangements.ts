import { Effect } from "effect"
import { clockTime } from "#modules/kernel/minutes.ts"
import { arrangeTask, type TaskDraft } from "#modules/scheduling/index.ts"
import type { Arrangement } from "../plan/arrangements.ts"
import { type Series, seriesOf } from "../plan/series.ts"
import { nightSite } from "../plan/stints.ts"

type Ids = Readonly<Record<string, number>>

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)

const workersOf = ({ shifts }: Arrangement, staffIds: Ids): TaskDraft["workers"] => {
  const on = (person: string, shift: string) =>
    flag(shifts.some((one) => one.shift === shift && one.people.includes(person)))
  return [...new Set(shifts.flatMap(({ people }) => people))].map((person) => ({
    userId: staffIds[person] ?? 0,
    morningShift: on(person, "morning"),
    afternoonShift: on(person, "afternoon"),
    eveningShift: on(person, "evening"),
  }))
}

/** Needed heads count on 常用 sites only; on others they are sent and count nothing (TASK-47). */
const shiftsOf = ({ shifts, site }: Arrangement) => {
  const needed = (shift: string) => shifts.find((one) => one.shift === shift)?.needed
  const [morning, afternoon, evening] = [needed("morning"), needed("afternoon"), needed("evening")]
  return {
    ...(morning === undefined ? {} : { morningShift: flag(true), workerMorning: morning, maxWorkerMorning: morning }),
    ...(afternoon === undefined
      ? {}
      : { afternoonShift: flag(true), workerAfternoon: afternoon, maxWorkerAfternoon: afternoon }),
    ...(evening === undefined ? {} : { eveningShift: flag(true), workerEvening: evening, maxWorkerEvening: evening }),
    ...(site === nightSite ? { eveningFrom: clockTime("21:00"), eveningTo: clockTime("05:00") } : {}),
  }
}

const draftOf = ({ arrangement, days, daysOff }: Series, siteId: number, staffIds: Ids): TaskDraft => ({
  constructionSiteId: siteId,
  startDate: arrangement.day,
  endDate: days.at(-1) ?? arrangement.day,
  dayOffs: [...daysOff],
  name: arrangement.name,
  note: arrangement.note,
  leaderId: arrangement.leader === null ? null : (staffIds[arrangement.leader] ?? null),
  meetingTime: clockTime(arrangement.meetingTime),
  ...shiftsOf(arrangement),
  workers: workersOf(arrangement, staffIds) ?? [],
})

const placeOf = (site: string, day: string) => `${site} ${day} `

/** Enters everything that is arranged; gives the task of each arrangement, in the order of the arrangements. */
export const arrange = Effect.fn("Demo.arrange")(function* (
  arrangements: ReadonlyArray<Arrangement>,
  siteIds: Ids,
  staffIds: Ids,
) {
  const taskIds = new Map<string, number>()
  for (const series of seriesOf(arrangements)) {
    const { site } = series.arrangement
    const made = yield* arrangeTask(draftOf(series, siteIds[site] ?? 0, staffIds))
    for (const [at, day] of series.days.entries()) taskIds.set(placeOf(site, day), made[at] ?? 0)
  }
  return arrangements.map(({ day, site }) => taskIds.get(placeOf(site, day)) ?? 0)
})
