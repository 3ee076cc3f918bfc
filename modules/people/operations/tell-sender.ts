/** Whoever invited is told what was answered, where he is a member of the company still. */
import { Effect } from "effect"
import { membershipOfPerson } from "#modules/companies/index.ts"
import { notify } from "#modules/notifications/index.ts"
import type { InvitationRow } from "../repository/invitations.ts"

export const tellSender = Effect.fn("People.tellSender")(function* (of: InvitationRow, isYes: boolean) {
  const { companyId, email, id, invitedBy } = of
  if ((yield* membershipOfPerson(companyId, invitedBy)) === undefined) return
  const who = of.name ?? email
  yield* notify(companyId, {
    kind: "invitationAnswered",
    subject: `invitation:${id}`,
    path: "/invites-user",
    texts: isYes
      ? {
          ja: `${who}さんが招待を受け、参加しました。`,
          en: `${who} accepted the invitation and has joined.`,
          vi: `${who} đã nhận lời mời và tham gia.`,
        }
      : {
          ja: `${who}さんは招待を断りました。`,
          en: `${who} declined the invitation.`,
          vi: `${who} đã từ chối lời mời.`,
        },
    personIds: [invitedBy],
  })
})
