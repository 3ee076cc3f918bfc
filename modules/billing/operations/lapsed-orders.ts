/** Orders of a company in use whose transfer did not come: told, and kept for money that comes after all (BILL-18, D114). */
import { Effect } from "effect"
import type { CompanyRow } from "#modules/companies/index.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { billsByIds, saveBills } from "../repository.ts"
import { type Account, isOffer } from "../rules/account.ts"
import { tellGivenBack } from "./tell-sign-up.ts"

/** After an account was stored without them: whoever promised the transfer hears of it, and the platform. */
export const noteLapsed = Effect.fnUntraced(function* (company: CompanyRow, before: Account, after: Account) {
  const kept = new Set(after.bills.map(({ id }) => id))
  const gone = before.bills.filter((bill) => isOffer(bill) && bill.isBanking && !kept.has(bill.id))
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  yield* saveBills(company.id, ids, { lapsedAt: yield* instantNow })
  // It is promised by nobody any more; who did is still told.
  const promised = new Map(gone.map(({ id, promisedBy }) => [id, promisedBy]))
  for (const bill of yield* billsByIds(company.id, ids))
    yield* tellGivenBack(company, { ...bill, bankingBy: promised.get(bill.id) ?? null }, "timedOut")
})
