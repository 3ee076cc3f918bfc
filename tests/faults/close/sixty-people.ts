/** A company of sixty whose October was worked: every way of being paid by wages, insured or not, with nights. */
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { aCompany } from "../../kernel/companies.ts"
import type { Running } from "../../kernel/product.ts"
import { hire, type Worked, worked } from "../../payroll/month.ts"

export const month = "2026-10"
/** Ten of them are the company's own people, of every role, and seven of those are paid wages. */
const hired = 53

const payOf = (n: number): NonNullable<NewStaff["terms"]> => {
  const common = { effectiveFrom: isoDate("2025-04-01"), hasEmploymentInsurance: n % 2 === 0, dependants: n % 4 }
  const insured =
    n % 3 === 0 ? {} : { hasSocialInsurance: true, standardRemuneration: yen(200_000 + (n % 10) * 20_000) }
  if (n % 3 === 0) return { ...common, ...insured, salaryType: "hour", basicSalary: yen(1500 + n) }
  if (n % 3 === 1)
    return { ...common, ...insured, salaryType: "month", basicSalary: yen(250_000 + n * 500), averageMonthlyHours: 165 }
  return {
    ...common,
    ...insured,
    salaryType: "shift",
    morningSalary: yen(8000),
    afternoonSalary: yen(8500),
    hoursPerShift: 4,
  }
}

const punchesOf = (staffId: number, n: number): ReadonlyArray<Worked> =>
  [0, 1, 2].map(
    (day): Worked => ({
      staffId,
      day: addDays(isoDate("2026-10-05"), day * 7 + (n % 5)),
      from: n % 7 === 0 ? "15:00" : "08:00",
      to: n % 7 === 0 ? "24:30" : `${17 + ((n + day) % 4)}:00`,
      rest: n % 7 === 0 ? ["18:00", "19:00"] : ["12:00", "13:00"],
      shifts: [1, 2],
    }),
  )

export const sixtyPeople = async (running: Running, mark = "SIXTY") => {
  const company = await aCompany(running, mark)
  const people = Array.from(
    { length: hired },
    (_, n): NewStaff => ({
      name: `働き手 ${n + 1}`,
      role: "worker",
      birthday: isoDate(`19${60 + (n % 40)}-0${1 + (n % 9)}-15`),
      joinedOn: isoDate("2025-04-01"),
      terms: payOf(n),
    }),
  )
  const ids = await hire(running, company, people)
  await worked(running, company, ids.flatMap(punchesOf))
  return company
}
