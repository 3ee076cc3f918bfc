/** 支払条件: when the work of a day is paid. */
import { expect, test } from "vitest"
import { dueOfPaper, paymentOf } from "#modules/companies/rules/payment-terms.ts"

const cases: ReadonlyArray<readonly [string, string, readonly [number, number, number], string, string, string]> = [
  // Month's end, paid at the end of the next month.
  ["月末締め・翌月末払い", "2026-11-01", [0, 1, 0], "2026-11-01", "2026-11-30", "2026-12-30"],
  // 2026-12-31 is a day on which banks rest; 2026-10-31 a Saturday.
  ["a Saturday is the Friday before", "2026-09-15", [0, 1, 0], "2026-09-01", "2026-09-30", "2026-10-30"],
  // A closing day: the day itself still counts, the next one no more.
  ["20日締め、その日", "2026-11-20", [20, 1, 10], "2026-10-21", "2026-11-20", "2026-12-10"],
  ["20日締め、次の日", "2026-11-21", [20, 1, 10], "2026-11-21", "2026-12-20", "2027-01-08"],
  ["28日締め", "2026-11-28", [28, 2, 28], "2026-10-29", "2026-11-28", "2027-01-28"],
  // February: the month's end is the 28th, and the 29th of a leap year.
  ["平年の2月末", "2027-02-10", [0, 0, 0], "2027-02-01", "2027-02-28", "2027-02-26"],
  ["うるう年の2月末", "2028-02-10", [0, 0, 0], "2028-02-01", "2028-02-29", "2028-02-29"],
  ["うるう年の翌月末", "2028-01-31", [0, 1, 0], "2028-01-01", "2028-01-31", "2028-02-29"],
]
test.each(cases)("VEN-06 CUS-02 %s", (_, day, [closingDate, monthOffset, payDate], from, to, due) => {
  expect(paymentOf(day, { closingDate, monthOffset, payDate })).toEqual({
    from,
    to,
    due,
    isBeforeClosing: due < to,
  })
})

test("VEN-06 terms that pay before the work is done say so", () => {
  const early = paymentOf("2026-11-05", { closingDate: 0, monthOffset: 0, payDate: 20 })
  expect([early.due, early.isBeforeClosing]).toEqual(["2026-11-20", true])
})

test("PAY-21 by the day a paper is due when it is made, on a day on which banks work; what terms name stays, past or not", () => {
  const byDay = { cycle: "day" as const, closingDate: 0, monthOffset: 0, payDate: 0 }
  const due = (lastDay: string, madeOn: string) => dueOfPaper(lastDay, byDay, madeOn)
  // Thursday's is made on Friday, Friday's on Saturday; written on the day itself it is due on it.
  expect(due("2026-12-10", "2026-12-10")).toBe("2026-12-10")
  expect(due("2026-12-10", "2026-12-11")).toBe("2026-12-11")
  expect(due("2026-12-11", "2026-12-12")).toBe("2026-12-14")
  // Sunday's is paid on Monday by itself.
  expect(due("2026-12-13", "2026-12-14")).toBe("2026-12-14")
  const week = { cycle: "week" as const, closingDate: 0, monthOffset: 0, payDate: 5 }
  expect(dueOfPaper("2026-12-06", week, "2026-12-07")).toBe("2026-12-04")
})
