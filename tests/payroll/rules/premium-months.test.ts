import { describe, expect, test } from "vitest"
import { type PayCalendar, payDateOf, payMonthOf, payPeriodOf } from "#modules/companies/rules/pay-calendar.ts"
import {
  addDays,
  type IsoDate,
  type IsoMonth,
  isoDate,
  isoMonth,
  monthOf,
  shiftMonth,
} from "#modules/kernel/civil-day.ts"
import { premiumMonths, uncollectedMonths } from "#modules/payroll/rules/insurance/premium-month.ts"

const monthEnd: PayCalendar = { salaryClosingDate: 0, salaryPaymentDelayMonth: 0, salaryPaymentDate: 0 }
const payNextMonth: PayCalendar = { ...monthEnd, salaryPaymentDelayMonth: 1 }

interface Employed {
  readonly joinedOn: IsoDate
  readonly leftOn: IsoDate
}
const employed = (joinedOn: string, leftOn: string): Employed => ({
  joinedOn: isoDate(joinedOn),
  leftOn: isoDate(leftOn),
})

const employedIn = (
  month: IsoMonth,
  calendar: PayCalendar,
  person: Partial<Employed> & Pick<Employed, "joinedOn">,
) => ({
  ...payPeriodOf(month, calendar.salaryClosingDate),
  paidOn: payDateOf(month, calendar),
  ...person,
})
const taken = (month: IsoMonth, calendar: PayCalendar, person: Partial<Employed> & Pick<Employed, "joinedOn">) =>
  premiumMonths(employedIn(month, calendar, person))
const monthsFrom = (first: IsoMonth, last: IsoMonth): ReadonlyArray<IsoMonth> =>
  first > last ? [] : [first, ...monthsFrom(shiftMonth(first, 1), last)]

/** The premium months that each slip of an employment takes, in the order of the slips. */
const slipsOf = (person: Employed, calendar: PayCalendar) => {
  const payMonth = (day: IsoDate) => payMonthOf(day, calendar.salaryClosingDate)
  return monthsFrom(payMonth(person.joinedOn), payMonth(person.leftOn)).map((month) => taken(month, calendar, person))
}

/** What the law makes owed, written down once more: every month of which the last day was worked, or the only one. */
const owed = ({ joinedOn, leftOn }: Employed): ReadonlyArray<IsoMonth> => {
  const whole = monthsFrom(monthOf(joinedOn), shiftMonth(monthOf(addDays(leftOn, 1)), -1))
  return monthOf(joinedOn) === monthOf(leftOn) ? [monthOf(joinedOn)] : whole
}

describe("which premiums a slip takes", () => {
  const on = (month: string, calendar: PayCalendar, joinedOn: string, leftOn?: string) =>
    taken(isoMonth(month), calendar, {
      joinedOn: isoDate(joinedOn),
      ...(leftOn === undefined ? {} : { leftOn: isoDate(leftOn) }),
    })
  test("PAY-17 the month before the pay day's; from the month of joining on", () => {
    expect(on("2026-10", payNextMonth, "2020-04-01")).toEqual(["2026-10"])
    expect(on("2026-10", payNextMonth, "2026-10-31")).toEqual(["2026-10"])
    expect(on("2026-10", monthEnd, "2026-10-01")).toEqual([])
  })
  test("PAY-17 paid next month, somebody who left on 31 October pays September's on 31 October and October's on 30 November", () => {
    expect(on("2026-09", payNextMonth, "2020-04-01", "2026-10-31")).toEqual(["2026-09"])
    expect(on("2026-10", payNextMonth, "2020-04-01", "2026-10-31")).toEqual(["2026-10"])
  })
  test("PAY-17 paid in the month itself, the last slip takes both months; who left a day earlier owes one", () => {
    expect(on("2026-10", monthEnd, "2020-04-01", "2026-10-31")).toEqual(["2026-09", "2026-10"])
    expect(on("2026-10", monthEnd, "2020-04-01", "2026-10-30")).toEqual(["2026-09"])
    expect(on("2026-10", payNextMonth, "2020-04-01", "2026-10-30")).toEqual([])
  })
  test("joined and left in one month owes that month, once", () => {
    for (const calendar of [monthEnd, payNextMonth])
      expect(slipsOf(employed("2026-10-05", "2026-10-20"), calendar).flat()).toEqual(["2026-10"])
  })
})

describe("PAY-09 a month that no slip may take (健康保険法167条)", () => {
  const closes20: PayCalendar = { salaryClosingDate: 20, salaryPaymentDelayMonth: 1, salaryPaymentDate: 0 }
  const left = (month: string, calendar: PayCalendar, joinedOn: string) =>
    uncollectedMonths(employedIn(isoMonth(month), calendar, { joinedOn: isoDate(joinedOn) }))
  test("closed on the 20th and paid next month: who joins on the 21st is a month late, who joins on the 20th is not", () => {
    expect(left("2026-10", closes20, "2026-10-20")).toEqual([])
    expect(left("2026-11", closes20, "2026-10-21")).toEqual(["2026-10"])
    // Told once, on the slip whose period holds the day of joining.
    expect(left("2026-12", closes20, "2026-10-21")).toEqual([])
  })
  test("paid two months later it is everybody's first month; under month's end and next month nobody's", () => {
    expect(left("2026-10", { ...monthEnd, salaryPaymentDelayMonth: 2 }, "2026-10-01")).toEqual(["2026-10"])
    expect(left("2026-10", payNextMonth, "2026-10-31")).toEqual([])
  })
})

describe("a whole employment", () => {
  const days = ["2026-01-31", "2026-02-01", "2026-02-27", "2026-02-28", "2026-03-10", "2026-03-11", "2026-03-30"]
  const ends = ["2026-03-31", "2026-04-01", "2026-04-15", "2026-04-30", "2026-05-20", "2026-05-31", "2026-12-31"]
  const calendars = [0, 5, 10, 15, 20, 25, 28].flatMap((salaryClosingDate) =>
    [0, 1, 2].flatMap((salaryPaymentDelayMonth) =>
      [0, 10].map((salaryPaymentDate) => ({ salaryClosingDate, salaryPaymentDelayMonth, salaryPaymentDate })),
    ),
  )
  /** What is wrong with the slips of each employment under each calendar, and how many there were. */
  const faultsOfAll = (faultsOf: (person: Employed, calendar: PayCalendar) => ReadonlyArray<string>) => {
    const faults: Array<string> = []
    let seen = 0
    for (const joinedOn of ["2025-11-15", ...days])
      for (const leftOn of [...days, ...ends].filter((day) => joinedOn <= day))
        for (const calendar of calendars) {
          const person = employed(joinedOn, leftOn)
          for (const fault of faultsOf(person, calendar)) faults.push(JSON.stringify({ fault, person, calendar }))
          seen += 1
        }
    return { faults, seen }
  }

  test("no month is taken twice, none that is not owed, two on one slip only where it is the last", () => {
    const { faults, seen } = faultsOfAll((person, calendar) => {
      const slips = slipsOf(person, calendar)
      const months = slips.flat()
      const due = new Set(owed(person))
      return [
        ...(new Set(months).size < months.length ? ["taken twice"] : []),
        ...(months.every((month) => due.has(month)) ? [] : ["not owed"]),
        ...(slips.slice(0, -1).some((some) => some.length > 1) ? ["two before the last"] : []),
        ...((slips.at(-1)?.length ?? 0) > 2 ? ["three"] : []),
      ]
    })
    expect(faults).toEqual([])
    expect(seen).toBeGreaterThan(3000)
  })
  test("each owed month is either taken or told as one that no slip takes, never both", () => {
    const { faults } = faultsOfAll((person, calendar) => {
      const payMonth = (day: IsoDate) => payMonthOf(day, calendar.salaryClosingDate)
      const told = monthsFrom(payMonth(person.joinedOn), payMonth(person.leftOn)).flatMap((month) =>
        uncollectedMonths(employedIn(month, calendar, person)),
      )
      return [...told, ...slipsOf(person, calendar).flat()].join() === owed(person).join() ? [] : ["not told"]
    })
    expect(faults).toEqual([])
  })
  test("each owed month is taken, from the first one that is the month before a pay day on", () => {
    const { faults } = faultsOfAll((person, calendar) => {
      const first = payDateOf(payMonthOf(person.joinedOn, calendar.salaryClosingDate), calendar)
      const reachable = owed(person).filter((month) => month >= shiftMonth(monthOf(first), -1))
      return slipsOf(person, calendar).flat().join() === reachable.join() ? [] : ["not taken"]
    })
    expect(faults).toEqual([])
  })
})
