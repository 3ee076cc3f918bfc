/** What is owed by a transfer → everything that whoever makes it needs (D90). */
import type { CompanyRow, TransferAccount } from "#modules/companies/index.ts"
import { activeStatuses, flags, wordOf } from "#modules/kernel/codes.ts"
import type { Bill, Transfer } from "../contract/bill.ts"
import type { BillRow } from "../repository.ts"
import { taxWithin } from "../rules/bill-lines.ts"
import { referenceOf } from "./bill-view.ts"

interface Beside {
  /** That the transfer is for. */
  readonly bills: ReadonlyArray<BillRow>
  readonly views: ReadonlyArray<Bill>
  readonly account: TransferAccount | undefined
  readonly isChoosable: boolean
  readonly chosenBy: string | null
  readonly email: string | null
  readonly isLapsed: boolean
}
export const transferView = (
  company: CompanyRow,
  { account, bills, chosenBy, email, isChoosable, isLapsed, views }: Beside,
): Transfer => {
  const amount = views.reduce((sum, { held, money }) => sum + money - held, 0)
  const [first] = bills
  const reference = first === undefined ? null : referenceOf(first)
  const chosenAt = bills.find(({ bankingAt }) => bankingAt !== null)?.bankingAt ?? null
  return {
    companyId: company.id,
    companyName: company.name,
    isBanking: chosenAt === null ? flags.off : flags.on,
    chosenAt,
    chosenBy,
    bills: views,
    amount,
    tax: taxWithin(amount),
    // The first that is due: what comes later would stop what it was for.
    dueOn: bills.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
    reference,
    payer: reference === null ? null : `${reference} ${company.furiganaName ?? company.name}`,
    account: account ?? null,
    refusal: bills.find(({ refusal }) => refusal !== "")?.refusal ?? "",
    isLapsed: isLapsed ? flags.on : flags.off,
    isChoosable: isChoosable ? flags.on : flags.off,
    paymentStatus: company.paymentStatus === activeStatuses.active ? flags.on : flags.off,
    status: activeStatuses[wordOf(activeStatuses, company.status)],
    email,
  }
}
