/** Fixed costs of a month of the server. */
import { loadTexts } from "@/i18n/i18n.ts"
import { isText, known, typedOf } from "@/lib/address.ts"
import { page } from "@/lib/client.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { expenses } from "./client.ts"

export interface FixedCostSearch {
  readonly q?: string
  readonly month?: string | undefined
  readonly sort?: string | undefined
}
type Given = Readonly<Record<string, unknown>>
export const fixedCostSearch = ({ month, q, sort }: Given): FixedCostSearch =>
  known({
    q: typedOf(q),
    month: isText(month) && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    sort: isText(sort) ? sort : undefined,
  })
/** This month, where the address names none. */
export const monthOf = ({ month }: FixedCostSearch) => month ?? dayOfInstant(new Date().toISOString()).slice(0, 7)

export const fixedCostsKey = ["fixedCosts"]
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchPage = (month: string, q: string | undefined, asked: Asked) =>
  page(expenses.listFixedCosts({ query: { month, ...(q === undefined ? {} : { keyword: q }), ...asked } }))
export type FixedCostPage = Awaited<ReturnType<typeof fetchPage>>
export type FixedCost = FixedCostPage["data"][number]
export const fixedCostRows = (search: FixedCostSearch) => {
  const [month, { q }] = [monthOf(search), search]
  return pagedRows<FixedCost, FixedCostPage>([...fixedCostsKey, month, q ?? ""], (asked) => fetchPage(month, q, asked))
}
export const loadFixedCosts = async (address: object) => {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(fixedCostRows(fixedCostSearch({ ...address })).first),
    loadTexts("expenses", "list", "form"),
  ])
}
