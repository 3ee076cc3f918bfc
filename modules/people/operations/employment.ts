/** Who works for the company itself within a period, by id alone: of everybody no more is in memory at once. */
import { Effect } from "effect"
import { memberIdsOfRole } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { employmentRows } from "../repository/staff.ts"

/**
 * Everybody's ids, ascending: those who work here or left within the period, and the others. A vendor's workers are in
 * neither; it employs and pays them itself (D107).
 */
export const employment = Effect.fn("People.employment")(function* (
  companyId: number,
  period: { readonly from: IsoDate; readonly to: IsoDate },
) {
  const vendorWorkers = yield* memberIdsOfRole(companyId, "vendorWorker")
  const own = (yield* employmentRows(companyId, period)).filter(({ membershipId }) => !vendorWorkers.has(membershipId))
  const idsOf = (isEmployed: boolean) => own.filter((one) => one.isEmployed === isEmployed).map(({ id }) => id)
  return { employed: idsOf(true), others: idsOf(false) }
})
