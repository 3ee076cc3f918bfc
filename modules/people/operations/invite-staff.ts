/** Takes a person on from the screen: his record at once; who has an address becomes a member by his own yes. */

import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Language } from "#modules/kernel/codes.ts"
import type { InviteStaff } from "../contract/staff-input.ts"
import { checkPayDays } from "./check-pay-days.ts"
import { askForMembership, isMemberByAddress } from "./invitations.ts"
import { judgeNewcomer } from "./newcomer.ts"
import { partnersByIds } from "./partners.ts"
import { type NewStaff, registerStaff, registerWithoutLogin } from "./register-staff.ts"
import { saveParts } from "./save-profile.ts"
import { staffDetail } from "./show-staff.ts"

/** The founder gets his record under his own account; everybody else with an address is asked. Gives the record's id. */
const takeOn = Effect.fn("People.takeOn")(function* (companyId: number, of: NewStaff, language: Language | undefined) {
  if (of.email == null) return yield* registerWithoutLogin(companyId, of)
  if (yield* isMemberByAddress(companyId, of.email)) return yield* registerStaff(companyId, of)
  const id = yield* registerWithoutLogin(companyId, of)
  const { email, name, role } = of
  yield* askForMembership(companyId, { email, language, name, role, staffId: id, partnerId: of.partnerId ?? null })
  return id
})

/**
 * Whether somebody has an account under the address is not to be told from the answer (D68).
 *
 * Fails as judgeNewcomer does, and with Email_Already_exist.
 */
export const inviteStaff = Effect.fn("People.inviteStaff")(function* (asked: InviteStaff) {
  const { companyId } = yield* CurrentActor
  const of = yield* judgeNewcomer(asked, (partnerId) =>
    Effect.map(partnersByIds(companyId, [partnerId]), (partners) => partners.get(partnerId)),
  )
  if (of.terms !== undefined) yield* checkPayDays(of.terms)
  const id = yield* takeOn(companyId, of, asked.language)
  yield* saveParts({ companyId, id, role: of.role }, asked)
  return yield* staffDetail(id)
})
