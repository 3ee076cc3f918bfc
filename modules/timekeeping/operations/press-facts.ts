/** What deciding presses asks beyond what was read with their transaction's beginning: nothing in most crowds. */
import { Effect } from "effect"
import { holdPayMonths, payMonthOf } from "#modules/companies/index.ts"
import { type IsoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import type { SalaryType } from "#modules/kernel/codes.ts"
import { forWhoAsks } from "#modules/kernel/crowd/crowd.ts"
import { salaryTypesOn } from "#modules/people/index.ts"
import { type KnownIn, type PlaceOfWork, placesOfWork, siteNames, sitesKnown } from "#modules/scheduling/index.ts"
import type { PressBody } from "../contract/bodies.ts"
import type { ReadForPress } from "../repository/own-record.ts"
import { whoBegan } from "../repository/presses.ts"
import { type PunchWithRests, punchesByIds } from "../repository/punches.ts"
import { isLateStart } from "../rules/press-day.ts"
import { millisOf } from "../views/punch-view.ts"
import { knownBy } from "./known-sites.ts"
import type { Seen } from "./pressed.ts"
import { type AskedForShifts, askedForShifts } from "./ticked-shifts.ts"

/** One press of the big button by somebody who may. */
export interface Pressing extends Seen, Pick<ReadForPress, "newId" | "isOpen"> {
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
  /** The person has begun on the arrangement; asked only where a check-in comes after its end. */
  readonly hasBegun: boolean
  /** The working day it is for. */
  readonly day: IsoDate
  /** That day's pay month takes no change. */
  readonly isClosed: boolean
}

const questionsOf = (
  pressing: Pressing,
  made: PunchWithRests | undefined,
): AskedForShifts & { readonly siteId?: number | undefined; readonly known?: KnownIn | undefined } => {
  const { body, open, staff } = pressing
  if (made !== undefined) return { siteId: made.siteId ?? undefined }
  if (!isCheckIn(pressing))
    return open === undefined ? {} : { siteId: open.siteId ?? undefined, ...askedForShifts(open, body) }
  if (body.taskId === undefined) {
    const siteId = body.constructionSiteId
    return siteId === undefined ? {} : { siteId, known: knownBy(staff, tokyoDayOf(pressing.at)) }
  }
  return { place: { taskId: body.taskId, staffId: staff.id } }
}

/** The arrangement's day, for a check-out the day of what ends, else the day it is. */
const workDayOf = (pressing: Pressing, place: PlaceOfWork | undefined): IsoDate => {
  const day = isCheckIn(pressing) ? place?.day : pressing.open?.workDay
  return day ?? tokyoDayOf(pressing.at)
}

export const arrangedFor = ({ day, endsAt }: PlaceOfWork) =>
  endsAt === null ? undefined : { day, endsAt: millisOf(endsAt) }

/** A check-in for an arrangement whose end is long past: nobody begins it any more, somebody may go on with it. */
const lateStart = (pressing: Pressing, place: PlaceOfWork | undefined) => {
  const arranged = place === undefined || !isCheckIn(pressing) ? undefined : arrangedFor(place)
  if (place === undefined || arranged === undefined || !isLateStart(arranged, pressing.at)) return undefined
  return { taskId: place.id, staffId: pressing.staff.id }
}

/** In the order of the presses; their months are held as they are until the transaction ends. */
export const pressFacts = Effect.fnUntraced(function* (companyId: number, presses: ReadonlyArray<Pressing>) {
  const made = yield* forWhoAsks(
    presses,
    ({ known }) => known?.punchId,
    (ids) => punchesByIds(companyId, ids),
  )
  const questions = presses.map((pressing, n) => questionsOf(pressing, made[n]))
  const [places, names, types, known] = yield* Effect.all(
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
      forWhoAsks(
        questions,
        ({ known }) => known,
        (asked) => sitesKnown(companyId, asked),
      ),
    ],
    { concurrency: "unbounded" },
  )
  const found = presses.map((pressing, n) => {
    const [place, salaryType] = [places[n], types[n]]
    const siteId = questions[n]?.siteId
    // Of a site that is not his to begin at he hears no more than of none.
    const isHidden = siteId !== undefined && known[n]?.has(siteId) === false
    const siteName = isHidden ? undefined : names[n]
    const day = workDayOf(pressing, place)
    return { pressing, made: made[n], place, siteName, salaryType, day, month: payMonthOf(day, pressing.closingDate) }
  })
  const begun = yield* forWhoAsks(
    found,
    ({ pressing, place }) => lateStart(pressing, place),
    (asked) => whoBegan(companyId, asked),
  )
  const others = found.flatMap(({ made, month, pressing }) => (made || pressing.isOpen.has(month) ? [] : [month]))
  const closed = yield* holdPayMonths(companyId, [...new Set(others)])
  return found.map(
    ({ month, ...of }, n): PressFacts => ({
      ...of,
      hasBegun: begun[n] ?? false,
      isClosed: of.pressing.isOpen.get(month) === false || closed.has(month),
    }),
  )
})
