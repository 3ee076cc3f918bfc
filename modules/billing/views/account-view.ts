/** What is stored of a company's plan → the account on which it is decided. */
import type { CompanyRow, PlanRow } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import type { UsageRow } from "../repository/usage.ts"
import type { BillRow } from "../repository.ts"
import type { Account, AccountBill, PlanFacts } from "../rules/account.ts"

export const planFacts = ({ id, name, price, totalUser }: PlanRow): PlanFacts => ({ id, name, price, totalUser })

const accountBill = (row: BillRow, held: number | undefined): AccountBill => ({
  id: row.id,
  purpose: row.purpose,
  plan: { id: row.planId, name: row.planName, price: row.planPrice, totalUser: row.totalUser },
  optionId: row.optionId,
  months: row.months,
  freeMonths: row.freeMonths,
  people: row.people,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  total: row.total,
  credit: row.credit,
  unused: row.unused,
  dueOn: row.dueOn,
  status: row.status,
  isBanking: row.bankingAt !== null,
  held,
  promisedBy: row.bankingBy,
  usedUntil: row.usedUntil,
  stoppedOn: row.stoppedOn,
  renews: row.renews,
})

interface Stored {
  readonly plan: PlanRow | undefined
  readonly bills: ReadonlyArray<BillRow>
  readonly usages: ReadonlyArray<UsageRow>
  readonly balance: number
  readonly held: ReadonlyMap<number, number>
}
export const accountOf = (company: CompanyRow, { balance, bills, held, plan, usages }: Stored): Account => ({
  plan: plan === undefined ? undefined : planFacts(plan),
  optionId: company.subscriptionOptionId,
  term: company.paymentTerm,
  extraMembers: company.extraMembers,
  endsOn: company.planEndsOn,
  isActive: company.paymentStatus === activeStatuses.active,
  isApproved: company.status === activeStatuses.active,
  expiredAt: company.expiredAt,
  bills: bills.map((row) => accountBill(row, held.get(row.id))),
  usages,
  balance,
  moves: [],
})
