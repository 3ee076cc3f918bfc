import { queryOptions } from "@tanstack/react-query"
import { invitationStates as numbers } from "#modules/people/codes.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type InvitationSearch, type InvitationState, invitationSearch } from "./invitation-search.ts"

export const invitationsKey = ["invitations"] as const

type Filters = Pick<InvitationSearch, "q" | "state">
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const ofState = (state: InvitationState) => {
  if (state === "expired") return { status: numbers.open, isExpired: 1 as const }
  return state === "open" ? { status: numbers.open, isExpired: 0 as const } : { status: numbers[state] }
}
const bodyOf = ({ q, state }: Filters) => ({
  ...(q === undefined ? {} : { keyword: q }),
  ...(state === undefined ? {} : ofState(state)),
})

const fetchSent = (filters: Filters, asked: Asked, signal: AbortSignal) =>
  page(people.listSentInvitations({ body: { ...bodyOf(filters), ...asked }, fetchOptions: { signal } }))
type SentPage = Awaited<ReturnType<typeof fetchSent>>
export type SentRow = SentPage["data"][number]
/** What the company sent, as far as this person sees it; the newest first. */
export const sentRows = ({ q, state }: InvitationSearch) =>
  pagedRows<SentRow, SentPage>([...invitationsKey, "sent", { q, state }], (asked, signal) =>
    fetchSent({ q, state }, asked, signal),
  )

/** Whether this person has sent any: what he sent stays his to see when he no longer invites (INV-12). */
export const hasSentQuery = queryOptions({
  queryKey: [...invitationsKey, "sent", "any"],
  queryFn: async ({ signal }) => (await fetchSent({}, { pageIndex: 1, pageSize: 1 }, signal)).totalItems > 0,
})

const fetchReceived = (filters: Filters, asked: Asked, signal: AbortSignal) =>
  page(people.listInviteRequest({ body: { ...bodyOf(filters), ...asked }, fetchOptions: { signal } }))
type ReceivedPage = Awaited<ReturnType<typeof fetchReceived>>
export type ReceivedRow = ReceivedPage["data"][number]
/** What the own address received, from every company. */
export const receivedRows = ({ q, state }: InvitationSearch) =>
  pagedRows<ReceivedRow, ReceivedPage>([...invitationsKey, "received", { q, state }], (asked, signal) =>
    fetchReceived({ q, state }, asked, signal),
  )

export const loadInvitations = async (address: object) => {
  const search = invitationSearch({ ...address })
  await Promise.all([
    search.box === "received"
      ? queryClient.ensureInfiniteQueryData(receivedRows(search).first)
      : queryClient.ensureInfiniteQueryData(sentRows(search).first),
    loadTexts("invitations", "list", "labels", "plan"),
  ])
}
