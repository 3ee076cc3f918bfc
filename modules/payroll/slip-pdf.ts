/** The PDF of a stored slip: always of the revision and the moment it was made, so its bytes never change. */
import { Effect } from "effect"
import { companySettings, labelsOf } from "#modules/companies/index.ts"
import { Documents } from "#modules/documents/index.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { payslipFileName } from "./documents/payslip-text.ts"
import type { PayslipView, SlipSection } from "./documents/payslip-view.ts"
import { payslipPaper } from "./documents/render-payslip.ts"
import type { PayInputs, Slip } from "./model.ts"
import { payMonthOfCompany } from "./pay-inputs.ts"
import { closeOf, slipsOfStaff } from "./repository.ts"
import { lineName } from "./rules/line-names.ts"
import { workedMonth } from "./rules/worked-month.ts"
import { inputsFrom, readableSlip, slipFrom } from "./statement.ts"

const sectionOf = (
  slip: Slip,
  kind: "pay" | "deduction",
  language: Language,
  labels: Readonly<Record<string, string>>,
): SlipSection => {
  const lines = slip.lines.filter((line) => line.kind === kind)
  const total = kind === "pay" ? slip.totals.gross : slip.totals.deductions
  const words = {
    pay: { ja: "総支給額", en: "Gross", vi: "Tổng lương" },
    deduction: { ja: "控除合計", en: "Deductions", vi: "Tổng khấu trừ" },
  }
  return {
    lines: lines.map((line) => ({
      label: lineName(line, language, labels),
      amount: line.amount,
      ...(line.key === "basePay" ? { strong: true } : {}),
    })),
    totals: [{ label: words[kind][language], amount: total }],
  }
}

const attendanceWords = {
  days: { ja: "出勤日数", en: "Days worked", vi: "Số ngày làm" },
  worked: { ja: "実働時間", en: "Hours worked", vi: "Giờ làm" },
  overtime: { ja: "時間外", en: "Overtime", vi: "Tăng ca" },
  night: { ja: "深夜", en: "Night", vi: "Đêm" },
  holiday: { ja: "法定休日", en: "Statutory holiday", vi: "Ngày nghỉ" },
} as const

const attendanceOf = (inputs: PayInputs, language: Language) => {
  const { days, workedMinutes, overtimeMinutes, nightMinutes, holidayMinutes } = workedMonth(inputs)
  const line = (word: keyof typeof attendanceWords, minutes: number) => ({
    label: attendanceWords[word][language],
    minutes,
  })
  return [
    { label: attendanceWords.days[language], days },
    line("worked", workedMinutes),
    line("overtime", overtimeMinutes),
    line("night", nightMinutes),
    line("holiday", holidayMinutes),
  ]
}

/** Fails with Not_Found as reading the slip does, Service_Unavailable when too many are being drawn. */
export const slipPdf = Effect.fn("Payroll.slipPdf")(function* (id: number) {
  const { actor, row, staff } = yield* readableSlip(id)
  const documents = yield* Documents
  const company = yield* companySettings(actor.companyId)
  const labels = yield* labelsOf(actor.companyId)
  const period = yield* payMonthOfCompany(actor.companyId, row.month)
  const made = yield* closeOf(actor.companyId, row.month, row.revision)
  const revisions = yield* slipsOfStaff(actor.companyId, staff.id, row.month)
  const slip = slipFrom(row)
  const inputs = inputsFrom(row)
  const { language } = actor
  const view: PayslipView = {
    language,
    month: row.month,
    payDay: slip.paidOn,
    period: { from: period.from, to: period.to },
    revision: revisions.filter(({ revision }) => revision < row.revision).length,
    company: {
      name: company.name,
      ...(company.address === null ? {} : { address: company.address }),
      ...(company.phone === null ? {} : { phone: company.phone }),
    },
    person: { name: staff.name, employeeNo: String(staff.id) },
    totals: { pay: slip.totals.gross, deductions: slip.totals.deductions, net: slip.totals.net },
    attendance: attendanceOf(inputs, language),
    pay: sectionOf(slip, "pay", language, labels),
    deductions: sectionOf(slip, "deduction", language, labels),
    yearToDate: [],
    leave: [],
  }
  const bytes = Effect.catchTags(documents.render(payslipPaper(view, made?.startedAt ?? "2026-01-01T00:00:00.000Z")), {
    DocumentsBusy: () => Effect.fail(refuse("Service_Unavailable")),
    PaperNotDrawn: (fault) => Effect.die(fault),
  })
  return { bytes, fileName: payslipFileName(view) }
})
