/** 送信履歴: the management sees what its company sent, a vendor or customer what it sent or was sent itself (D101). */
import type { Actor } from "#modules/kernel/actor.ts"
import { isInGroup } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"
import { all, anyOf, type Filter, is, none, shows } from "#modules/kernel/visible.ts"
import type { MailState } from "./codes.ts"

export type MailFact = "sentBy" | "toPersonId"
export interface MailSubject {
  readonly sentBy: number | null
  readonly toPersonId: number | null
  readonly state: MailState
  /** Its link or code is gone, so that another copy of it would be of no use. */
  readonly isSpent: boolean
}

const isPartner = ({ role }: Actor) => role === "vendor" || role === "customer"

export const visibleMails = (actor: Actor): Filter<MailFact> => {
  if (isInGroup("management", actor.role)) return all
  return isPartner(actor) ? anyOf(is("sentBy", actor.personId), is("toPersonId", actor.personId)) : none
}

const mayRead = (actor: Actor, { sentBy, toPersonId }: Pick<MailSubject, MailFact>) =>
  shows(visibleMails(actor), { sentBy, toPersonId }) || "another's mail"

export const mailPolicy = definePolicy<MailSubject>()({
  entity: "mail",
  actions: {
    read: mayRead,
    resend: (actor, mail) => {
      const read = mayRead(actor, mail)
      if (read !== true) return read
      if (mail.state === "pending") return "waits to be sent"
      return !mail.isSpent || "carries a link that is gone"
    },
  },
  fields: {},
})

/** Whether there is a 送信履歴 for the actor at all. */
export const mailHistoryPolicy = definePolicy<undefined>()({
  entity: "mailHistory",
  actions: { read: (actor) => isInGroup("management", actor.role) || isPartner(actor) || "no history of mails" },
  fields: {},
})
