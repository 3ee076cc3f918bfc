/** Who is wanted where on which shift of a day, before anybody is missing. */
import {
  dayNumber,
  dayOfMonth,
  daysBetween,
  type IsoDate,
  lastDayOf,
  monthOf,
  weekday,
} from "#modules/kernel/civil-day.ts"
import type { WorkShift } from "#modules/kernel/codes.ts"
import { chance } from "../chance.ts"
import type { Moment } from "../moment.ts"
import { dayKind, fortnightOf, weekOf } from "./calendar.ts"
import { comesOn, nightCrewOf, restedNightCrewOf, type Team, teams } from "./teams.ts"

export interface Stint {
  readonly site: string
  readonly shift: WorkShift
  readonly person: string
}

/** Sites that are worked on by day, in the order in which crews move on. */
const daySites: ReadonlyArray<string> = [
  "shinagawa",
  "toyosu",
  "tachikawa",
  "musashino",
  "kohoku",
  "otemachi",
  "kawaguchi",
  "chiba",
]
/** Where work has to wait until the offices are empty. */
const restDaySites: ReadonlyArray<string> = ["otemachi", "shinagawa", "toyosu"]
export const nightSite = "kamata"

/** The worker of the demo's login page: whenever somebody enters as him, there is something to punch for. */
const visitor = "takahashi"
/** From here on the day's work is nearly over, and he is arranged for tonight instead. */
const eveningMinute = 15 * 60 + 30
export const isEvening = ({ minute }: Moment): boolean => minute >= eveningMinute

/** Teams that come whatever the day: those of the login page today, those that a newcomer looks at tomorrow. */
const forced = (day: IsoDate, { today, tomorrow }: Moment): ReadonlyArray<string> => {
  if (day === today) return ["sato", "suzuki", "watanabe"]
  return day === tomorrow ? ["sato", "suzuki", "tanaka"] : []
}

const comes = (team: Team, at: number, day: IsoDate, moment: Moment): boolean => {
  const kind = dayKind(day)
  if (kind === "workday" || forced(day, moment).includes(team.key)) return true
  if (kind === "saturday") return (at + weekOf(day)) % 2 === 0
  return at === dayNumber(day) % teams.length
}

/** Where a team is: it moves on every fortnight; sites that end, rest or have not begun have their own days. */
const siteOf = (team: Team, at: number, day: IsoDate, moment: Moment): string => {
  const date = dayOfMonth(day)
  const month = monthOf(day)
  const [before, last] = moment.closedMonths
  if (team.key === "ogawa" && (month === before || (month === last && date <= 17))) return "chofu"
  if (team.key === "nights" && (month === before || (month === last && date <= 12))) return "mitaka"
  const ahead = daysBetween(moment.today, day)
  if (team.key === "ito" && ahead >= 9 && weekday(day) <= 3) return "hachioji"
  // The crew that rests from nights helps the smallest team.
  const place = team.key === "nights" ? 3 : at
  return daySites[(place + fortnightOf(day)) % daySites.length] ?? "shinagawa"
}

/** The other site of a team that moves on at noon. */
const afternoonSite = (team: Team, site: string, day: IsoDate, { today }: Moment): string => {
  const at = daySites.indexOf(site)
  if (at < 0 || team.isVendors || day >= today || chance("two sites", team.key, day) > 0.03) return site
  return daySites[(at + 1) % daySites.length] ?? site
}

const dayStints = (day: IsoDate, moment: Moment): ReadonlyArray<Stint> => {
  const isRestDay = dayKind(day) === "restDay"
  const coming = [...teams, restedNightCrewOf(day)]
    .map((team, at) => ({ team, at }))
    .filter(({ team, at }) => comes(team, at, day, moment))
  return coming.flatMap(({ team, at }, turn) => {
    const site = isRestDay ? (restDaySites[turn % restDaySites.length] ?? "otemachi") : siteOf(team, at, day, moment)
    const other = isRestDay ? site : afternoonSite(team, site, day, moment)
    return team.people
      .filter((person) => comesOn(person, day) && !isElsewhere(person, day, moment))
      .flatMap(
        (person): ReadonlyArray<Stint> => [
          { site, shift: "morning", person },
          { site: other, shift: "afternoon", person },
        ],
      )
  })
}

/** Two men of a vendor that the coming week keeps free, so that whoever enters as the vendor has somebody to put in. */
const promised: ReadonlyArray<string> = ["hayashi", "abe"]
const isPromised = (person: string, day: IsoDate, { today }: Moment) => {
  const ahead = daysBetween(today, day)
  return promised.includes(person) && ahead >= 2 && ahead <= 9
}
/** Arranged for tonight, he works neither by day today nor tomorrow. */
const isElsewhere = (person: string, day: IsoDate, moment: Moment) =>
  isPromised(person, day, moment) ||
  (person === visitor && isEvening(moment) && (day === moment.today || day === moment.tomorrow))

/** A night that began in the month to be closed must have ended before it can be. */
const endsTooLate = (day: IsoDate, { lastMonth, minute, today }: Moment) =>
  day === lastDayOf(lastMonth) && dayOfMonth(today) === 1 && minute < 6 * 60

const nightStints = (day: IsoDate, moment: Moment): ReadonlyArray<Stint> => {
  const isWorked = dayKind(day) === "workday" && !endsTooLate(day, moment)
  const asked = day === moment.today && isEvening(moment) ? [visitor] : []
  return [...(isWorked ? nightCrewOf(day) : []), ...asked].map((person) => ({
    site: nightSite,
    shift: "evening",
    person,
  }))
}

export const stintsOf = (day: IsoDate, moment: Moment): ReadonlyArray<Stint> => [
  ...dayStints(day, moment),
  ...nightStints(day, moment),
]
