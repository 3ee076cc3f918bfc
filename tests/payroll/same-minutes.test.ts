/** What the attendance view counts is what the slip is calculated from, whatever the punches look like. */
import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { eachDay, isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"
import { calculate } from "#modules/payroll/operations/calculate.ts"
import { payMonthOfCompany } from "#modules/payroll/operations/person-inputs.ts"
import { monthOfPerson } from "#modules/timekeeping/operations/list-attendance.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { adminOf } from "../scheduling/counted.ts"
import { chance } from "../scheduling/crowd.ts"
import { hire, type Worked, worked } from "./month.ts"

const month = isoMonth("2026-10")
let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "MINUTES")
})

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`

/** Work of up to fifteen hours from any minute on, with and without a rest, sometimes at two places a day. */
const punchesOf = (staffId: number, random: () => number): ReadonlyArray<Worked> => {
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from))
  let free = 0
  return eachDay(isoDate("2026-09-20"), isoDate("2026-11-03")).flatMap((day): ReadonlyArray<Worked> => {
    free = Math.max(0, free - 1440)
    if (random() < 0.25) return []
    const from = pick(free, free + 900)
    const to = from + pick(30, 900)
    free = to + 30
    const one: Worked = {
      staffId,
      day,
      from: clock(from),
      to: clock(to),
      ...(random() < 0.5 && to - from > 120
        ? { rest: [clock(from + 40), clock(from + 40 + pick(1, 70))] as const }
        : {}),
    }
    if (random() < 0.7 || free + 200 > 1440) return [one]
    const next = free
    free = next + pick(20, 170)
    return [one, { staffId, day, from: clock(next), to: clock(free) }]
  })
}

test.each([0, 20, 10])(
  "D48 with the month closing on %i, twelve people's minutes are the same in both",
  async (closing) => {
    await running().owner`update companies.company set salary_closing_date = ${closing} where id = ${company.id}`
    const random = chance(20_261_000 + closing)
    const ids = await hire(
      running(),
      company,
      Array.from({ length: 12 }, (_, n) => ({
        name: `働き手${n}`,
        role: "worker" as const,
        terms: { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(1800) },
      })),
    )
    await worked(
      running(),
      company,
      ids.flatMap((id) => punchesOf(id, random)),
    )
    const both = await running().run(
      inCompany(company.id)(
        Effect.gen(function* () {
          const period = yield* payMonthOfCompany(company.id, month)
          const made = yield* calculate(company.id, ids, period)
          const views = yield* Effect.forEach(ids, (userId) => monthOfPerson({ month, userId }))
          return { made, views }
        }).pipe(Effect.provideService(CurrentActor, adminOf(company))),
      ),
    )
    for (const [at, { result }] of both.made.entries()) {
      const { days } = Result.getOrThrow(result).inputs
      const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, one) => total + of(one), 0)
      const { totals } = both.views[at] ?? { totals: undefined }
      expect(totals).toMatchObject({
        regularMinutes: sum((one) => one.regular),
        overtimeMinutes: sum((one) => one.overtime),
        nightMinutes: sum((one) => one.night),
        holidayMinutes: sum((one) => one.holiday),
        holidayNightMinutes: sum((one) => one.holidayNight),
        workedMinutes: sum((one) => one.regular + one.overtime + one.holiday),
      })
      expect(totals?.workedMinutes).toBeGreaterThan(3000)
    }
  },
)
