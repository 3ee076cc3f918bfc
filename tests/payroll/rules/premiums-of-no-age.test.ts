/** Premiums that are typed by hand for somebody whose age has none. */
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { premiumMended } from "#modules/payroll/rules/findings.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { law } from "../../law/law-book.ts"
import { aMonth } from "./builders.ts"

describe("PAY-09 premiums typed by hand are taken as typed, and told where the age has none", () => {
  const typed = (
    birthDate: string,
    by: { readonly health?: number; readonly care?: number; readonly pension?: number },
  ) =>
    Result.getOrThrow(
      slipResult(
        aMonth("2026-10", {
          birthDate: isoDate(birthDate),
          premiums: [
            {
              month: isoMonth("2026-10"),
              healthByHand: yen(by.health ?? 0),
              nursingCareByHand: yen(by.care ?? 0),
              pensionByHand: yen(by.pension ?? 0),
            },
          ],
          subsidies: [{ title: "手当", yen: yen(300_000), isInHourlyBase: false }],
        }),
        law,
      ),
    )
  const told = (birthDate: string, by: Parameters<typeof typed>[1]) =>
    typed(birthDate, by).warnings.map(({ code, figures }) => [code, figures])
  const warning = (insurance: string, of: number) => [["PREMIUM_OF_NO_AGE", { insurance, month: "2026-10", yen: of }]]
  test("health insurance from the month of the 75th birthday on", () => {
    expect(told("1951-11-01", { health: 23_000 })).toEqual([])
    expect(told("1951-10-31", { health: 23_000 })).toEqual(warning("health", 23_000))
    expect(told("1951-10-31", { health: 0 })).toEqual([])
  })
  test("pension from the month in which 70 is reached, the day before the birthday", () => {
    expect(told("1956-11-02", { pension: 27_450 })).toEqual([])
    expect(told("1956-11-01", { pension: 27_450 })).toEqual(warning("pension", 27_450))
  })
  test("nursing care before the month of 40 and from that of 65", () => {
    const ofCare = (birthDate: string) => told(birthDate, { care: 3000 })
    expect([ofCare("1986-11-01"), ofCare("1961-11-02")]).toEqual([[], []])
    expect([ofCare("1986-11-02"), ofCare("1961-11-01")]).toEqual([
      warning("nursingCare", 3000),
      warning("nursingCare", 3000),
    ])
  })
  test("the premium is taken all the same", () => {
    expect(typed("1950-01-01", { health: 20_000, care: 3000, pension: 27_450 }).totals.deductions).toBe(50_450)
  })
})

test.each([
  ["closed at the month's end, paid in the next", "2026-11-01", "2026-11", ["2026-11-01", "2026-11-30"]],
  ["closed on the 20th, paid in the next", "2026-10-21", "2026-11", ["2026-11-01", "2026-11-30"]],
  ["closed on the 20th, paid in the same", "2026-10-21", "2026-10", ["2026-10-21", "2026-10-31"]],
  ["closed at the month's end, paid in the same", "2026-11-01", "2026-10", undefined],
])(
  "PAY-09 mended in the close, a premium changes neither the month before nor a closed one: %s",
  (_, period, month, days) => {
    const { mend } = premiumMended({ insurance: "health", month, yen: 20_000 }, { from: isoDate(period) })
    expect(mend && [mend.from, mend.to]).toEqual(days)
  },
)
