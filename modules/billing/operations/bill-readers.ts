/** Who of a company reads what it owes: whoever pays its bills there, and by mail one of them. */
import { Effect } from "effect"
import { type CompanyRow, membershipsOfCompany } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { billPayers } from "../policy.ts"

/**
 * By mail whoever promised the payment, else the first admin, else the first who pays: none of them unless he does so still, for
 * what a company owes is no business of somebody who has left it. Before the platform's yes it is its founder.
 */
export const billReaders = Effect.fnUntraced(function* (
  { adminId, id, status }: Pick<CompanyRow, "adminId" | "id" | "status">,
  promisedBy: number | null = null,
) {
  const payers = yield* membershipsOfCompany(id, billPayers)
  const people = payers.filter((one) => one.status === activeStatuses.active).map(({ personId }) => personId)
  const isFounding = status === activeStatuses.notVerify || status === activeStatuses.rejectVerify
  const [first = null] = people
  const reader = isFounding ? adminId : ([promisedBy, adminId].find((one) => people.some((of) => of === one)) ?? first)
  return { people, reader }
})
