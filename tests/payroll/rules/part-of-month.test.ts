/** Amounts of a month for whoever joins or leaves within it: allowances and commuting by the days of the base, or whole. */
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { type IsoDate, isoDate, isoMonth, weekday } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { explain } from "#modules/payroll/rules/explain/explain.ts"
import { daysOffWorked } from "#modules/payroll/rules/hours/worked-month.ts"
import { payInputsOf } from "#modules/payroll/rules/slip/pay-inputs.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import type { Terms } from "#modules/people/index.ts"
import { completeTerms } from "#modules/people/model.ts"
import { law } from "../../law/law-book.ts"
import { aDay } from "./builders.ts"

const day = (date: number) => isoDate(`2026-11-${String(date).padStart(2, "0")}`)
const terms = (given: Partial<Terms> = {}): Terms =>
  completeTerms(1, 1, {
    effectiveFrom: isoDate("2020-04-01"),
    salaryType: "month",
    basicSalary: yen(300_000),
    averageMonthlyHours: 160,
    subsidies: [
      { title: "資格手当", yen: yen(10_001), isInHourlyBase: true },
      { title: "住宅手当", yen: yen(20_000), isInHourlyBase: false, isPaidWhole: true },
    ],
    commutingYen: yen(16_000),
    commutingTaxFreeYen: yen(12_000),
    ...given,
  })
/** November 2026 has 21 weekdays from Monday to Friday; 11 of them from the 16th on. */
const inputs = (
  staff: { readonly joinedOn?: IsoDate; readonly leftOn?: IsoDate },
  own: ReadonlyArray<Terms> = [terms()],
  worked: ReadonlyArray<IsoDate> = [],
) =>
  Result.getOrThrow(
    payInputsOf(
      {
        month: isoMonth("2026-11"),
        from: day(1),
        to: day(30),
        paidOn: isoDate("2026-12-25"),
        staff: {
          birthday: isoDate("1991-06-15"),
          joinedOn: staff.joinedOn ?? isoDate("2020-04-01"),
          leftOn: staff.leftOn ?? null,
        },
        terms: own,
        residentTax: undefined,
        prefecture: "東京都",
        days: worked.map((one) => aDay(one, { regular: 60 })),
        absences: [],
      },
      law,
    ),
  )
const linesOf = (...of: Parameters<typeof inputs>) => Result.getOrThrow(slipResult(inputs(...of), law)).lines
const paid = (...of: Parameters<typeof inputs>) =>
  Object.fromEntries(
    linesOf(...of).flatMap(({ key, amount }) => (/^(basePay|subsidy|commuting)/.test(key) ? [[key, amount]] : [])),
  )
const whole = { basePay: 300_000, "subsidy:資格手当": 10_001, "subsidy:住宅手当": 20_000, commuting: 16_000 }

describe("PAY-17 PAY-12 a month's amounts of part of a month", () => {
  test("who joins on the 16th gets eleven of twenty-one days of base, allowance and commuting, and whole what is agreed whole", () => {
    expect(paid({ joinedOn: day(16) })).toEqual({
      basePay: 157_143, // 300,000 × 11 ÷ 21
      "subsidy:資格手当": 5239, // 10,001 × 11 ÷ 21 = 5,238.6
      "subsidy:住宅手当": 20_000,
      commuting: 8381, // 16,000 × 11 ÷ 21 = 8,380.95
    })
  })
  test("who leaves on the 15th gets the other ten; both together are the month", () => {
    expect(paid({ leftOn: day(15) })).toEqual({
      basePay: 142_857,
      "subsidy:資格手当": 4762, // 10,001 × 10 ÷ 21 = 4,762.4
      "subsidy:住宅手当": 20_000,
      commuting: 7619,
    })
  })
  test.each([
    ["joined on the first day", { joinedOn: day(1) }],
    ["joined on the first contracted day, a Monday", { joinedOn: day(2) }],
    ["left on the last day", { leftOn: day(30) }],
    ["there all the time", {}],
  ])("%s: whole", (_, staff) => expect(paid(staff)).toEqual(whole))
  test("one contracted day less is one of twenty-one less", () => {
    expect(paid({ joinedOn: day(3) })).toMatchObject({ "subsidy:資格手当": 9525, commuting: 15_238 })
    expect(paid({ leftOn: day(29) })).toMatchObject({ "subsidy:資格手当": 9525, commuting: 15_238 })
  })
  test("commuting that terms pay whole is whole", () => {
    expect(paid({ joinedOn: day(16) }, [terms({ isCommutingPaidWhole: true })])).toMatchObject({ commuting: 16_000 })
  })
  test("an hour of hourly pay is paid as worked, its allowances by the days", () => {
    const hourly = terms({ salaryType: "hour", basicSalary: yen(2000) })
    expect(paid({ joinedOn: day(16) }, [hourly])).toMatchObject({ "subsidy:資格手当": 5239, commuting: 8381 })
  })
  test("the tax-free part is the paid one up to what is entered: its limit is of a month", () => {
    const taxFree = (commutingTaxFreeYen: number) =>
      linesOf({ joinedOn: day(16) }, [terms({ commutingTaxFreeYen: yen(commutingTaxFreeYen) })])
        .find(({ key }) => key === "commuting")
        ?.why.steps.find(({ name }) => name === "taxFreePart")?.value
    expect([8380, 8381, 8382, 16_000].map(taxFree)).toEqual(["8380", "8381", "8381", "8381"])
  })
  test("D21 the base of premiums has the allowance of a whole month, whoever joins when", () => {
    const base = linesOf({ joinedOn: day(16) }).find(({ key }) => key === "hourlyBase")
    expect(base?.amount).toBe(1938) // (300,000 + 10,001) ÷ 160
  })
  test("wages that begin in the month after papers are shared from their first day", () => {
    const papers = terms({ salaryType: "construction", basicSalary: yen(20_000) })
    expect(paid({}, [papers, terms({ effectiveFrom: day(16) })])).toMatchObject({
      basePay: 157_143,
      "subsidy:資格手当": 5239,
      commuting: 8381,
    })
  })
})

describe("terms without weekdays beside terms with them", () => {
  const free = terms({ salaryType: "hour", basicSalary: yen(2000), weekdayMinutes: [0, 0, 0, 0, 0, 0, 0] })
  const fixed = terms({ effectiveFrom: day(11) })
  const worked = [day(3), day(8), day(10), day(11), day(14), day(15), day(16)]
  const off = (own: ReadonlyArray<Terms>) => daysOffWorked(inputs({}, own, worked))

  test("PAY-07 公休出勤 are days whose own terms agree on weekdays, and which these make none", () => {
    expect(worked.map(weekday)).toEqual([2, 0, 2, 3, 6, 0, 1])
    expect(off([free, fixed])).toBe(2)
    expect(
      off([
        { ...fixed, effectiveFrom: isoDate("2020-04-01") },
        { ...free, effectiveFrom: day(11) },
      ]),
    ).toBe(1)
    expect(off([fixed])).toBe(3)
    expect(off([free])).toBeUndefined()
  })
  test("PAY-17 a month's base from the 11th is twenty of thirty calendar days where the days before have no working days", () => {
    expect(paid({}, [free, fixed])).toMatchObject({ "basePay:2": 200_000, "subsidy:資格手当": 10_001 })
  })
  test("PAY-17 calendar days are called so in each language, and contracted days by their own name", () => {
    const told = (key: string, ...of: Parameters<typeof inputs>) => {
      const why = linesOf(...of).find((line) => line.key === key)?.why
      return (["ja", "en", "vi"] as const).map((language) => why && explain(why, language).sentence)
    }
    expect(told("basePay:2", {}, [free, fixed])).toEqual([
      "月給300,000円のうち、暦日30日の20日分です。",
      "20 days of 30 days (calendar days) of the monthly base of 300,000 yen.",
      "20 ngày trên 30 ngày (theo ngày lịch) của lương tháng 300.000 yên.",
    ])
    const joined = { joinedOn: day(11) }
    expect(told("subsidy:資格手当", joined, [free])[0]).toBe("会社が毎月払う手当10,001円のうち、暦日30日の20日分です。")
    expect(told("commuting", joined, [free])[0]).toContain("通勤手当16,000円のうち、暦日30日の20日分です。")
    expect(told("basePay", joined)[0]).toBe("月給300,000円のうち、所定21日の14日分です。")
    const deemed = terms({ deemedOvertimeHours: 10, weekdayMinutes: free.weekdayMinutes })
    expect(told("deemedOvertimePay", joined, [deemed])[0]).toContain("固定残業10時間分のうち、暦日30日の20日分です。")
  })
  test("PAY-17 days of absence without weekdays are told of the calendar's days", () => {
    const made = inputs({}, [terms({ weekdayMinutes: free.weekdayMinutes })])
    const absences = Array.from({ length: 30 }, (_, index) => ({ day: day(index + 1), unpaid: minutes(480) }))
    const why = Result.getOrThrow(slipResult({ ...made, absences }, law)).lines.find(
      ({ key }) => key === "absence",
    )?.why
    expect(why && explain(why, "ja").sentence).toContain("暦日30日のうち、休んだ30日の分")
  })
  test("PAY-17 absence of the later terms is taken of their own contracted minutes", () => {
    const made = inputs({}, [free, fixed])
    const absences = made.scheduledDays.map((one) => ({ day: one, unpaid: minutes(480) }))
    const scheduledMinutes = made.scheduledDays.map(() => minutes(480))
    const slip = Result.getOrThrow(slipResult({ ...made, absences, scheduledMinutes }, law))
    expect(slip.lines.find(({ key }) => key.startsWith("absence"))?.amount).toBe(-200_000)
  })
})
