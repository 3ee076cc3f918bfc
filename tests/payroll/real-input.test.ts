/** The worked examples through the product: a person is invited, his punches are written down, the month is closed. */
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { dayOfMonth, isoMonth, lastDayOf, monthNumberOf, monthOf } from "#modules/kernel/civil-day.ts"
import { bankDayOf } from "#modules/kernel/law/bank-days.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { password } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { type Example, examples, rowsOfExample } from "../law/pay-examples.ts"
import { ownTax, payDays } from "../people/terms-on-the-wire.ts"
import { type LaidPunch, laidOut, pieces, type WantedMinutes, workday } from "./lay-out.ts"

const running = runningProduct()
/** Those that are paid by wages and need nothing that the terms can't say yet. */
const shown = ["P01", "P02", "P03", "P04", "P05", "P06", "P07", "P10", "P13", "P15"]

const daysOf = ({ salaryType, inputs }: Example): WantedMinutes["days"] => {
  const { morning = 0, evening = 0 } = inputs.shiftCounts ?? {}
  if (salaryType === "SHIFT")
    return [
      ...Array.from({ length: morning }, () => ({ regular: workday, shifts: [1, 2] as const })),
      ...Array.from({ length: evening }, () => ({
        regular: (inputs.hoursPerShift?.evening ?? 0) * 60,
        shifts: [3] as const,
      })),
    ]
  // Monthly pay asks for no minutes: a month of full days.
  const regular = salaryType === "MONTH" ? 20 * workday : (inputs.regularMinutes ?? 0)
  return pieces(regular, workday).map((minutes) => ({ regular: minutes, shifts: [] }))
}
const wantedOf = (example: Example): WantedMinutes => ({
  days: daysOf(example),
  overtime: example.inputs.overtimeMinutes,
  night: example.inputs.nightMinutes,
  holiday: example.inputs.holidayMinutes ?? 0,
  holidayNight: example.inputs.holidayNightMinutes ?? 0,
})

const payOf = ({ salaryType, inputs }: Example) => {
  if (salaryType === "HOUR") return { salaryType: 1, basicSalary: inputs.hourlyWage }
  if (salaryType === "MONTH")
    return { salaryType: 3, basicSalary: inputs.monthlyBase, averageMonthlyHours: inputs.averageMonthlyScheduledHours }
  return {
    salaryType: 5,
    morningSalary: inputs.shiftPrices?.morning ?? null,
    afternoonSalary: inputs.shiftPrices?.afternoon ?? null,
    eveningSalary: inputs.shiftPrices?.evening ?? null,
    workingHour: inputs.hoursPerShift?.morning,
  }
}
/** The company's, which every wage has: a pay day on which the example is paid. */
const paidOnOf = ({ inputs: { payDate, workDate } }: Example) => ({
  paymentMonthOffset: monthNumberOf(payDate) - monthNumberOf(workDate),
  paymentDate: payDate === lastDayOf(monthOf(payDate)) ? 0 : dayOfMonth(payDate),
})
const termsOf = (example: Example) => {
  const { inputs } = example
  return {
    effectiveFrom: "2020-04-01",
    ...payOf(example),
    monthlyOvertimeHour: inputs.deemedOvertimeHours ?? 0,
    ...(inputs.probationPercent === undefined ? {} : { isProbation: 1, probationSalary: inputs.probationPercent }),
    commutingAllowance: inputs.commuting?.amount ?? 0,
    commutingTaxFree: inputs.commuting?.amount ?? 0,
    schedule: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, workingHour: "08:00" })),
    isInsurrance: inputs.socialInsurance ? 1 : 0,
    ...payDays,
    ...paidOnOf(example),
    standardRemuneration: inputs.standardMonthlyRemuneration ?? null,
    kenId: prefectures.indexOf(inputs.prefecture) + 1,
    isDisableUnemploymentInsurance: inputs.employmentInsurance ? 0 : 1,
    employmentInsuranceKind: "construction",
    typeIncomeTax: inputs.taxColumn === "甲" ? 1 : 2,
    numberOfDependents: inputs.dependants,
  }
}
const invitationOf = (example: Example) => {
  const { birthDate, leftOn, residentTax } = example.inputs
  return {
    name: `${example.id} 見本`,
    roleId: 12,
    gender: 1,
    joinDate: "2020-04-01",
    birthday: birthDate ?? "1990-04-01",
    leftDate: leftOn ?? null,
    terms: termsOf(example),
    ...(residentTax === undefined
      ? { residenceTax: ownTax }
      : {
          residenceTax: {
            month: "2026-06",
            isResidenceTax: 1,
            isSimpleMonth: 1,
            fitstMonthTax: residentTax.firstMonth,
            remainMonthTax: residentTax.remainingMonths,
            residenceTaxByMonth: null,
          },
        }),
  }
}

/** A company of its own for each example: its prefecture, and a pay day on which the example is paid. */
const companyFor = async (example: Example) => {
  const { id, inputs } = example
  const email = `admin@${id}.example`.toLowerCase()
  const kenId = prefectures.indexOf(inputs.prefecture) + 1
  const company = await running().run(
    writeAcross(
      { reason: "a company for a test", personId: null },
      Effect.flatMap(registerPerson({ email, name: `${id} 社長`, password }), (adminId) =>
        foundCompany({ name: `${id} 設備`, kenId }, adminId),
      ),
    ),
  )
  const { paymentDate, paymentMonthOffset } = paidOnOf(example)
  // No call sets the pay calendar yet; the owner writes it as a settings call will.
  await running().owner`update companies.company set salary_payment_delay_month = ${paymentMonthOffset},
    salary_payment_date = ${paymentDate} where id = ${company}`
  return { company, token: await signIn(running().url, email) }
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, one) => total + one, 0)
const totalsOf = (wanted: WantedMinutes) => {
  const regular = sum(wanted.days.map((day) => day.regular))
  return {
    workedMinutes: regular + wanted.overtime + wanted.holiday,
    regularMinutes: regular,
    overtimeMinutes: wanted.overtime,
    nightMinutes: wanted.night,
    holidayMinutes: wanted.holiday,
    holidayNightMinutes: wanted.holidayNight,
  }
}

/** Signs an admin in at the example's company; every call must succeed. */
const desk = async (example: Example) => {
  const { company, token } = await companyFor(example)
  return async (path: string, body?: unknown) => {
    const told = await ask(running().url, path, { token, company, ...(body === undefined ? {} : { body }) })
    if (told.status !== 200) throw new Error(`${path}: ${told.text}`)
    return told.body.data
  }
}
type Desk = Awaited<ReturnType<typeof desk>>

const punchedBy = async (call: Desk, userId: number, punches: ReadonlyArray<LaidPunch>) => {
  for (const punch of punches)
    await call("/v2/timekeeping/handle-working-time", { userId, isOffice: 1, reason: "見本", ...punch })
}

const closedBy = async (call: Desk, month: string) => {
  const { jobId } = await call("/v5/timesheet/snapshot", { month })
  return until("the end of the close", async () => {
    const job = await call(`/nest/job/${jobId}`)
    return job.endedAt === null ? undefined : job
  })
}

describe.each(examples.filter(({ id }) => shown.includes(id)))("$id $title", (example) => {
  test(`${rowsOfExample[example.id] ?? "PAY-10"} ${example.id} from punches to the slip: every line to the yen`, async () => {
    const call = await desk(example)
    const month = monthOf(example.inputs.workDate)
    const wanted = wantedOf(example)
    const { id: userId } = await call("/staff/invite-staff", invitationOf(example))
    await punchedBy(call, userId, laidOut(month, wanted))

    const attendance = await call(`/v5/timekeeping/month?month=${month}&userId=${userId}`)
    expect(attendance.totals).toMatchObject(totalsOf(wanted))
    expect(
      attendance.days.flatMap((day: { punches: ReadonlyArray<{ shifts: unknown }> }) =>
        day.punches.map(({ shifts }) => shifts),
      ),
    ).toEqual(wanted.days.map(({ shifts }) => shifts))

    expect(await closedBy(call, month)).toMatchObject({ state: "done", result: { revision: 1, slips: 1 } })
    const [row] = await call("/v5/timesheet/payroll", { month })
    const slip = await call(`/v5/timesheet/payroll/${row.id}`)
    expect(slip).toMatchObject({
      userId,
      month,
      paidOn: bankDayOf(example.inputs.payDate),
      state: "closed",
      revision: 1,
    })
    const lines = slip.lines.map(({ kind, key, amount }: Example["lines"][number]) => ({ kind, key, amount }))
    expect(lines).toEqual(example.lines.map(({ kind, key, amount }) => ({ kind, key, amount })))
    expect(slip.totals).toEqual(example.totals)
    expect(slip.warnings.map(({ code }: { code: string }) => code)).toEqual(example.warnings.map(({ code }) => code))
    expect([row.gross, row.deductions, row.net]).toEqual(Object.values(example.totals))
  })
})

test("a layout with statutory holidays comes to its minutes too", async () => {
  const [example] = examples
  if (example === undefined) throw new Error("no examples")
  const call = await desk({ ...example, id: "PHOL" })
  const month = isoMonth("2026-10")
  const days = pieces(18 * workday, workday).map((regular) => ({ regular, shifts: [] }))
  const wanted = { days, overtime: 1230, night: 500, holiday: 1500, holidayNight: 250 }
  const { id: userId } = await call("/staff/invite-staff", invitationOf(example))
  await punchedBy(call, userId, laidOut(month, wanted))
  const { totals } = await call(`/v5/timekeeping/month?month=${month}&userId=${userId}`)
  expect(totals).toMatchObject(totalsOf(wanted))
})
