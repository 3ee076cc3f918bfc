/** 手配: one for each site and day, with who is on it and how many are needed. */
import { daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { isLabour, sites } from "../cast/sites.ts"
import { chance, oneOf } from "../chance.ts"
import type { Moment } from "../moment.ts"
import { fortnightOf } from "./calendar.ts"
import { nightSite, type Stint, stintsOf } from "./stints.ts"

export interface ArrangedShift {
  readonly shift: WorkShift
  readonly people: ReadonlyArray<string>
  /** Heads wanted; a 請負 site counts none (TASK-47). */
  readonly needed: number
}
export interface Arrangement {
  readonly day: IsoDate
  readonly site: string
  readonly shifts: ReadonlyArray<ArrangedShift>
  readonly leader: string | null
  readonly name: string
  readonly note: string
  readonly meetingTime: string
}

const labourSites = new Set(sites.filter(isLabour).map(({ key }) => key))

/** The man whom two sites want tomorrow: he stays where he is until somebody decides. */
export const wanted = { key: "suzuki", name: "鈴木" } as const

/** Plans further ahead have more gaps: who is on a shift already. Up to tomorrow everybody is. */
const arrangedYet = (stint: Stint, day: IsoDate, { today }: Moment): boolean => {
  const ahead = daysBetween(today, day)
  if (ahead <= 1) return true
  if (ahead > 9 && chance("team open", stint.site, day) < 0.3) return false
  return chance("open", stint.person, day) > Math.min(0.45, ahead * 0.03)
}

/** How many more than the people of the plan are wanted. */
const missingHeads = (
  site: string,
  day: IsoDate,
  { today, tomorrow }: Moment,
  short: ReadonlyArray<string>,
): number => {
  if (!labourSites.has(site) || site === nightSite) return 0
  if (day === tomorrow) return short.indexOf(site) === 0 ? 2 : short.includes(site) ? 1 : 0
  if (day === today) return short.indexOf(site) === 0 ? 1 : 0
  return chance("short", site, day) < (day < today ? 0.04 : 0.15) ? 1 : 0
}

/** 常用 sites of the day by name of their chance, those of the wanted man last: he is not short where he stands. */
const shortSites = (stints: ReadonlyArray<Stint>, day: IsoDate): ReadonlyArray<string> => {
  const own = stints.find(({ person }) => person === wanted.key)?.site
  const open = [...new Set(stints.map(({ site }) => site))].filter(
    (site) => labourSites.has(site) && site !== nightSite && site !== own,
  )
  return open.toSorted((one, other) => chance("short", one, day) - chance("short", other, day)).slice(0, 3)
}

const notes = [
  "",
  "",
  "搬入 7:30。新規入場者教育あり（初日の人）。",
  "フルハーネス・合図者の確認。",
  "15時 材料搬入。通路を空けておく。",
] as const

const clashNote = (ownSite: string) =>
  `客先から${wanted.name}さんの指名あり（気密試験）。${wanted.name}は${ownSite}に手配済みのため、要調整。`

const siteByKey = new Map(sites.map((site) => [site.key, site]))

const arrangementOf = (
  site: string,
  stints: ReadonlyArray<Stint>,
  day: IsoDate,
  moment: Moment,
  all: ReadonlyArray<Stint>,
): Arrangement => {
  const short = shortSites(all, day)
  const missing = missingHeads(site, day, moment, short)
  const arranged = stints.filter((stint) => arrangedYet(stint, day, moment))
  const shifts = workShifts.flatMap((shift): ReadonlyArray<ArrangedShift> => {
    const heads = stints.filter((stint) => stint.shift === shift).length
    const people = arranged.filter((stint) => stint.shift === shift).map(({ person }) => person)
    return heads === 0 ? [] : [{ shift, people, needed: heads + missing }]
  })
  const isClash = day === moment.tomorrow && short.indexOf(site) === 0
  const ownSite = all.find(({ person }) => person === wanted.key)?.site ?? ""
  const known = siteByKey.get(site)
  return {
    day,
    site,
    shifts,
    leader: arranged[0]?.person ?? null,
    name: known === undefined ? "" : (known.works[fortnightOf(day) % known.works.length] ?? known.works[0]),
    note: isClash ? clashNote(siteByKey.get(ownSite)?.name ?? "") : oneOf(notes, "note", site, fortnightOf(day)),
    meetingTime: site === nightSite ? "20:40" : "07:40",
  }
}

const ofDay = (day: IsoDate, moment: Moment): ReadonlyArray<Arrangement> => {
  const stints = stintsOf(day, moment)
  return [...Map.groupBy(stints, ({ site }) => site)].map(([site, own]) =>
    arrangementOf(site, own, day, moment, stints),
  )
}

/** Every arrangement of the demo, day by day. */
export const arrangementsOf = (moment: Moment): ReadonlyArray<Arrangement> =>
  moment.days.flatMap((day) => ofDay(day, moment))
