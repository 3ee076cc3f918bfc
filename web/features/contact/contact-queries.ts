import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { contact } from "./client.ts"
import type { ContactSearch } from "./contact-search.ts"

const fetchContacts = (
  q: string | undefined,
  asked: { readonly pageIndex: number; readonly pageSize: number },
  signal: AbortSignal,
) => page(contact.list({ query: { ...asked, ...(q === undefined ? {} : { keyword: q }) }, fetchOptions: { signal } }))
type ContactPage = Awaited<ReturnType<typeof fetchContacts>>
export type ContactRow = ContactPage["data"][number]

/** What people wrote, the newest first. */
export const contactRows = ({ q }: ContactSearch) =>
  pagedRows<ContactRow, ContactPage>(["contacts", { q }], (asked, signal) => fetchContacts(q, asked, signal))
