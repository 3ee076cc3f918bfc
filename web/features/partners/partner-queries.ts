/** 得意先 and 協力会社 of the server, each list and record by its kind. */
import { queryOptions } from "@tanstack/react-query"
import { partnersKey } from "@/features/people/partner-queries.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type Kind, phoneNames, termsNames } from "./kinds.ts"
import { type PartnerSearch, partnerSearch } from "./partner-search.ts"

const fetchCustomer = (id: number) => data(people.detailCustomer({ params: { id }, body: {} }))
const fetchVendor = (id: number) => data(people.detailVendor({ params: { id }, body: {} }))
/** Of a card alone it is said whether anybody signs in for it; lists and a new record leave that out. */
type Recorded<Card extends { readonly isJoined: 0 | 1 }> = Omit<Card, "isJoined"> & Partial<Pick<Card, "isJoined">>
export type CustomerView = Recorded<Awaited<ReturnType<typeof fetchCustomer>>>
export type VendorView = Recorded<Awaited<ReturnType<typeof fetchVendor>>>
export type PartnerView = CustomerView | VendorView

const numberIn = (view: object, name: string): number | null => {
  const value: unknown = Reflect.get(view, name)
  return typeof value === "number" ? value : null
}
/** What both kinds have in common, under one name each. */
export const readPartner = (kind: Kind, view: PartnerView) => {
  const phone: unknown = Reflect.get(view, phoneNames[kind])
  const { closingDate, monthOffset, payDate } = termsNames[kind]
  return {
    ...view,
    phoneOf: typeof phone === "string" ? phone : null,
    terms: {
      closingDate: numberIn(view, closingDate),
      monthOffset: numberIn(view, monthOffset),
      payDate: numberIn(view, payDate),
    },
  }
}
export type PartnerRow = ReturnType<typeof readPartner>

const bodyOf = ({ q, kana, status, incomplete }: PartnerSearch) => ({
  ...(q === undefined ? {} : { keyword: q }),
  ...(kana && { kanaRow: kana }),
  ...(status === undefined ? {} : { status }),
  ...(incomplete === undefined ? {} : { isIncomplete: incomplete }),
})
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchPage = async (kind: Kind, search: PartnerSearch, asked: Asked) => {
  const body = { ...bodyOf(search), ...asked }
  const { data: views, ...rest } =
    kind === "customer" ? await page(people.listCustomers({ body })) : await page(people.listVendors({ body }))
  return { ...rest, data: views.map((view) => readPartner(kind, view)) }
}
export type PartnerPage = Awaited<ReturnType<typeof fetchPage>>

/** The list under these filters, whatever its order. */
export const partnerRows = (kind: Kind, { sort: _, ...filters }: PartnerSearch) =>
  pagedRows<PartnerRow, PartnerPage>([...partnersKey, kind, "list", filters], (asked) =>
    fetchPage(kind, filters, asked),
  )

export const partnerQuery = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: [...partnersKey, kind, "one", id],
    queryFn: (): Promise<PartnerView> => (kind === "customer" ? fetchCustomer(id) : fetchVendor(id)),
  })

export const loadPartners = async (kind: Kind, address: object) => {
  const search = partnerSearch({ ...address })
  await Promise.all([
    queryClient.ensureInfiniteQueryData(partnerRows(kind, search).first),
    loadTexts("trading", "invitations", "list"),
  ])
}
export const loadPartner = async (kind: Kind, id: number) => {
  await Promise.all([
    queryClient.ensureQueryData(partnerQuery(kind, id)),
    loadTexts("trading", "people", "access", "works", "invitations", "form", "list"),
  ])
}
export const loadNewPartner = () => loadTexts("trading", "people", "form")
