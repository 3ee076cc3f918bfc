/** Whom a month pays something, and those of them whose account no transfer takes. */
import { Effect, Result } from "effect"
import { judgedAccount } from "#modules/kernel/transfer/account-faults.ts"
import { accountsOf, type PaidPerson } from "#modules/people/index.ts"
import type { Calculated } from "./calculate.ts"

/** Sees everybody of a month on the way, and keeps whom it pays. */
export const paidAccounts = () => {
  const paid = new Map<number, PaidPerson>()
  const take = ({ gathered: { staff }, result }: Calculated) => {
    if (Result.isSuccess(result) && result.success.slip.totals.net > 0) paid.set(staff.id, staff)
  }
  const withoutAccount = Effect.fn("Payroll.paidWithoutAccount")(function* (companyId: number) {
    const accounts = yield* accountsOf(companyId, [...paid.keys()])
    return [...paid.values()].filter(({ id }) => judgedAccount("salary", accounts.get(id) ?? null).faults.length > 0)
  })
  return { take, withoutAccount }
}
