/** Signs a person in on his telephone by a link: its code stands for him and the company that he has chosen (D97). */
import { Effect } from "effect"
import { makeMobileCode, signedIn, takeMobileCode } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { adoptCompany } from "#modules/kernel/write.ts"
import { membershipOfPerson } from "../repository.ts"

/** Fails with Your_Company_In_Header_Not_Valid for a company that he is no member of. */
export const makeMobileLink = Effect.fn("Companies.makeMobileLink")(function* (companyId: number | undefined) {
  const { personId } = yield* CurrentPerson
  if (companyId !== undefined && (yield* membershipOfPerson(companyId, personId)) === undefined)
    return yield* refuse("Your_Company_In_Header_Not_Valid")
  return yield* makeMobileCode(companyId ?? null)
})

const nowhere = { companyId: null, roleId: null } as const
/** Who is no member of that company any more, or is shut out of it, comes to the picker and is named none. */
const chosen = Effect.fn("Companies.chosenOfCode")(function* (companyId: number | null, personId: number) {
  if (companyId === null) return nowhere
  yield* adoptCompany(companyId)
  const member = yield* membershipOfPerson(companyId, personId)
  return member?.status === activeStatuses.active ? { companyId, roleId: member.role } : nowhere
})

/** Fails with Link_Expired, Link_Used, User_Blocked, User_Not_Verify, User_Suspend. */
export const redeemMobileLink = Effect.fn("Companies.redeemMobileLink")(function* (code: string) {
  const { companyId, personId } = yield* takeMobileCode(code)
  const tokens = yield* signedIn(personId)
  return { ...tokens, ...(yield* chosen(companyId, personId)) }
})
