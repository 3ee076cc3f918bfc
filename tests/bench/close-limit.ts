/**
 * The limit of a close: the same rules on the same rows, streamed in pieces by one connection past row-level security.
 *
 * Leaves out: who asks, the checks of a month, the freeze, the job with its progress and journal, the write path with
 * its audit, outbox and idempotency, revisions, the digest of each piece, and arrangements (the seeded month has none).
 */
import { Result } from "effect"
import postgres from "postgres"
import { payDateOf, payPeriodOf } from "#modules/companies/index.ts"
import {
  addDays,
  type IsoDate,
  type IsoMonth,
  isoDate,
  lastDayOf,
  monthOf,
  shiftMonth,
  weekday,
} from "#modules/kernel/civil-day.ts"
import {
  type IncomeTaxColumn,
  incomeTaxColumns,
  type PayCycle,
  payCycles,
  type SalaryType,
  salaryTypes,
  shiftIds,
  wordOf,
  workShifts,
} from "#modules/kernel/codes.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { resultFn } from "#modules/kernel/result-fn.ts"
import { minutesByKind, type RestRule } from "#modules/labour/index.ts"
import { storedForm } from "#modules/payroll/operations/calculate.ts"
import type { PayrollLaw } from "#modules/payroll/rules/payroll-law.ts"
import { payInputsOf } from "#modules/payroll/rules/slip/pay-inputs.ts"
import { slipFigures } from "#modules/payroll/rules/slip/slip.ts"
import { paysWages, termsWithin } from "#modules/payroll/rules/wages/wage-terms.ts"
import { type ResidentTax, type Terms, termsOn } from "#modules/people/index.ts"
import { statutoryHolidaysOf } from "#modules/timekeeping/index.ts"
import { countedDay } from "#modules/timekeeping/rules/counted-day.ts"

/** People a piece: as many as are worth a flight. */
const peopleAPiece = 1000

type RawTerms = Omit<Terms, "salaryType" | "incomeTaxColumn" | "payCycle"> & {
  readonly salaryType: 1 | 3 | 4 | 5 | 6
  readonly incomeTaxColumn: 1 | 2 | 3
  readonly payCycle: 1 | 2 | 3
}
const numberOf = (value: number | string | null) => (value === null ? null : Number(value))
const termsOf = (row: RawTerms): Terms => ({
  ...row,
  salaryType: wordOf<SalaryType, number>(salaryTypes, row.salaryType),
  incomeTaxColumn: wordOf<IncomeTaxColumn, number>(incomeTaxColumns, row.incomeTaxColumn),
  payCycle: wordOf<PayCycle, number>(payCycles, row.payCycle),
  hoursPerShift: numberOf(row.hoursPerShift),
  averageMonthlyHours: numberOf(row.averageMonthlyHours),
})

interface RawStaff {
  readonly id: number
  readonly birthday: IsoDate | null
  readonly joinedOn: IsoDate | null
  readonly leftOn: IsoDate | null
}
interface RawPunch {
  readonly id: number
  readonly staffId: number
  readonly workDay: IsoDate
  readonly checkIn: number
  readonly checkOut: number
  readonly totalRestMinutes: number | null
  readonly shifts: ReadonlyArray<number>
}
interface RawRest {
  readonly punchId: number
  readonly startedAt: number
  readonly endedAt: number
}

export interface LimitClose {
  readonly sql: postgres.Sql
  readonly companyId: number
  readonly month: IsoMonth
  readonly law: PayrollLaw
}

const prefecture = "東京都"
const restRules: ReadonlyArray<RestRule> = [{ fromPresence: minutes(480), rest: minutes(60) }]

const dayWorkOf = (
  day: IsoDate,
  punches: ReadonlyArray<RawPunch>,
  rests: ReadonlyMap<number, ReadonlyArray<RawRest>>,
  terms: ReadonlyArray<Terms>,
) => {
  const facts = punches.map(({ checkIn, checkOut, id, totalRestMinutes }) => ({
    checkIn,
    checkOut,
    totalRestMinutes,
    plannedStart: null,
    rests: rests.get(id) ?? [],
  }))
  const counted = countedDay(day, facts, { countsFromPunch: false, restRules })
  return {
    day,
    presence: counted.punches.map(({ presence }) => presence),
    rests: counted.punches.flatMap((one) => one.rests),
    scheduled: minutes(termsOn(terms, day)?.weekdayMinutes[weekday(day)] ?? 0),
  }
}

const shiftsOf = (punches: ReadonlyArray<RawPunch>) =>
  [...new Set(punches.flatMap(({ shifts }) => shifts))].flatMap(
    (id) => workShifts.find((word) => shiftIds[word] === id) ?? [],
  )

const period = (month: IsoMonth) => {
  const { from, to } = payPeriodOf(month, 0)
  const paidOn = payDateOf(month, { salaryPaymentDelayMonth: 1, salaryPaymentDate: 0 })
  const premiums = isoDate(`${shiftMonth(monthOf(paidOn), -1)}-01`)
  return {
    month,
    from,
    to,
    paidOn,
    holidays: statutoryHolidaysOf(0, from, to),
    earliest: from < premiums ? from : premiums,
    latest: lastDayOf(monthOf(paidOn)),
  }
}
type Period = ReturnType<typeof period>

const slipOf = resultFn(function* (
  staff: RawStaff,
  terms: ReadonlyArray<Terms>,
  tax: ResidentTax | undefined,
  punches: ReadonlyArray<RawPunch>,
  rests: ReadonlyMap<number, ReadonlyArray<RawRest>>,
  of: Period,
  law: PayrollLaw,
) {
  const byDay = Map.groupBy(punches, ({ workDay }) => workDay)
  const days = [...byDay].map(([day, own]) => dayWorkOf(day, own, rests, terms))
  const counted = yield* minutesByKind(
    { from: of.from, to: of.to, statutoryHolidays: of.holidays, weekBeginsOn: 0, days },
    law.labour,
  )
  const work = counted.flatMap((kinds) => {
    const own = byDay.get(kinds.day)
    if (own === undefined || kinds.day < of.from) return []
    return [
      {
        arrangements: [],
        beyondScheduled: kinds.beyondScheduled,
        beyondSixty: kinds.beyondSixty,
        day: kinds.day,
        holiday: kinds.holiday,
        holidayNight: kinds.holidayNight,
        night: kinds.night,
        overtime: kinds.overtime,
        punches: own.map(({ id }) => id),
        regular: kinds.regular,
        shifts: shiftsOf(own),
        workplace: prefecture,
      } as const,
    ]
  })
  const inputs = yield* payInputsOf(
    { ...of, staff, terms, residentTax: tax, prefecture, days: work, absences: [] },
    law,
  )
  return { inputs, slip: yield* slipFigures(inputs, law) }
})

const read = async ({ companyId, sql }: LimitClose, from: number, of: Period) => {
  const staff = await sql<
    Array<RawStaff>
  >`select id, birthday, joined_on as "joinedOn", left_on as "leftOn" from people.staff
    where company_id = ${companyId} and id >= ${from} order by id limit ${peopleAPiece}`
  const [first, last] = [staff[0]?.id ?? 0, staff.at(-1)?.id ?? 0]
  const [terms, taxes, punches, rests] = await Promise.all([
    sql<Array<RawTerms>>`select distinct on (staff_id, effective_from) * from people.terms
      where company_id = ${companyId} and staff_id between ${first} and ${last} and effective_from <= ${of.latest}
      order by staff_id, effective_from, version desc`,
    sql<Array<ResidentTax>>`select distinct on (staff_id) * from people.resident_tax where company_id = ${companyId}
      and staff_id between ${first} and ${last} and fiscal_year = ${Number(of.paidOn.slice(0, 4))} order by staff_id, version desc`,
    sql<Array<RawPunch>>`select id, staff_id, work_day, extract(epoch from check_in)::float8 * 1000 as check_in,
      extract(epoch from check_out)::float8 * 1000 as check_out, total_rest_minutes, shifts from timekeeping.punch
      where company_id = ${companyId} and staff_id between ${first} and ${last} and state = 'closed'
        and work_day between ${addDays(of.from, -7)}::date and ${of.to}::date order by staff_id, check_in`,
    sql<Array<RawRest>>`select punch_id, extract(epoch from started_at)::float8 * 1000 as started_at,
      extract(epoch from ended_at)::float8 * 1000 as ended_at from timekeeping.rest
      where company_id = ${companyId} and staff_id between ${first} and ${last} order by started_at`,
  ])
  return { staff, terms: terms.map(termsOf), taxes, punches, rests }
}

/** Calculates and stores every slip of the month into bench.slip; gives how many. */
export const limitClose = async (close: LimitClose): Promise<number> => {
  const of = period(close.month)
  let [from, made] = [0, 0]
  for (;;) {
    const { punches, rests, staff, taxes, terms } = await read(close, from, of)
    if (staff.length === 0) return made
    const ownTerms = Map.groupBy(terms, ({ staffId }) => staffId)
    const ownTax = new Map(taxes.map((tax) => [tax.staffId, tax]))
    const ownPunches = Map.groupBy(punches, ({ staffId }) => staffId)
    const ownRests = Map.groupBy(rests, ({ punchId }) => punchId)
    const slips = staff.flatMap((person) => {
      const own = ownTerms.get(person.id) ?? []
      if (!termsWithin(own, of).some(paysWages)) return []
      const made = Result.getOrThrow(
        slipOf(person, own, ownTax.get(person.id), ownPunches.get(person.id) ?? [], ownRests, of, close.law),
      )
      return [{ staffId: person.id, ...made.slip.totals, ...storedForm(made) }]
    })
    await close.sql`insert into bench.slip ${close.sql(slips)}`
    made += slips.length
    from = (staff.at(-1)?.id ?? 0) + 1
  }
}

/** Four connections of the owner; columns are named as the model names them. */
export const limitPool = ({ database, socket }: { readonly socket: string; readonly database: string }) =>
  postgres({
    host: socket,
    username: "tehai_owner",
    database,
    max: 4,
    transform: postgres.camel,
    types: { day: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (text: string) => text } },
  })

export const limitTables = `create schema bench;
  create table bench.slip (staff_id int primary key, gross int, deductions int, net int, texts bytea, hash bytea);
  alter table bench.slip alter column texts set storage external`
