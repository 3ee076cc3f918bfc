/** How the invitations of 得意先 or 協力会社 stand, as far as this person sees them. */
import { queryOptions } from "@tanstack/react-query"
import { invitationsKey, type SentRow } from "@/features/invitations/invitation-queries.ts"
import { page } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import type { Kind } from "./kinds.ts"

/** The newest of each record by the record's id; the server gives the newest first. */
const newest = (rows: ReadonlyArray<SentRow>) => {
  const found = new Map<number, SentRow>()
  for (const row of rows) if (row.userId !== null && !found.has(row.userId)) found.set(row.userId, row)
  return found
}
export const partnerInvitationsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: [...invitationsKey, "partners", kind],
    queryFn: async ({ signal }) => {
      const body = { partner: kind, pageSize: 10_000 } as const
      return newest((await page(people.listSentInvitations({ body, fetchOptions: { signal } }))).data)
    },
  })
