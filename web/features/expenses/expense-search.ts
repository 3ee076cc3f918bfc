import { isText, known, typedOf } from "@/lib/address.ts"

/** The filters of a list of expenses as they stand in the address, and the request that is open. */
export interface ExpenseSearch {
  readonly q?: string
  readonly status?: number | undefined
  readonly paid?: 0 | 1 | undefined
  readonly category?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly sort?: string | undefined
  readonly request?: number | undefined
}
type Given = Readonly<Record<string, unknown>>
const numberOf = (value: unknown) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined
const dayOf = (value: unknown) => (isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)
export const expenseSearch = ({ category, from, paid, q, request, sort, status, to }: Given): ExpenseSearch =>
  known({
    q: typedOf(q),
    status: numberOf(status),
    paid: paid === 0 || paid === 1 ? paid : undefined,
    category: numberOf(category),
    from: dayOf(from),
    to: dayOf(to),
    sort: isText(sort) ? sort : undefined,
    request: numberOf(request),
  })
