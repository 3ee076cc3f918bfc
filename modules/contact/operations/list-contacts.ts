/** /contacts: what people wrote, for the platform's own people (AUTH-20). */
import { Effect } from "effect"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import type { ContactQuery } from "../contract/contact.ts"
import { countEntries, entries } from "../repository.ts"
import { entryView } from "../views/entry-view.ts"

export const listContacts = Effect.fn("Contact.list")(function* (asked: ContactQuery) {
  const { keyword = "" } = asked
  const page = pageAsked(asked)
  const rows = yield* entries(keyword, page)
  return pageOf(page, rows.map(entryView), yield* countEntries(keyword))
})
