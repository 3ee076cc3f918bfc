import { enterCompany } from "@/features/session/enter-company.ts"
import { joinedNote } from "@/features/session/joined-note.ts"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import type { Invitation } from "./invitation-query.ts"
import { ownWords, withoutRefused } from "./own-words.ts"

type Asked = Pick<Invitation, "companyName" | "inviteId" | "noted" | "roleId">

/** The signed-in person says yes, as what he read that he is asked, and comes into the company. */
export const join = async ({ companyName, inviteId, roleId }: Asked, own: object = {}) => {
  const joined = await data(people.acceptInvite({ body: { ...own, inviteId, isAccepted: 1, roleId } }))
  joinedNote.keep(companyName)
  enterCompany(joined)
}
const joinAsStaff = async (asked: Asked, own: object) => {
  const { companyName, inviteId } = asked
  const question = (await data(people.listOwnInvitations())).find(({ id }) => id === inviteId)
  if (question === undefined) return await join(asked)
  const { companyId, email } = question
  const body = { ...own, inviteId, email, companyId, roleId: question.roleId }
  const joined = await data(people.staffRegister({ body }))
  ownWords.drop(inviteId)
  joinedNote.keep(companyName)
  enterCompany(joined)
}
/** The same with what he says of himself or of his company in one step (INV-11), which is kept until the company has it. */
export const joinSaying = async (asked: Asked, own: object) => {
  ownWords.keep(asked.inviteId, own)
  if (asked.noted.as === "staff") return await joinAsStaff(asked, own)
  await join(asked, own)
  ownWords.drop(asked.inviteId)
}

/** His yes once the account stands, with what he said of himself then; what of it was refused is left out of his next yes. */
export const joinAgain = async (asked: Asked) => {
  const own = ownWords.of(asked.inviteId)
  if (own === undefined) return await join(asked)
  await joinSaying(asked, own).catch((error: unknown) => {
    ownWords.keep(asked.inviteId, withoutRefused(own, error))
    throw error
  })
}
/** No by whoever is signed in by the invited address, or by whoever holds the link of its mail. */
export const decline = async ({ inviteId, isMine, token }: Pick<Invitation, "inviteId" | "isMine" | "token">) => {
  if (isMine) await data(people.acceptInvite({ body: { inviteId, isAccepted: 0 } }))
  else await data(people.declineInvite({ body: { token } }))
}
