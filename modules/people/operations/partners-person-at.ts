/** Whose mailbox a typed address is: a partner's person finds among his own mails what was sent there (D101, NOTI-02). */
import { Effect } from "effect"
import { membershipOfPerson } from "#modules/companies/index.ts"
import { personByEmail, personWithPreferences } from "#modules/identity/index.ts"
import { activeStatuses, userStatuses } from "#modules/kernel/codes.ts"

/** Null for nobody's and for our own people's, and where nobody but another company vouches that the address is his. */
export const partnersPersonAt = Effect.fn("People.partnersPersonAt")(function* (companyId: number, email: string) {
  const known = yield* personByEmail(email)
  if (known?.status !== userStatuses.active) return null
  const member = yield* membershipOfPerson(companyId, known.id)
  if (member?.status !== activeStatuses.active || member.partnerId === null) return null
  const { vouchedBy } = yield* personWithPreferences(known.id)
  return vouchedBy === null || vouchedBy === companyId ? known.id : null
})
