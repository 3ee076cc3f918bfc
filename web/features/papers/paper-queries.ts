/** Papers of the server: the list, one whole, and what can be billed. */
import { queryOptions } from "@tanstack/react-query"
import { paperStatuses, paperTypes } from "#modules/papers/codes.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, page } from "@/lib/client.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { papers, papersKey } from "./client.ts"
import { type PaperSearch, paperSearch } from "./paper-search.ts"
import { ratesQuery } from "./rates-query.ts"

const fetchPaper = (id: number) => data(papers.details({ params: { id } }))
export type PaperView = Awaited<ReturnType<typeof fetchPaper>>
const one = <Values extends ReadonlyArray<number>>(
  values: Values,
  value: number | undefined,
): Values[number] | undefined => values.find((known) => known === value)

const bodyOf = ({ from, least, most, paid, q, site, status, to, type }: PaperSearch) => {
  const ofType = one(Object.values(paperTypes), type)
  const inState = one(Object.values(paperStatuses), status)
  return {
    ...(q === undefined ? {} : { keyword: q }),
    ...(ofType === undefined ? {} : { type: ofType }),
    ...(site === undefined ? {} : { siteId: site }),
    ...(inState === undefined ? {} : { status: inState }),
    ...(paid === undefined ? {} : { paymentStatus: paid }),
    ...(from === undefined ? {} : { issuedFrom: from }),
    ...(to === undefined ? {} : { issuedTo: to }),
    ...(least === undefined ? {} : { totalFrom: least }),
    ...(most === undefined ? {} : { totalTo: most }),
  }
}
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchPage = (search: PaperSearch, asked: Asked) => page(papers.list({ body: { ...bodyOf(search), ...asked } }))
export type PaperPage = Awaited<ReturnType<typeof fetchPage>>
export type PaperRow = PaperPage["data"][number]

/** The list under these filters, whatever its order. */
export const paperRows = ({ sort: _, ...filters }: PaperSearch) =>
  pagedRows<PaperRow, PaperPage>([...papersKey, "list", filters], (asked) => fetchPage(filters, asked))
export const paperQuery = (id: number) =>
  queryOptions({ queryKey: [...papersKey, "one", id], queryFn: () => fetchPaper(id) })

/** As an answer has it by now. */
export const showStored = (view: PaperView) => queryClient.setQueryData(paperQuery(view.id).queryKey, view)

type Kind = (typeof paperTypes)[keyof typeof paperTypes]
export const kindOf = (type: number | undefined): Kind => one(Object.values(paperTypes), type) ?? paperTypes.invoice
const fetchParties = async (type: number) =>
  (await page(papers.parties({ body: { type: kindOf(type), pageSize: 10_000 } }))).data
export type PartyRow = Awaited<ReturnType<typeof fetchParties>>[number]
export const partiesQuery = (type: number) =>
  queryOptions({
    queryKey: [...papersKey, "parties", type],
    queryFn: () => fetchParties(type),
  })
interface Stretch {
  readonly from: string
  readonly to: string
  readonly paperId?: number
}
interface NamedParty {
  readonly partnerId?: number
  readonly staffId?: number
}
const { acceptanceLabor, agencyRequest, invoice, requestLabor } = paperTypes
/** The kinds whose lines are taken from the work. */
export const kindsFromWork: ReadonlyArray<number> = [invoice, requestLabor, acceptanceLabor, agencyRequest]
/** The work of a customer for its invoice, of a vendor or freelancer for the papers by which he is paid. */
export const askWork = (type: number, party: NamedParty, stretch: Stretch) => {
  const payees = one([requestLabor, acceptanceLabor, agencyRequest] as const, type)
  return payees === undefined
    ? data(papers.ofCustomer({ params: { id: party.partnerId ?? 0 }, body: stretch }))
    : data(papers.ofPayee({ body: { type: payees, ...party, ...stretch } }))
}
export type WorkOfParty = Awaited<ReturnType<typeof askWork>>

export const loadPapers = async (address: object) => {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(paperRows(paperSearch({ ...address })).first),
    loadTexts("papers", "list", "transfer", "journal"),
  ])
}
export const loadPaper = async (id: number) => {
  await Promise.all([queryClient.ensureQueryData(paperQuery(id)), loadTexts("papers", "letters", "form")])
}
export const loadNewPaper = async (corrects: number | undefined) => {
  await Promise.all([
    loadTexts("papers", "form"),
    queryClient.ensureQueryData(ratesQuery(dayOfInstant(new Date().toISOString()))),
    ...(corrects === undefined ? [] : [queryClient.ensureQueryData(paperQuery(corrects))]),
  ])
}
