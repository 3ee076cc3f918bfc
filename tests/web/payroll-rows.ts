/** A row of 給与一覧 in words: only what the case is about is written. */
import { noYen, yen } from "#modules/kernel/yen.ts"
import type { PayRow } from "#modules/payroll/contract/views.ts"

const noParts = {
  basePay: noYen,
  premiumPay: noYen,
  otherPay: noYen,
  insurance: noYen,
  incomeTax: noYen,
  residentTax: noYen,
  otherDeductions: noYen,
}
interface Written {
  readonly name?: string
  readonly net: number | null
  readonly gross?: number
  readonly difference?: number | null
}
let lastId = 0

export const aRow = ({ name = "山田", net, gross, difference = 0 }: Written): PayRow => ({
  id: null,
  userId: ++lastId,
  name,
  furiganaName: null,
  roleId: 12,
  salaryType: 1,
  state: "draft",
  revision: 0,
  days: 20,
  workedMinutes: 9600,
  overtimeMinutes: 60,
  nightMinutes: 0,
  holidayMinutes: 0,
  breakdown: net === null ? null : noParts,
  gross: net === null ? null : yen(gross ?? net),
  deductions: net === null ? null : noYen,
  net: net === null ? null : yen(net),
  repaid: net === null ? null : noYen,
  difference: net === null ? null : difference,
  changes: [],
  beforeCorrection: null,
  missing: net === null ? ["noTerms"] : [],
  warnings: [],
  permissions: { actions: ["read"], fields: {} },
})
