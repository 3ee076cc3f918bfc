/** What deciding presses asks beside whose they are: as many statements for all who press as for one. */
import { Effect } from "effect"
import { holdPayMonths, payMonthOf } from "#modules/companies/index.ts"
import { type IsoMonth, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import type { SalaryType } from "#modules/kernel/codes.ts"
import { forWhoAsks } from "#modules/kernel/crowd.ts"
import { salaryTypesOn } from "#modules/people/index.ts"
import { type PlaceOfWork, placesOfWork, siteNames } from "#modules/scheduling/index.ts"
import type { PressBody } from "./model.ts"
import type { Seen } from "./pressed.ts"
import { type PunchWithRests, punchesByIds } from "./repository/punches.ts"
import { type AskedForShifts, askedForShifts } from "./ticked-shifts.ts"

/** One press of the big button by somebody who may. */
export interface Pressing extends Seen {
  readonly body: typeof PressBody.Type
}

export const isCheckIn = ({ body, open }: Pressing) => (body.action ?? (open === undefined ? "in" : "out")) === "in"

export interface PressFacts {
  readonly pressing: Pressing
  /** The punch that an earlier copy of this press made. */
  readonly made: PunchWithRests | undefined
  readonly place: PlaceOfWork | undefined
  readonly siteName: string | undefined
  readonly salaryType: SalaryType | undefined
  /** Of the months that presses of the crowd are for, those that take no change. */
  readonly closed: ReadonlySet<IsoMonth>
}

interface Questions extends AskedForShifts {
  readonly siteId?: number | undefined
  /** The month it is for as far as is known: an arrangement may be for another day. */
  readonly month?: IsoMonth
}

const questionsOf = (pressing: Pressing, made: PunchWithRests | undefined): Questions => {
  const { at, body, closingDate, open, staff } = pressing
  if (made !== undefined) return { siteId: made.siteId ?? undefined }
  if (isCheckIn(pressing)) {
    const month = payMonthOf(tokyoDayOf(at), closingDate)
    if (body.taskId === undefined) return { siteId: body.constructionSiteId, month }
    return { place: { taskId: body.taskId, staffId: staff.id }, month }
  }
  if (open === undefined) return {}
  const month = payMonthOf(open.workDay, closingDate)
  return { siteId: open.siteId ?? undefined, month, ...askedForShifts(open, body.shifts) }
}

/** In the order of the presses; the months are held as they are until the transaction ends. */
export const pressFacts = Effect.fnUntraced(function* (companyId: number, presses: ReadonlyArray<Pressing>) {
  const made = yield* forWhoAsks(
    presses,
    ({ known }) => known?.punchId,
    (ids) => punchesByIds(companyId, ids),
  )
  const questions = presses.map((pressing, n) => questionsOf(pressing, made[n]))
  const months = new Set(questions.flatMap(({ month }) => (month === undefined ? [] : [month])))
  const [places, names, types, closed] = yield* Effect.all(
    [
      forWhoAsks(
        questions,
        ({ place }) => place,
        (asked) => placesOfWork(companyId, asked),
      ),
      forWhoAsks(
        questions,
        ({ siteId }) => siteId,
        (ids) => siteNames(companyId, ids),
      ),
      forWhoAsks(
        questions,
        ({ salaryType }) => salaryType,
        (asked) => salaryTypesOn(companyId, asked),
      ),
      holdPayMonths(companyId, [...months]),
    ],
    { concurrency: "unbounded" },
  )
  const arranged = presses.flatMap(({ closingDate }, n) => {
    const day = places[n]?.day
    return day === undefined ? [] : [payMonthOf(day, closingDate)]
  })
  const others = new Set(arranged.filter((month) => !months.has(month)))
  const takesNothing = new Set([...closed, ...(yield* holdPayMonths(companyId, [...others]))])
  return presses.map(
    (pressing, n): PressFacts => ({
      pressing,
      made: made[n],
      place: places[n],
      siteName: names[n],
      salaryType: types[n],
      closed: takesNothing,
    }),
  )
})
