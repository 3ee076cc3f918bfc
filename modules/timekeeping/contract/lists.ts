/** The attendance of a day, of a month and of one person: what is asked, and the lists that answer. */
import { Schema } from "effect"
import { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { Id, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { Minutes } from "#modules/kernel/minutes.ts"
import { type Standing, standings } from "../codes.ts"
import type { PartOfSum } from "../rules/day-sums.ts"
import { AttendanceDay, MonthTotals } from "./views.ts"

export const AttendanceAsked = Schema.Struct({
  workingDay: IsoDate,
  /** Only those who stand so; the counts stay those of all. */
  standing: Schema.optionalKey(Schema.Literals(standings)),
  /** Only who is planned for this site or punched there; the counts are the site's. */
  constructionSiteId: Schema.optionalKey(Id),
  keyword: Schema.optionalKey(Keyword),
  ...pageFields,
})
const count = Schema.Int
/** A page of the day with how many stand where; `planned` are all who have an arrangement on it. */
export const AttendanceList = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(AttendanceDay),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  counts: Schema.Struct({
    planned: count,
    missing: count,
    unfinished: count,
    late: count,
    working: count,
    later: count,
    done: count,
    /** 休み: of the own workers who are employed that day, who has neither an arrangement nor a punch. */
    off: count,
  } satisfies Record<Standing | "planned" | "off", typeof count>),
  /** Who is missing now and may be told by whoever asks, with when he was told today. */
  toAsk: Schema.Array(Schema.Struct({ userId: Schema.Int, askedAt: Schema.NullOr(Instant) })),
  sums: Schema.Struct({
    /** Of the planned ones, who stands where: they add up to `counts.planned`. */
    ofPlanned: Schema.Struct({
      working: count,
      done: count,
      missing: count,
      later: count,
      unfinished: count,
    } satisfies Record<PartOfSum, typeof count>),
    /** Who is in the list without a plan of this day. */
    others: count,
    workedMinutes: Minutes,
    restMinutes: Minutes,
  }),
  /** The day's sites, whichever is asked for. */
  sites: Schema.Array(Schema.Struct({ constructionSiteId: Schema.Int, siteName: Schema.String })),
})

export const MonthAsked = Schema.Struct({ month: IsoMonth, keyword: Schema.optionalKey(Keyword), ...pageFields })
export const MonthOfPersonAsked = Schema.Struct({ month: IsoMonth, userId: Id })
export const MonthOfPerson = Schema.Struct({
  userId: Schema.Int,
  name: Schema.String,
  totals: MonthTotals,
  days: Schema.Array(AttendanceDay),
})

export const SalaryTypeAsked = Schema.Struct({
  workingDay: IsoDate,
  userId: Schema.optionalKey(Id),
  company: Schema.optionalKey(Id),
})
/** How a person is paid on a day; whoever is paid by shifts is asked which he worked. */
export const SalaryTypeOfDay = Schema.Struct({ salaryType: Schema.NullOr(Schema.Int), asksShifts: Schema.Boolean })
