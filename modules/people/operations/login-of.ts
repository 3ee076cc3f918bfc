import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import type { Login } from "../codes.ts"
import type { Staff } from "../model.ts"
import { openQuestionOf } from "../repository/invitations.ts"
import { isInternalAddress } from "../rules/internal-address.ts"

/** How somebody stands to an account of his own. */
export const loginOf = Effect.fn("People.loginOf")(function* ({
  companyId,
  id,
  personId,
}: Pick<Staff, "companyId" | "id" | "personId">) {
  const [owner] = yield* peopleByIds([personId])
  const login: Login = owner === undefined || !isInternalAddress(owner.email) ? "own" : "none"
  if (login === "own") return login
  return (yield* openQuestionOf(companyId, id)) === undefined ? login : ("asked" as const)
})
