/** One's own sign-ins: a list to look for a stranger in, and the end of one that is none of one's own. */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import type { SignInEntry } from "../contract/sign-in.ts"
import { familyOfAccess } from "../repository/sessions.ts"
import { signInsOf } from "../repository/sign-ins.ts"
import type { signIn } from "../tables.ts"
import { moments } from "./moments.ts"
import { tokenHash } from "./secrets.ts"
import { endSignIn } from "./sessions.ts"

interface Row {
  readonly signIn: typeof signIn.$inferSelect
  /** By which it still goes on. */
  readonly head: number | null
}
const viewOf = ({ head, signIn }: Row, own: string | undefined): SignInEntry => ({
  id: signIn.id,
  at: signIn.at,
  device: signIn.device,
  address: signIn.address === "" ? null : signIn.address,
  isOpen: head !== null,
  isCurrent: signIn.family === own,
})

/** The newest first. */
export const ownSignIns = Effect.fn("Identity.ownSignIns")(function* (token: string) {
  const { personId } = yield* CurrentPerson
  const { now } = yield* moments(0)
  const own = yield* familyOfAccess(tokenHash(token))
  return (yield* signInsOf(personId, now)).map((row) => viewOf(row, own))
})

/** Ends one of them. Fails with Not_Found, and with Update_Expired where it has ended already. */
export const endOwnSignIn = Effect.fn("Identity.endOwnSignIn")(function* (id: number, token: string) {
  const { personId } = yield* CurrentPerson
  const { now } = yield* moments(0)
  const [row] = yield* signInsOf(personId, now, id)
  if (row === undefined) return yield* refuse("Not_Found")
  if (row.head === null) return yield* refuse("Update_Expired")
  yield* endSignIn(personId, row.signIn.family)
  yield* tell({
    action: "session.endOne",
    subject: `person:${personId}`,
    before: { signIn: id, isOpen: true },
    after: { signIn: id, isOpen: false },
  })
  return viewOf({ ...row, head: null }, yield* familyOfAccess(tokenHash(token)))
})
