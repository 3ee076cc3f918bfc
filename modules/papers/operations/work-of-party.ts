/** The work that a paper's party is billed for, or bills us: a customer's, a vendor's, a freelancer's. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { partnersByIds, staffByIds, staffOfCompany, type Terms, termsCovering, termsOn } from "#modules/people/index.ts"
import { billableShiftRows, freelancersShiftRows, vendorsShiftRows } from "#modules/scheduling/index.ts"
import { payeeRoles } from "../policy/visible-papers.ts"
import { customersSide, priceKindOf, type WorkedShift } from "../rules/billed-work.ts"

export interface AskedWork {
  readonly taskIds?: ReadonlyArray<number> | undefined
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}
/** Of a customer (or all), with its number beside each. */
export const workOfCustomers = Effect.fn("Papers.workOfCustomers")(function* (
  companyId: number,
  asked: AskedWork & { readonly customerId?: number },
) {
  const rows = yield* billableShiftRows(companyId, asked)
  return rows.map((row) => ({ ...row, ...customersSide }))
})

/** Of a vendor (or all): at the slot's price, else at the one that is agreed with the vendor. */
export const workOfVendors = Effect.fn("Papers.workOfVendors")(function* (
  companyId: number,
  asked: AskedWork & { readonly partnerId?: number },
) {
  const rows = yield* vendorsShiftRows(companyId, asked)
  const vendors = yield* partnersByIds(companyId, [...new Set(rows.map(({ partnerId }) => partnerId))])
  return rows.map((row): WorkedShift => {
    const agreed = vendors.get(row.partnerId)?.vendorPrices
    const usual = priceKindOf(row.shift) === "night" ? agreed?.nightUnitPrice : agreed?.regularUnitPrice
    return { ...row, staffId: null, unitPrice: row.unitPrice ?? usual ?? null }
  })
})

/** PAY-19: whoever is paid by the project unit price on a day bills it; on other terms it is a wage. */
const byProject = (row: { readonly day: IsoDate }, terms: ReadonlyArray<Terms>) => {
  const onDay = termsOn(terms, row.day)
  return onDay?.salaryType === "construction" ? onDay : undefined
}

/** Of a freelancer (or all): at the price of the shift, else at his project unit price of that day. */
export const workOfFreelancers = Effect.fn("Papers.workOfFreelancers")(function* (
  companyId: number,
  asked: AskedWork & { readonly staffId?: number },
) {
  const people =
    asked.staffId === undefined
      ? yield* staffOfCompany(companyId, { roles: payeeRoles, includeBlocked: true })
      : (yield* staffByIds(companyId, [asked.staffId])).values()
  const staffIds = [...people].map(({ id }) => id)
  const rows = yield* freelancersShiftRows(companyId, { ...asked, staffIds })
  const days = rows.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const terms = yield* termsCovering(companyId, [...new Set(rows.map(({ staffId }) => staffId))], first, last)
  return rows.flatMap((row): ReadonlyArray<WorkedShift> => {
    const onDay = byProject(row, terms.get(row.staffId) ?? [])
    if (onDay === undefined) return []
    return [{ ...row, partnerId: null, unitPrice: row.unitPrice ?? onDay.basicSalary }]
  })
})

/** Whom a paper is with, and on which side of it. */
export interface WorkParty {
  readonly partnerId: number | null
  readonly staffId: number | null
  readonly isCustomersPaper: boolean
}
export const workOfParty = Effect.fn("Papers.workOfParty")(function* (
  companyId: number,
  { isCustomersPaper, partnerId, staffId }: WorkParty,
  asked: AskedWork,
) {
  if (partnerId === null) return staffId === null ? [] : yield* workOfFreelancers(companyId, { ...asked, staffId })
  if (!isCustomersPaper) return yield* workOfVendors(companyId, { ...asked, partnerId })
  return yield* workOfCustomers(companyId, { ...asked, customerId: partnerId })
})
