/** Mails of no company, as the platform lists them. */
import { queryOptions } from "@tanstack/react-query"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { notifications } from "@/features/mails/client.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { type PlatformSearch, stateIn } from "./platform-search.ts"

export const platformMailsKey = ["platform-mails"] as const
export const platformMailStates = ["pending", "sent", "failed"] as const

type Asked = { readonly pageIndex: number; readonly pageSize: number }
const fetchMails = (search: PlatformSearch, asked: Asked, signal: AbortSignal) => {
  const state = stateIn(platformMailStates, search)
  return page(
    notifications.platformMails({
      body: {
        ...asked,
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(state === undefined ? {} : { status: mailStatuses[state] }),
      },
      fetchOptions: { signal },
    }),
  )
}
type MailPage = Awaited<ReturnType<typeof fetchMails>>
export type PlatformMailRow = MailPage["data"][number]

export const platformMailRows = ({ q, state }: PlatformSearch) =>
  pagedRows<PlatformMailRow, MailPage>([...platformMailsKey, { q, state }], (asked, signal) =>
    fetchMails({ q, state }, asked, signal),
  )
export const platformMailQuery = (id: number) =>
  queryOptions({
    queryKey: [...platformMailsKey, "one", id],
    queryFn: ({ signal }) => data(notifications.platformMail({ params: { id }, fetchOptions: { signal } })),
  })
