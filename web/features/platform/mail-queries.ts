/** Mails of no company, as the platform lists them. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { notifications } from "@/features/mails/client.ts"
import { stateOf } from "@/features/mails/mail-state.tsx"
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

/** The platform's pages hear of no change by themselves: a mail that waits is asked for until its fate is known. */
const waitsMillis = 5_000
const isOnItsWay = (mail: PlatformMailRow) => ["waiting", "retrying"].includes(stateOf(mail))
const whileOnItsWay = (mails: ReadonlyArray<PlatformMailRow> | undefined) =>
  mails?.some(isOnItsWay) === true ? waitsMillis : false

export const platformMailRows = ({ q, state }: PlatformSearch) => {
  const { first, all } = pagedRows<PlatformMailRow, MailPage>([...platformMailsKey, { q, state }], (asked, signal) =>
    fetchMails({ q, state }, asked, signal),
  )
  return {
    first: infiniteQueryOptions({
      ...first,
      refetchInterval: ({ state: { data } }) => whileOnItsWay(data?.pages.flatMap((one) => one.data)),
    }),
    all: queryOptions({ ...all, refetchInterval: ({ state: { data } }) => whileOnItsWay(data) }),
  }
}
export const platformMailQuery = (id: number) =>
  queryOptions({
    queryKey: [...platformMailsKey, "one", id],
    queryFn: ({ signal }) => data(notifications.platformMail({ params: { id }, fetchOptions: { signal } })),
    refetchInterval: ({ state }) => (state.data === undefined ? false : whileOnItsWay([state.data])),
  })
