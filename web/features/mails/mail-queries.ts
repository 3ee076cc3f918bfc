import { queryOptions } from "@tanstack/react-query"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { notifications } from "./client.ts"
import { type MailSearch, mailSearch } from "./mail-search.ts"

export const mailsKey = ["mails"] as const

/** What was kept as a file counts as sent on the wire, and is a state of its own to who looks for it. */
const stateAsked = {
  pending: { status: mailStatuses.pending },
  sent: { status: mailStatuses.sent, isKept: 0 },
  kept: { isKept: 1 },
  failed: { status: mailStatuses.failed },
} as const

type Filters = Pick<MailSearch, "q" | "by" | "state" | "from" | "to">
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
/** The request of what is looked for. */
export const bodyOf = ({ q, by, state, from, to }: Filters) => ({
  ...(q === undefined ? {} : { [by ?? "keyword"]: q }),
  ...(state === undefined ? {} : stateAsked[state]),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})
const fetchMails = (filters: Filters, asked: Asked, signal: AbortSignal) =>
  page(notifications.mailHistory({ body: { ...bodyOf(filters), ...asked }, fetchOptions: { signal } }))
type MailPage = Awaited<ReturnType<typeof fetchMails>>
export type MailRow = MailPage["data"][number]

/** The mails under these filters, the newest first. */
export const mailListRows = ({ q, by, state, from, to }: MailSearch) =>
  pagedRows<MailRow, MailPage>([...mailsKey, "list", { q, by, state, from, to }], (asked, signal) =>
    fetchMails({ q, by, state, from, to }, asked, signal),
  )

const fetchMail = (id: number, signal: AbortSignal) =>
  data(notifications.mail({ params: { id }, fetchOptions: { signal } }))
export type Mail = Awaited<ReturnType<typeof fetchMail>>

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: [...mailsKey, "one", id],
    queryFn: ({ signal }) => fetchMail(id, signal),
  })

export const loadMails = async (address: object) => {
  const search = mailSearch({ ...address })
  await Promise.all([
    queryClient.ensureInfiniteQueryData(mailListRows(search).first),
    loadTexts("mails", "list", "plan"),
  ])
}
