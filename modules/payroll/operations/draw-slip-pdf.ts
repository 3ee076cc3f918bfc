/** The PDF of a stored slip: of its revision and the moment it was made; who pays whom, and to where, as it is known now. */
import { Effect } from "effect"
import { companySettings, labelsOf, roleWords } from "#modules/companies/index.ts"
import { Documents } from "#modules/documents/index.ts"
import { type Language, type Role, roleIds } from "#modules/kernel/codes.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { accountsOf } from "#modules/people/index.ts"
import { attendanceDays, missedMinutes } from "#modules/timekeeping/index.ts"
import { payslipFileName } from "../documents/payslip-text.ts"
import type { PayslipView } from "../documents/payslip-view.ts"
import { payslipPaper } from "../documents/render-payslip.ts"
import type { PayInputs } from "../model.ts"
import { slipsOfYear } from "../repository/slips-of-year.ts"
import { closeOf, slipsOfStaff } from "../repository.ts"
import { paidTo } from "../views/paper-account.ts"
import { attendanceOf } from "../views/paper-attendance.ts"
import { belongsTo, noteOf } from "../views/paper-person.ts"
import { deductionSection, paySection, yearSums } from "../views/paper-sections.ts"
import { payMonthOfCompany } from "./person-inputs.ts"
import { inputsFrom, readableSlip, slipFrom } from "./show-statement.ts"

const payForms = {
  hour: { ja: "時給", en: "hourly", vi: "theo giờ" },
  month: { ja: "月給", en: "monthly", vi: "theo tháng" },
  shift: { ja: "シフト給", en: "by shift", vi: "theo ca" },
} as const
const payFormOf = ({ terms: [first, ...later] }: PayInputs, language: Language) =>
  payForms[(later.at(-1) ?? first).salaryType][language]

/** What people of this role are called: by the company in Japanese, else by the reader's language. */
const roleWord = (role: Role, language: Language, labels: Readonly<Record<string, string>>) =>
  language === "ja" ? (labels[`role.${roleIds[role]}`] ?? "") : roleWords[language][roleIds[role]]

const busy = new Refused({ code: "Service_Unavailable", retryAfterSeconds: 30 })

/**
 * Waits for its turn and for a busy machine. Fails with Not_Found as reading the slip does, Service_Unavailable with the
 * time of another try when too many are being drawn or it took minutes.
 */
export const slipPdf = Effect.fn("Payroll.slipPdf")(function* (id: number) {
  const { actor, row, staff } = yield* readableSlip(id)
  const documents = yield* Documents
  const company = yield* companySettings(actor.companyId)
  const labels = yield* labelsOf(actor.companyId)
  const period = yield* payMonthOfCompany(actor.companyId, row.month)
  const made = yield* closeOf(actor.companyId, row.month, row.revision)
  const revisions = yield* slipsOfStaff(actor.companyId, staff.id, row.month)
  const slip = slipFrom(row)
  const madeAt = made?.endedAt
  const year = madeAt == null ? [] : yield* slipsOfYear({ ...row, madeAt })
  const inputs = inputsFrom(row)
  const { language } = actor
  const days = yield* attendanceDays(staff.id, period.from, period.to)
  const missed = days.reduce((sum, day) => sum + missedMinutes(day), 0)
  const note = noteOf(inputs, language)
  const bank = paidTo((yield* accountsOf(actor.companyId, [staff.id])).get(staff.id), language)
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
    person: {
      name: staff.name,
      employeeNo: String(staff.id),
      team: belongsTo(roleWord(staff.role, language, labels), staff.trade, language),
      payForm: payFormOf(inputs, language),
    },
    totals: {
      pay: slip.totals.gross,
      deductions: slip.totals.deductions,
      ...(slip.totals.repaid === undefined ? {} : { repaid: slip.totals.repaid }),
      net: slip.totals.net,
    },
    attendance: attendanceOf(inputs, missed, language, labels),
    pay: paySection(slip, language, labels),
    deductions: deductionSection(slip, language, labels),
    yearToDate: yearSums(year.map(slipFrom), language),
    leave: [],
    ...(bank === undefined ? {} : { bank }),
    ...(note === undefined ? {} : { note }),
  }
  const bytes = Effect.catchTags(documents.render(payslipPaper(view, made?.startedAt ?? "2026-01-01T00:00:00.000Z")), {
    DocumentsBusy: () => Effect.fail(busy),
    PaperNotDrawn: (fault) => (fault.isLate ? Effect.fail(busy) : Effect.die(fault)),
  })
  return { bytes, fileName: payslipFileName(view) }
})
