/** The platform asks somebody to be a company's admin: of one that has lost its own, or wants another. */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { adoptCompany } from "#modules/kernel/write.ts"
import type { InviteAdmin } from "../contract/invitation.ts"
import { alreadyNamed, askInTheNameOf, isMemberByAddress } from "./invitations.ts"

/** Runs in the platform's scope, which goes on as the company's. Fails with Not_Found and Email_Already_exist. */
export const inviteAdmin = Effect.fn("People.inviteAdmin")(function* (asked: InviteAdmin) {
  const person = yield* CurrentPerson
  const { companyId, email, language, name } = asked
  yield* companySettings(companyId)
  yield* adoptCompany(companyId)
  if (yield* isMemberByAddress(companyId, email)) return yield* alreadyNamed
  const question = { email, name: name ?? null, language, role: "admin", staffId: null, partnerId: null } as const
  const { id } = yield* askInTheNameOf(person, companyId, question)
  return { inviteId: id, email, companyId, roleId: roleIds.admin }
})
