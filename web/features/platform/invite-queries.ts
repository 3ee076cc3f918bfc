import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { people } from "@/lib/people-client.ts"
import { type PlatformSearch, stateIn } from "./platform-search.ts"

export const invitesKey = ["platform-invites"] as const
/** As `invitationStates` numbers them on the wire. */
const wire = { waiting: 2, yes: 1, no: 3, withdrawn: 0 } as const
export const inviteStates = ["waiting", "yes", "no", "withdrawn"] as const
export const inviteStateOf = (status: number) => inviteStates.find((one) => wire[one] === status) ?? "waiting"

type Asked = { readonly pageIndex: number; readonly pageSize: number }
const fetchInvites = (search: PlatformSearch, asked: Asked, signal: AbortSignal) => {
  const state = stateIn(inviteStates, search)
  return page(
    people.listAdminInvitations({
      body: {
        ...asked,
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(state === undefined ? {} : { status: wire[state] }),
      },
      fetchOptions: { signal },
    }),
  )
}
type InvitePage = Awaited<ReturnType<typeof fetchInvites>>
export type InviteRow = InvitePage["data"][number]

export const inviteRows = ({ q, state }: PlatformSearch) =>
  pagedRows<InviteRow, InvitePage>([...invitesKey, { q, state }], (asked, signal) =>
    fetchInvites({ q, state }, asked, signal),
  )
