/** The attendance of a day, of a month and of one person: what is asked, and the lists that answer. */
import { Schema } from "effect"
import { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { Id, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { Minutes } from "#modules/kernel/minutes.ts"
import { askedStandings, type Look, looks, type Standing } from "../codes.ts"
import type { PartOfSum } from "../rules/day-sums.ts"
import { AttendanceDay, ManDays, MonthCell, MonthRow, MonthTotals, OpenEnd } from "./views.ts"

export const AttendanceAsked = Schema.Struct({
  workingDay: IsoDate,
  /** Only those who stand so; the counts stay those of all. */
  standing: Schema.optionalKey(Schema.Literals(askedStandings)),
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
  /** When the first of those who are missing should have begun. */
  missingSince: Schema.NullOr(Instant),
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

export const MonthAsked = Schema.Struct({
  month: IsoMonth,
  keyword: Schema.optionalKey(Keyword),
  /** Only who has such a day; the counts stay those of all. */
  look: Schema.optionalKey(Schema.Literals(looks)),
  /** Only who is planned for this site in the month or punched there; the counts are theirs. */
  constructionSiteId: Schema.optionalKey(Id),
  ...pageFields,
})
/** 締めた月: who closed it and when, as far as it was written down. Null while it takes changes. */
const ClosedMonth = Schema.NullOr(
  Schema.Struct({
    state: Schema.Literals(["closing", "closed"]),
    byName: Schema.NullOr(Schema.String),
    at: Schema.NullOr(Instant),
  }),
)
const { noLawOn: _, ...MonthSumFields } = MonthTotals.fields
const MonthSums = Schema.Struct(MonthSumFields)
/** A page of the month's people with what is told of the month itself. */
export const MonthTable = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(MonthRow),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  /** The pay period that is shown: a month need not begin on the first. */
  from: IsoDate,
  to: IsoDate,
  /** The national holidays of the period. */
  holidays: Schema.Array(Schema.Struct({ day: IsoDate, name: Schema.String })),
  /** Every kind of day in the month, by which rows tell theirs. */
  cells: Schema.Array(MonthCell),
  closed: ClosedMonth,
  /** How many days of everybody, on whichever page, need a hand and are worth a look. */
  counts: Schema.Struct({ urgent: count, mild: count } satisfies Record<Look, typeof count>),
  /** The last day that rows and sums add up: yesterday while the month runs. Null while none of it is over. */
  countedTo: Schema.NullOr(IsoDate),
  /** Of everybody who is found, on whichever page. */
  sums: Schema.Struct({
    totals: MonthSums,
    manDays: ManDays,
    /** How many came on each day, whoever pressed, and what of it is finished. */
    came: Schema.Array(Schema.Struct({ day: IsoDate, people: count, manDays: ManDays })),
  }),
  /** The month's sites, whichever is asked for. */
  sites: Schema.Array(Schema.Struct({ constructionSiteId: Schema.Int, siteName: Schema.String })),
})
export const MonthOfPersonAsked = Schema.Struct({ month: IsoMonth, userId: Id })
export const MonthOfPerson = Schema.Struct({
  userId: Schema.Int,
  name: Schema.String,
  totals: MonthTotals,
  days: Schema.Array(AttendanceDay),
  closed: ClosedMonth,
  /** Punches without an end, each with what is proposed: for whoever may tell it or ask for it. */
  ends: Schema.Array(OpenEnd),
})

export const SalaryTypeAsked = Schema.Struct({
  workingDay: IsoDate,
  userId: Schema.optionalKey(Id),
  company: Schema.optionalKey(Id),
})
/** How a person is paid on a day; whoever is paid by shifts is asked which he worked. */
export const SalaryTypeOfDay = Schema.Struct({ salaryType: Schema.NullOr(Schema.Int), asksShifts: Schema.Boolean })
