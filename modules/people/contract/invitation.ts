/** A company's question whether somebody wants to be its member, as the one who is asked sees and answers it. */
import { Schema } from "effect"
import { Id } from "#modules/kernel/fields/row.ts"
import { Flag } from "./terms.ts"

export const OwnInvitation = Schema.Struct({
  id: Schema.Int,
  companyName: Schema.String,
  roleId: Schema.Int,
  invitedAt: Schema.String,
  expiresAt: Schema.String,
})

/** Yes is 1, no is 0. */
export const AnswerInvitation = Schema.Struct({
  inviteId: Id,
  isAccepted: Flag,
})
export type AnswerInvitation = typeof AnswerInvitation.Type
